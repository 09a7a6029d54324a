import type { Brokerage } from '@portico/contract/areas/brokerages/brokerage.shapes.ts'
import { choicesOf } from '@portico/contract/kit/field.ts'
import { Button } from '../../../kit/controls/button.tsx'
import { Choice } from '../../../kit/controls/choice.tsx'
import { FilterBar, type FilterSelect } from '../../../kit/lists/filter-bar.tsx'
import { SavedViews } from '../../../kit/lists/saved-views.tsx'
import { type AccountFilter, accountFilter, isNarrowed, renewalWindows } from '../list/account-filter.ts'
import classes from './account-filter-bar.module.css'

interface Props {
  readonly filter: AccountFilter
  readonly onFilter: (filter: AccountFilter) => void
  readonly onClear: () => void
  readonly brokerages: readonly Brokerage[]
}

/** What narrows and orders the working list. */
export function AccountFilterBar({ filter, onFilter, onClear, brokerages }: Props) {
  // Removed values are omitted, as in an address without them.
  const change = (changed: Readonly<Record<string, unknown>>): void =>
    onFilter(accountFilter({ ...filter, ...changed }))
  return (
    <FilterBar
      filter={{ ...filter }}
      onChange={change}
      search={{ label: 'Find an account', placeholder: 'Company name or code' }}
      selects={selectsFor(brokerages)}
    >
      <Choice
        label="Sort by"
        options={[
          { value: 'name', label: 'Name' },
          { value: 'renewal', label: 'Renewal' },
        ]}
        value={filter.sort ?? 'name'}
        onChange={(sort) => change({ sort })}
      />
      <div className={classes.clear}>
        {isNarrowed(filter) && (
          <Button kind="quiet" onClick={onClear}>
            Clear filters
          </Button>
        )}
        <SavedViews list="accounts" search={{ ...filter }} onOpen={(search) => onFilter(accountFilter(search))} />
      </div>
    </FilterBar>
  )
}

/** Someone of a single brokerage has none to choose from. */
function selectsFor(brokerages: readonly Brokerage[]): readonly FilterSelect[] {
  const ofBrokerage: FilterSelect = {
    key: 'brokerage',
    label: 'Brokerage',
    choices: brokerages.map(({ brokerCode, brokerName }) => ({ value: brokerCode, label: brokerName })),
  }
  return [
    { key: 'relationship', label: 'Relationship', choices: choicesOf({ CLIENT: 'Clients', PROSPECT: 'Prospects' }) },
    ...(brokerages.length > 1 ? [ofBrokerage] : []),
    {
      key: 'within',
      label: 'Next renewal',
      all: 'Any time',
      choices: renewalWindows.map((days) => ({ value: String(days), label: `Within ${days} days` })),
    },
    { key: 'state', label: 'Status', all: 'Active', choices: choicesOf({ ARCHIVED: 'Archived' }) },
  ]
}
