import { type PolicyEndorsement, policyEndorsement } from '@portico/contract/areas/policies/endorsement.shapes.ts'
import { endorsementMessages } from '@portico/contract/areas/policies/endorsement.messages.ts'
import { useSavedMeanwhile } from '../../../kit/forms/conflicts/use-saved-meanwhile.ts'
import { RecordDialog } from '../../../kit/records/record-dialog.tsx'
import { formatDate, isoDay } from '../../../platform/formats.ts'
import type { StoredPolicy } from '../policies.queries.ts'
import { endorsementKey, useEndorsementCalls } from './endorsements.queries.ts'

interface Props {
  readonly accountId: string
  readonly policy: StoredPolicy
  /** Undefined for a new one. */
  readonly endorsement: PolicyEndorsement | undefined
  readonly onClose: () => void
}

/** Adds an endorsement of a policy, or changes one. */
export default function EndorsementDialog({ accountId, policy, endorsement, onClose }: Props) {
  const { add, change } = useEndorsementCalls(accountId, policy.id)
  const stale = useSavedMeanwhile(endorsementKey, endorsement, onClose)
  const isNew = stale.start === undefined
  const { effectiveDate: from, expirationDate: to, endorsements } = policy
  const { number, effectiveDate, description, premiumChange } = policyEndorsement.fields
  return (
    <RecordDialog
      title={isNew ? 'Add endorsement' : 'Edit endorsement'}
      saveLabel={isNew ? 'Add endorsement' : 'Save'}
      fields={{
        number,
        effectiveDate: {
          ...effectiveDate,
          days: {
            allowed: (day) => isoDay(day) >= from && isoDay(day) <= to,
            message: endorsementMessages.outsideTerm(formatDate(from), formatDate(to)),
          },
        },
        description,
        premiumChange: { ...premiumChange, blank: 0 },
      }}
      schema={policyEndorsement.draft}
      start={{ number: String(endorsements.length + 1).padStart(3, '0') }}
      stale={stale}
      failure={endorsementMessages.saveFailed}
      onSave={(draft, base) => (base === undefined ? add(draft) : change(base, draft))}
      onClose={onClose}
    />
  )
}
