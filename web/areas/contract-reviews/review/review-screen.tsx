import { contractMessages } from '@portico/contract/areas/contract-reviews/contract-review.messages.ts'
import type { ContractReview, ReviewClause } from '@portico/contract/areas/contract-reviews/contract-review.shapes.ts'
import { useNavigate, useParams } from '@tanstack/react-router'
import { useState } from 'react'
import { buttonLook } from '../../../kit/controls/button-look.ts'
import { Button } from '../../../kit/controls/button.tsx'
import { Loaded } from '../../../kit/feedback/loaded.tsx'
import { Notice } from '../../../kit/feedback/notice.tsx'
import { Page } from '../../../kit/layout/page.tsx'
import { ConfirmCall } from '../../../kit/overlays/confirm-call.tsx'
import { AppLink } from '../../../platform/app-link.tsx'
import { ClausesCard } from '../clauses/clauses-card.tsx'
import { PagesCard } from '../clauses/pages-card.tsx'
import classes from '../contract-reviews.module.css'
import { reviewsPath, useReview, useReviewCalls } from '../contract-reviews.queries.ts'
import { DetailsCard } from './details-card.tsx'
import { NextStepsCard } from './next-steps-card.tsx'
import { ResultsCard } from './results-card.tsx'

/** A contract's requirements next to its pages, compared with the account's policies. */
export default function ReviewScreen({ accountId }: { readonly accountId: string }) {
  const { reviewId = '' }: { readonly reviewId?: string } = useParams({ strict: false })
  const review = useReview(accountId, reviewId)
  const [isRemoving, setRemoving] = useState(false)
  return (
    <Page
      key={reviewId}
      title={review.data === undefined ? 'Contract Review' : `Contract Review: ${review.data.name}`}
      name="Contract Review"
      lead="Confirm what the contract requires, then close the gaps before you sign."
      action={
        <div className={classes.actions}>
          {review.data?.mayWrite === true && (
            <Button kind="quiet-danger" onClick={() => setRemoving(true)}>
              Remove
            </Button>
          )}
          <AppLink href={reviewsPath(accountId)} {...buttonLook('secondary')}>
            All contract reviews
          </AppLink>
        </div>
      }
    >
      <Loaded query={review} failed={contractMessages.loadFailed} lines={10}>
        {(data) => (
          <>
            <Parts accountId={accountId} review={data} />
            {isRemoving && <Removing accountId={accountId} review={data} onClose={() => setRemoving(false)} />}
          </>
        )}
      </Loaded>
    </Page>
  )
}

interface Props {
  readonly accountId: string
  readonly review: ContractReview
}

function Removing({ accountId, review, onClose }: Props & { readonly onClose: () => void }) {
  const { remove } = useReviewCalls(accountId)
  const navigate = useNavigate()
  return (
    <ConfirmCall
      title={`Remove ${review.name}?`}
      confirmLabel="Remove"
      failure={contractMessages.saveFailed}
      run={async () => {
        await remove(review)
        await navigate({ to: reviewsPath(accountId) })
      }}
      onClose={onClose}
    >
      <p>The review and its requirements are removed. The contract stays in your documents.</p>
    </ConfirmCall>
  )
}

function Parts({ accountId, review }: Props) {
  const first = review.clauses.find(({ page }) => page !== null)
  const [shown, setShown] = useState({ page: first?.page ?? 1, clauseId: first?.id })
  const show = ({ id, page }: ReviewClause) => setShown({ page: page ?? 1, clauseId: id })
  const images = review.pages.flatMap((text, at) => (text === '' ? [at + 1] : []))
  // Once nothing waits to be confirmed, the result is what people come for.
  const isConfirmed = review.waiting === 0 && review.comparisons.length > 0
  return (
    <div className={classes.stack}>
      <DetailsCard accountId={accountId} review={review} />
      {images.length > 0 && (
        <Notice kind="warning">
          Pages without text: {images.join(', ')}. They are images, so nothing was read from them. Add their
          requirements by hand.
        </Notice>
      )}
      {isConfirmed && <ResultsCard accountId={accountId} review={review} />}
      <div className={review.pages.length > 0 ? classes.beside : classes.stack}>
        <ClausesCard accountId={accountId} review={review} onShow={show} />
        {review.pages.length > 0 && (
          <div className={classes.document}>
            <PagesCard
              accountId={accountId}
              review={review}
              page={shown.page}
              onPage={(page) => setShown({ page, clauseId: undefined })}
              current={shown.clauseId}
            />
          </div>
        )}
      </div>
      {!isConfirmed && <ResultsCard accountId={accountId} review={review} />}
      <NextStepsCard accountId={accountId} review={review} />
    </div>
  )
}
