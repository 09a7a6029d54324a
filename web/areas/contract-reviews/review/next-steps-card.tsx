import { certificateDraft } from '@portico/contract/areas/contract-reviews/certificate-draft.rules.ts'
import { contractMessages } from '@portico/contract/areas/contract-reviews/contract-review.messages.ts'
import { type ContractReview, SetFromReview } from '@portico/contract/areas/contract-reviews/contract-review.shapes.ts'
import { ConversationDraft } from '@portico/contract/areas/conversations/conversation.shapes.ts'
import { useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import { buttonLook } from '../../../kit/controls/button-look.ts'
import { Button } from '../../../kit/controls/button.tsx'
import { Notice } from '../../../kit/feedback/notice.tsx'
import { Card } from '../../../kit/layout/card.tsx'
import { RecordDialog } from '../../../kit/records/record-dialog.tsx'
import { apiAddress } from '../../../platform/files/api-address.ts'
import { useWork } from '../../../platform/use-work.ts'
import classes from '../contract-reviews.module.css'
import { useReviewCalls } from '../contract-reviews.queries.ts'
import { gapMessage } from './gap-message.ts'

interface Props {
  readonly accountId: string
  readonly review: ContractReview
}

/** What follows from a review: the certificate with the endorsements it needs, a message about gaps, the summary, and a set. */
export function NextStepsCard({ accountId, review }: Props) {
  const [asked, setAsked] = useState<'message' | 'set'>()
  const isCompared = review.comparisons.length > 0
  return (
    <Card title="Next steps">
      {isCompared ? (
        <div className={classes.stack}>
          {review.mayWrite && <RequestCertificate accountId={accountId} review={review} />}
          <div className={classes.actions}>
            {review.mayWrite && <Writing review={review} onAsk={setAsked} />}
            <a
              href={apiAddress(`/api/accounts/${encodeURIComponent(accountId)}/contract-reviews/${review.id}/summary`)}
              {...buttonLook('secondary')}
            >
              Download summary
            </a>
          </div>
          <p className={classes.under}>
            Endorsements go to your brokerage with the certificate request. Coverage is not in effect until the carrier
            confirms.
          </p>
        </div>
      ) : (
        <p>Confirm at least one requirement first.</p>
      )}
      {asked === 'message' && (
        <MessageDialog accountId={accountId} review={review} onClose={() => setAsked(undefined)} />
      )}
      {asked === 'set' && <SetDialog accountId={accountId} review={review} onClose={() => setAsked(undefined)} />}
    </Card>
  )
}

/** Continues to the certificate request, with the endorsements that close gaps. */
function RequestCertificate({ accountId, review }: Props) {
  const { requestCertificate } = useReviewCalls(accountId)
  const navigate = useNavigate()
  const work = useWork()
  const { comparisons, holderId, documentId: contractId, project, policies, holders } = review
  const isEndorsed = comparisons.some(({ parts }) =>
    parts.some(({ verdict, kind }) => verdict === 'GAP' && kind !== null),
  )
  const request = async () => {
    const wording = holders.find(({ id }) => id === holderId)?.wording ?? ''
    const draft = certificateDraft({ holderId: holderId ?? '', contractId, project, wording, policies, comparisons })
    const { id } = await requestCertificate(draft)
    await navigate({ to: `/${encodeURIComponent(accountId)}/certificate-request?draft=${id}` })
  }
  return (
    <>
      {work.refused !== undefined && <Notice kind="error">{work.refused}</Notice>}
      {holderId === null && <p>Choose the certificate holder to request the certificate.</p>}
      <div className={classes.actions}>
        <Button
          busy={work.busy}
          disabled={holderId === null}
          onClick={() => void work.run(request, contractMessages.saveFailed)}
        >
          {isEndorsed ? 'Request endorsements and certificate' : 'Request the certificate'}
        </Button>
      </div>
    </>
  )
}

interface WritingProps {
  readonly review: ContractReview
  readonly onAsk: (what: 'message' | 'set') => void
}

function Writing({ review, onAsk }: WritingProps) {
  return (
    <>
      {review.comparisons.some(({ verdict }) => verdict !== 'MET') && (
        <Button kind="secondary" onClick={() => onAsk('message')}>
          Send a message about gaps…
        </Button>
      )}
      <Button kind="secondary" onClick={() => onAsk('set')}>
        Save as requirement set…
      </Button>
    </>
  )
}

interface DialogProps extends Props {
  readonly onClose: () => void
}

const Message = ConversationDraft.pick({ subject: true, text: true })

function MessageDialog({ accountId, review, onClose }: DialogProps) {
  const { message } = useReviewCalls(accountId)
  return (
    <RecordDialog
      title="Send a message about gaps"
      saveLabel="Send message"
      size="large"
      fields={{
        subject: { kind: 'text', label: 'Subject', required: true, wide: true, schema: Message.shape.subject },
        text: { kind: 'long-text', label: 'Message', required: true, schema: Message.shape.text },
      }}
      schema={Message}
      start={{ subject: `Contract review: ${review.name}`, text: gapMessage(review) }}
      failure={contractMessages.saveFailed}
      onSave={({ subject, text }) => message(subject, text)}
      onClose={onClose}
    />
  )
}

function SetDialog({ accountId, review, onClose }: DialogProps) {
  const { saveSet } = useReviewCalls(accountId)
  return (
    <RecordDialog
      title="Save as requirement set"
      saveLabel="Save requirement set"
      fields={{
        name: {
          kind: 'text',
          label: 'Name',
          help: 'Example: General contractors, commercial',
          required: true,
          wide: true,
          schema: SetFromReview.shape.name,
        },
      }}
      schema={SetFromReview}
      failure={contractMessages.saveFailed}
      onSave={({ name }) => saveSet(review, name)}
      onClose={onClose}
    />
  )
}
