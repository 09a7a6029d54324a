import type { LossRunTerm } from '@portico/contract/areas/losses/loss-run.shapes.ts'
import { policyTypeName } from '@portico/contract/areas/policies/policy-types.ts'
import { CheckField } from '../../kit/forms/check-field.tsx'
import { FieldGroup } from '../../kit/forms/field-group.tsx'
import { formatDate } from '../../platform/formats.ts'

interface Props {
  readonly terms: readonly LossRunTerm[]
  readonly chosen: readonly string[]
  readonly onChange: (policyIds: string[]) => void
  readonly error: string | undefined
}

/** Policy terms to tick. */
export function TermBoxes({ terms, chosen, onChange, error }: Props) {
  return (
    <FieldGroup label="Policies" error={error}>
      {terms.map(({ policyId, policyNumber, line, from, to }) => (
        <CheckField
          key={policyId}
          label={`${policyNumber}, ${policyTypeName(line)}`}
          description={`${formatDate(from)} to ${formatDate(to)}`}
          checked={chosen.includes(policyId)}
          onChange={({ currentTarget }) =>
            onChange(currentTarget.checked ? [...chosen, policyId] : chosen.filter((each) => each !== policyId))
          }
        />
      ))}
    </FieldGroup>
  )
}
