import type { Brokerage } from '@portico/contract/areas/brokerages/brokerage.shapes.ts'
import { Button } from '../../../kit/controls/button.tsx'
import { Choice } from '../../../kit/controls/choice.tsx'
import { SelectField } from '../../../kit/forms/select-field.tsx'
import { type AccountFilter, accountFilter, isNarrowed, renewalWindows } from '../list/account-filter.ts'
import { AccountSearch } from '../list/account-search.tsx'
import { SavedViews } from '../../../kit/lists/saved-views.tsx'
import { useTypedSearch } from '../../../kit/lists/use-typed-search.ts'
import classes from './filter-bar.module.css'

interface Props {
  readonly filter: AccountFilter
  readonly onFilter: (filter: AccountFilter) => void
  readonly onClear: () => void
  readonly brokerages: readonly Brokerage[]
}

/** What narrows and orders the working list. */
export function FilterBar({ filter, onFilter, onClear, brokerages }: Props) {
  // What is taken away is left out, as an address without it says it.
  const change = (changed: Readonly<Record<string, unknown>>): void =>
    onFilter(accountFilter({ ...filter, ...changed }))
  const { typed, type } = useTypedSearch(filter.search ?? '', (search) => change({ search }))
  return (
    <search className={classes.bar}>
      <div className={classes.search}>
        <AccountSearch value={typed} onType={type} />
      </div>
      <SelectField
        label="Relationship"
        data={[
          { value: '', label: 'All' },
          { value: 'CLIENT', label: 'Clients' },
          { value: 'PROSPECT', label: 'Prospects' },
        ]}
        value={filter.relationship ?? ''}
        onChange={(event) => change({ relationship: event.currentTarget.value })}
      />
      {brokerages.length > 1 && (
        <SelectField
          label="Brokerage"
          data={[
            { value: '', label: 'All' },
            ...brokerages.map(({ brokerCode, brokerName }) => ({ value: brokerCode, label: brokerName })),
          ]}
          value={filter.brokerage ?? ''}
          onChange={(event) => change({ brokerage: event.currentTarget.value })}
        />
      )}
      <SelectField
        label="Next renewal"
        data={[
          { value: '', label: 'Any time' },
          ...renewalWindows.map((days) => ({ value: String(days), label: `Within ${days} days` })),
        ]}
        value={String(filter.within ?? '')}
        onChange={(event) => change({ within: event.currentTarget.value })}
      />
      <SelectField
        label="Status"
        data={[
          { value: '', label: 'Active' },
          { value: 'ARCHIVED', label: 'Archived' },
        ]}
        value={filter.state ?? ''}
        onChange={(event) => change({ state: event.currentTarget.value })}
      />
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
    </search>
  )
}
