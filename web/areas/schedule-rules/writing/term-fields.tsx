import type { RuleTerm } from '@portico/contract/areas/schedule-rules/schedule-rule.shapes.ts'
import type { ColumnDefinition } from '@portico/contract/areas/schedules/column.shapes.ts'
import { type Comparison, comparisonsOf, valuesAsked } from '@portico/contract/areas/schedules/published/rule-terms.ts'
import type { ReactNode } from 'react'
import { SelectField } from '../../../kit/forms/select-field.tsx'
import { TextField } from '../../../kit/forms/text-field.tsx'
import { comparisonLabels } from '../rule-labels.tsx'
import classes from '../rules.module.css'

interface Props {
  readonly term: RuleTerm
  /** Where the errors of its fields are. */
  readonly path: string
  readonly columns: readonly ColumnDefinition[]
  readonly errors: Readonly<Record<string, string>>
  readonly onChange: (term: RuleTerm) => void
  /** Shown next to the fields. */
  readonly children?: ReactNode
}

/** One comparison: column, operator, and value. */
export function TermFields({ term, path, columns, errors, onChange, children }: Props) {
  const column = columns.find(({ key }) => key === term.column)
  const offered = column === undefined ? (['FILLED'] as const) : comparisonsOf(column.kind)
  const asked = valuesAsked(term.comparison)
  const choose = (key: string): void => {
    const chosen = columns.find((each) => each.key === key)
    const isKept = chosen !== undefined && comparisonsOf(chosen.kind).includes(term.comparison)
    onChange({ column: key, comparison: isKept ? term.comparison : 'EQUALS', value: null, to: null })
  }
  return (
    <div className={classes.term}>
      <SelectField
        label="Column"
        required
        data={[
          { value: '', label: 'Choose a column' },
          ...columns.map(({ key, heading }) => ({ value: key, label: heading })),
        ]}
        value={column === undefined ? '' : term.column}
        error={errors[`${path}.column`]}
        onChange={(event) => choose(event.currentTarget.value)}
      />
      <SelectField
        label="Comparison"
        data={offered.map((value) => ({ value, label: comparisonLabels[value] }))}
        value={term.comparison}
        error={errors[`${path}.comparison`]}
        onChange={(event) => onChange({ ...term, comparison: event.currentTarget.value as Comparison })}
      />
      {asked > 0 && (
        <ValueField
          label={asked > 1 ? 'From' : 'Value'}
          column={column}
          value={term.value}
          error={errors[`${path}.value`]}
          onChange={(value) => onChange({ ...term, value })}
        />
      )}
      {asked > 1 && (
        <ValueField
          label="To"
          column={column}
          value={term.to}
          error={errors[`${path}.to`]}
          onChange={(to) => onChange({ ...term, to })}
        />
      )}
      {children}
    </div>
  )
}

interface ValueProps {
  readonly label: string
  readonly column: ColumnDefinition | undefined
  readonly value: string | null
  readonly error: string | undefined
  readonly onChange: (value: string) => void
}

function ValueField({ label, column, value, error, onChange }: ValueProps) {
  const choices = column?.kind === 'yesNo' ? ['Yes', 'No'] : column?.kind === 'choice' ? column.choices : []
  if (choices.length > 0) {
    return (
      <SelectField
        label={label}
        required
        data={[{ value: '', label: 'Choose a value' }, ...choices]}
        value={value ?? ''}
        error={error}
        onChange={(event) => onChange(event.currentTarget.value)}
      />
    )
  }
  return (
    <TextField
      label={label}
      required
      maxLength={200}
      value={value ?? ''}
      error={error}
      onChange={(event) => onChange(event.currentTarget.value)}
    />
  )
}
