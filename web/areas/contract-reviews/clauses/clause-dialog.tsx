import { contractMessages } from '@portico/contract/areas/contract-reviews/contract-review.messages.ts'
import type { ContractReview, ReviewClause } from '@portico/contract/areas/contract-reviews/contract-review.shapes.ts'
import { RequirementClause } from '@portico/contract/areas/vendors/requirement-clause.shapes.ts'
import { useSavedMeanwhile } from '../../../kit/forms/conflicts/use-saved-meanwhile.ts'
import { RecordDialog } from '../../../kit/records/record-dialog.tsx'
import { clauseFormFields } from '../../vendors/vendors.public.ts'
import { decideKey, useReviewCalls } from '../contract-reviews.queries.ts'

interface Props {
  readonly accountId: string
  readonly review: ContractReview
  /** The requirement to correct; undefined for a new one. */
  readonly stored?: ReviewClause
  readonly onClose: () => void
}

const newClause = { kind: 'LIMIT_EACH', line: 'GENERAL_LIABILITY' }

/** Corrects a requirement and confirms it, or adds one by hand. */
export function ClauseDialog({ accountId, review, stored, onClose }: Props) {
  const { add, decide } = useReviewCalls(accountId)
  return (
    <RecordDialog
      title={stored === undefined ? 'Add requirement' : 'Correct requirement'}
      saveLabel={stored === undefined ? 'Add requirement' : 'Confirm requirement'}
      fields={clauseFormFields}
      schema={RequirementClause}
      start={newClause}
      stale={useSavedMeanwhile(decideKey, stored, onClose)}
      valuesOf={({ clause, read }) => clause ?? read ?? newClause}
      failure={contractMessages.saveFailed}
      onSave={(clause, base) =>
        base === undefined ? add(review, clause) : decide(review, base, { state: 'CONFIRMED', clause })
      }
      onClose={onClose}
    />
  )
}
