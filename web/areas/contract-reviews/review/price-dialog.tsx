import { contractMessages } from '@portico/contract/areas/contract-reviews/contract-review.messages.ts'
import {
  type ContractReview,
  CureDraft,
  type ReviewClause,
} from '@portico/contract/areas/contract-reviews/contract-review.shapes.ts'
import { useSavedMeanwhile } from '../../../kit/forms/conflicts/use-saved-meanwhile.ts'
import { RecordDialog } from '../../../kit/records/record-dialog.tsx'
import { cureKey, useReviewCalls } from '../contract-reviews.queries.ts'

interface Props {
  readonly accountId: string
  readonly review: ContractReview
  readonly clause: ReviewClause
  readonly onClose: () => void
}

const { price, expectedOn, note } = CureDraft.shape

/** States what it costs to close a gap, and by when it can be closed. */
export function PriceDialog({ accountId, review, clause, onClose }: Props) {
  const calls = useReviewCalls(accountId)
  return (
    <RecordDialog
      title="Price to close the gap"
      saveLabel="Save price"
      fields={{
        price: { kind: 'money', label: 'Price', help: 'Additional premium, taxes, and fees', schema: price },
        expectedOn: { kind: 'day', label: 'Can be closed by', schema: expectedOn },
        note: { kind: 'long-text', label: 'Note', help: 'The insured reads it', schema: note },
      }}
      schema={CureDraft}
      stale={useSavedMeanwhile(cureKey, clause, onClose)}
      valuesOf={({ cure }) => cure ?? { price: null, expectedOn: null, note: '' }}
      failure={contractMessages.saveFailed}
      onSave={(cure, base) => calls.price(review, base ?? clause, cure)}
      onClose={onClose}
    />
  )
}
