import type { PolicyChoices } from '@portico/contract/areas/policies/policy.shapes.ts'
import { policyTypeName } from '@portico/contract/areas/policies/policy-types.ts'
import { useState } from 'react'
import { Button } from '../../../kit/controls/button.tsx'
import { SearchField } from '../../../kit/forms/kinds/search-field.tsx'
import { SelectField } from '../../../kit/forms/select-field.tsx'
import { statusNames } from '../policy-status.tsx'
import { isNarrowed, type PolicyFilter, policyFilter } from './policy-filter.ts'
import classes from './policy-list.module.css'

interface Props {
  readonly choices: PolicyChoices
  readonly filter: PolicyFilter
  readonly onFilter: (filter: PolicyFilter) => void
}

/** What narrows the working list. */
export function PolicyFilterBar({ choices, filter, onFilter }: Props) {
  const [typed, setTyped] = useState(filter.search ?? '')
  const { years, lines, carriers, statuses } = choices
  const change = (changed: Readonly<Record<string, unknown>>): void => onFilter(policyFilter({ ...filter, ...changed }))
  const select = (name: keyof PolicyFilter, label: string, options: readonly (readonly [string, string])[]) => (
    <SelectField
      label={label}
      data={options.map(([value, text]) => ({ value, label: text }))}
      value={filter[name] ?? ''}
      onChange={(event) => change({ [name]: event.currentTarget.value })}
    />
  )
  const plain = (value: string) => [value, value] as const
  return (
    <search className={classes.bar}>
      <div className={classes.search}>
        <SearchField
          label="Find a policy"
          placeholder="Number, carrier or name"
          value={typed}
          onChange={(event) => {
            setTyped(event.currentTarget.value)
            change({ search: event.currentTarget.value.trim() })
          }}
        />
      </div>
      {select('term', 'Term', [
        ['', 'Current'],
        ...years.map((year) => [year, `Effective in ${year}`] as const),
        ['all', 'All terms'],
      ])}
      {select('line', 'Line', [['', 'All'], ...lines.map((code) => [code, policyTypeName(code)] as const)])}
      {select('carrier', 'Carrier', [['', 'All'], ...carriers.map(plain)])}
      {select('status', 'Status', [['', 'All'], ...statuses.map((status) => [status, statusNames[status]] as const)])}
      {isNarrowed(filter) && (
        <div className={classes.clear}>
          <Button
            kind="quiet"
            onClick={() => {
              setTyped('')
              onFilter(filter.view === undefined ? {} : { view: filter.view })
            }}
          >
            Clear filters
          </Button>
        </div>
      )}
    </search>
  )
}
