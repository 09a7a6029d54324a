import { contractMessages } from '@portico/contract/areas/contract-reviews/contract-review.messages.ts'
import type { ContractReview } from '@portico/contract/areas/contract-reviews/contract-review.shapes.ts'
import { useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import { buttonLook } from '../../../kit/controls/button-look.ts'
import { Button } from '../../../kit/controls/button.tsx'
import { Loaded } from '../../../kit/feedback/loaded.tsx'
import { EmptyState } from '../../../kit/feedback/states.tsx'
import { FileSender } from '../../../kit/files/file-sender.tsx'
import { Card } from '../../../kit/layout/card.tsx'
import { Page } from '../../../kit/layout/page.tsx'
import { RecordList } from '../../../kit/lists/record-list.tsx'
import { AppLink } from '../../../platform/app-link.tsx'
import classes from '../contract-reviews.module.css'
import { reviewsPath, useReviewCalls, useReviews } from '../contract-reviews.queries.ts'
import { reviewColumns } from './review-columns.tsx'
import { StartDialog } from './start-dialog.tsx'

/** The contracts whose insurance requirements were compared with the policies of an account. */
export default function ReviewsScreen({ accountId }: { readonly accountId: string }) {
  const reviews = useReviews(accountId)
  const { read } = useReviewCalls(accountId)
  const navigate = useNavigate()
  const [isStarting, setStarting] = useState(false)
  const open = ({ id }: ContractReview) => navigate({ to: reviewsPath(accountId, id) })
  return (
    <Page
      title="Contract Reviews"
      lead="Check the insurance requirements of a contract against your policies before you sign it."
      action={
        <AppLink href={`/${encodeURIComponent(accountId)}/certificate-request`} {...buttonLook('secondary')}>
          Request a certificate
        </AppLink>
      }
    >
      <Loaded query={reviews} failed={contractMessages.listFailed} lines={8}>
        {(data) => (
          <div className={classes.stack}>
            {data.mayWrite && (
              <Card title="Start from a contract">
                <div className={classes.stack}>
                  <p>
                    Upload a PDF or Word document (.docx). We read its insurance requirements on our own servers. You
                    confirm each one before it counts.
                  </p>
                  <div className={classes.actions}>
                    <FileSender
                      label="Upload contract"
                      inputLabel="Contract to review"
                      accept=".pdf,.docx"
                      failure={contractMessages.saveFailed}
                      onSend={async (file, sending) => open(await read(file, sending))}
                    />
                    <Button kind="quiet" onClick={() => setStarting(true)}>
                      Start without a contract
                    </Button>
                  </div>
                </div>
              </Card>
            )}
            <RecordList
              label="Contract reviews"
              name="contract-reviews"
              noun={{ one: 'contract review', many: 'contract reviews' }}
              columns={reviewColumns(accountId)}
              isFramed
              rows={data.reviews}
              rowKey={({ id }) => id}
              startSorting={[{ key: 'createdAt', direction: 'descending' }]}
              fileName={`${accountId} contract reviews.csv`}
              empty={
                <EmptyState title="No contract reviews yet">
                  Contracts that you upload appear here with what your policies lack.
                </EmptyState>
              }
            />
            {isStarting && (
              <StartDialog
                accountId={accountId}
                sets={data.sets}
                onStarted={(review) => void open(review)}
                onClose={() => setStarting(false)}
              />
            )}
          </div>
        )}
      </Loaded>
    </Page>
  )
}
