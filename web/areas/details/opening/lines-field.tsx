import { policyTypeCodes, policyTypeName } from '@portico/contract/areas/policies/policy-types.ts'
import { useState } from 'react'
import { Button } from '../../../kit/controls/button.tsx'
import { CheckField } from '../../../kit/forms/check-field.tsx'
import { FieldGroup } from '../../../kit/forms/field-group.tsx'

interface Props {
  readonly value: readonly string[]
  readonly description?: string
  readonly error: string | undefined
  readonly onChange: (lines: string[]) => void
}

/** Lines that most accounts buy; a button adds others. */
const commonLines = ['GENERAL_LIABILITY', 'PROPERTY', 'AUTO', 'WORKERS_COMP', 'UMBRELLA', 'CYBER', 'E_AND_O', 'LPL']

/** The lines of business of an account. */
export function LinesField({ value, description, error, onChange }: Props) {
  const [showsAll, setShowsAll] = useState(false)
  const others = policyTypeCodes.filter((line) => !commonLines.includes(line))
  const shown = [...commonLines, ...others.filter((line) => showsAll || value.includes(line))]
  return (
    <FieldGroup label="Lines of business" description={description} error={error}>
      {shown.map((line) => (
        <CheckField
          key={line}
          label={policyTypeName(line)}
          checked={value.includes(line)}
          onChange={({ currentTarget: { checked } }) =>
            onChange(policyTypeCodes.filter((each) => (each === line ? checked : value.includes(each))))
          }
        />
      ))}
      {!showsAll && (
        <div>
          <Button kind="quiet" small onClick={() => setShowsAll(true)}>
            Show all lines
          </Button>
        </div>
      )}
    </FieldGroup>
  )
}
