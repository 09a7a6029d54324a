import { contractMessages } from '@portico/contract/areas/contract-reviews/contract-review.messages.ts'
import {
  ContractReviewStart,
  type ContractReview,
  type ContractReviewList,
} from '@portico/contract/areas/contract-reviews/contract-review.shapes.ts'
import { RecordDialog } from '../../../kit/records/record-dialog.tsx'
import { useReviewCalls } from '../contract-reviews.queries.ts'

interface Props {
  readonly accountId: string
  readonly sets: ContractReviewList['sets']
  readonly onStarted: (review: ContractReview) => void
  readonly onClose: () => void
}

const { name } = ContractReviewStart.shape

/** Starts a review without a contract: of a requirement set, or with requirements that are entered by hand. */
export function StartDialog({ accountId, sets, onStarted, onClose }: Props) {
  const { start } = useReviewCalls(accountId)
  return (
    <RecordDialog
      title="Start without a contract"
      saveLabel="Start review"
      fields={{
        name: {
          kind: 'text',
          label: 'Name',
          help: 'Example: Pier 9 subcontract',
          required: true,
          wide: true,
          schema: name,
        },
        requirementSetId: {
          kind: 'choice',
          label: 'Requirement set',
          help: 'Choose None to enter the requirements yourself',
          wide: true,
          choices: [{ value: '', label: 'None' }, ...sets.map((set) => ({ value: set.id, label: set.name }))],
          schema: ContractReviewStart.shape.requirementSetId,
        },
      }}
      schema={ContractReviewStart}
      failure={contractMessages.saveFailed}
      onSave={async (draft) => onStarted(await start(draft))}
      onClose={onClose}
    />
  )
}
