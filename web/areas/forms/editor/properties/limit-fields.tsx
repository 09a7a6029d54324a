import { CheckField } from '../../../../kit/forms/check-field.tsx'
import type { TableColumn, Question } from '@portico/contract/areas/forms/layout.shapes.ts'
import { takesPast } from './kind-labels.ts'

type Limits = Pick<Question | TableColumn, 'pastOnly' | 'isShare'>

interface Props {
  readonly item: Limits & { readonly kind: Question['kind'] }
  /** Whether it is answered several times: in the rows of a table, or for the items of a section. */
  readonly repeats: boolean
  readonly disabled: boolean
  readonly onChange: (patch: Partial<Limits>) => void
}

/** The limits of a question's or column's answers, in addition to the format of their kind. */
export function LimitFields({ item: { kind, pastOnly, isShare }, repeats, disabled, onChange }: Props) {
  return (
    <>
      {takesPast(kind) && (
        <CheckField
          label="Past only"
          description="Future dates are not allowed"
          disabled={disabled}
          checked={pastOnly}
          onChange={(event) => onChange({ pastOnly: event.currentTarget.checked })}
        />
      )}
      {kind === 'percent' && repeats && (
        <CheckField
          label="Percentages of a total"
          description="The total cannot be more than 100%"
          disabled={disabled}
          checked={isShare}
          onChange={(event) => onChange({ isShare: event.currentTarget.checked })}
        />
      )}
    </>
  )
}
