import type { PolicyChoices } from '@portico/contract/areas/policies/policy.shapes.ts'
import { policyTypeName } from '@portico/contract/areas/policies/policy-types.ts'
import { Button } from '../../../kit/controls/button.tsx'
import { SearchField } from '../../../kit/forms/kinds/search-field.tsx'
import { SelectField } from '../../../kit/forms/select-field.tsx'
import { SavedViews } from '../../../kit/lists/saved-views.tsx'
import { useTypedSearch } from '../../../kit/lists/use-typed-search.ts'
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
  const { years, lines, carriers, statuses } = choices
  const change = (changed: Readonly<Record<string, unknown>>): void => onFilter(policyFilter({ ...filter, ...changed }))
  const { typed, type } = useTypedSearch(filter.search ?? '', (search) => change({ search }))
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
          placeholder="Number, carrier, or name"
          value={typed}
          onChange={(event) => type(event.currentTarget.value)}
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
      <div className={classes.clear}>
        {isNarrowed(filter) && (
          <Button kind="quiet" onClick={() => onFilter(filter.view === undefined ? {} : { view: filter.view })}>
            Clear filters
          </Button>
        )}
        <SavedViews list="policies" search={{ ...filter }} onOpen={(search) => onFilter(policyFilter(search))} />
      </div>
    </search>
  )
}
