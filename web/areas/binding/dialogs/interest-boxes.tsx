import type { BindDecision } from '@portico/contract/areas/binding/binding.shapes.ts'
import { CheckField } from '../../../kit/forms/check-field.tsx'
import { FieldGroup } from '../../../kit/forms/field-group.tsx'

interface Props {
  readonly interests: BindDecision['interests']
  readonly chosen: readonly string[]
  readonly onChange: (ids: string[]) => void
  readonly error: string | undefined
}

/** The Additional Interests schedule, to choose who a binder names. */
export function InterestBoxes({ interests, chosen, onChange, error }: Props) {
  if (interests.length === 0) return null
  return (
    <FieldGroup label="Additional interests on the binder" error={error}>
      {interests.map(({ id, name, interest, assetType, asset }) => (
        <CheckField
          key={id}
          label={name}
          description={[interest === 'AI' ? 'Additional insured' : interest, `${assetType} ${asset}`.trim()]
            .filter((each) => each !== '')
            .join(', ')}
          checked={chosen.includes(id)}
          onChange={({ currentTarget }) =>
            onChange(currentTarget.checked ? [...chosen, id] : chosen.filter((each) => each !== id))
          }
        />
      ))}
    </FieldGroup>
  )
}
