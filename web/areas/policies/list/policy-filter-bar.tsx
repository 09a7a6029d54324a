import type { PolicyChoices } from '@portico/contract/areas/policies/policy.shapes.ts'
import { policyTypeName } from '@portico/contract/areas/policies/policy-types.ts'
import { Button } from '../../../kit/controls/button.tsx'
import { FilterBar } from '../../../kit/lists/filter-bar.tsx'
import { SavedViews } from '../../../kit/lists/saved-views.tsx'
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
  const plain = (value: string) => ({ value, label: value })
  const selects = [
    {
      key: 'term',
      label: 'Term',
      all: 'Current',
      choices: [
        ...years.map((year) => ({ value: year, label: `Effective in ${year}` })),
        { value: 'all', label: 'All terms' },
      ],
    },
    { key: 'line', label: 'Line', choices: lines.map((value) => ({ value, label: policyTypeName(value) })) },
    { key: 'carrier', label: 'Carrier', choices: carriers.map(plain) },
    { key: 'status', label: 'Status', choices: statuses.map((value) => ({ value, label: statusNames[value] })) },
  ]
  return (
    <FilterBar
      filter={{ ...filter }}
      onChange={change}
      search={{ label: 'Find a policy', placeholder: 'Number, carrier, or name' }}
      selects={selects}
    >
      <div className={classes.clear}>
        {isNarrowed(filter) && (
          <Button kind="quiet" onClick={() => onFilter(filter.view === undefined ? {} : { view: filter.view })}>
            Clear filters
          </Button>
        )}
        <SavedViews list="policies" search={{ ...filter }} onOpen={(search) => onFilter(policyFilter(search))} />
      </div>
    </FilterBar>
  )
}
