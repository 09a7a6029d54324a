import { RecentEventFilter } from '@portico/contract/areas/operations/recent-event.shapes.ts'
import { TextField } from '../../../kit/forms/text-field.tsx'
import { FilterBar } from '../../../kit/lists/filter-bar.tsx'
import { useTypedSearch } from '../../../kit/lists/use-typed-search.ts'
import { useBrokerageSelect } from '../../brokerages/brokerages.public.ts'
import { eventFilter } from './event-filter.ts'
import type { EventFilter } from './recent-events.queries.ts'

interface Props {
  readonly filter: EventFilter
  readonly onFilter: (filter: EventFilter) => void
}

/** Narrows the recent events. */
export function EventsBar({ filter, onFilter }: Props) {
  const change = (part: EventFilter): void => onFilter(eventFilter({ ...filter, ...part }))
  return (
    <FilterBar filter={{ ...filter }} onChange={change} selects={[useBrokerageSelect('brokerage', filter.brokerage)]}>
      <Typed
        label="Account code"
        placeholder="Example: ACME"
        part="account"
        filter={filter}
        onChange={(account) => change({ account: account.toUpperCase() })}
      />
      <Typed
        label="Action"
        placeholder="Example: task.create"
        part="action"
        filter={filter}
        onChange={(action) => change({ action })}
      />
      <Typed label="Person" placeholder="Username" part="by" filter={filter} onChange={(by) => change({ by })} />
    </FilterBar>
  )
}

interface TypedProps {
  readonly label: string
  readonly placeholder: string
  readonly part: 'account' | 'action' | 'by'
  readonly filter: EventFilter
  readonly onChange: (typed: string) => void
}

/** A typed part of the filter. Invalid text shows an error, and does not filter. */
function Typed({ label, placeholder, part, filter, onChange }: TypedProps) {
  const { typed, type } = useTypedSearch(filter[part] ?? '', onChange)
  const checked = RecentEventFilter.shape[part].safeParse(typed.trim())
  const isWrong = typed.trim() !== '' && !checked.success
  return (
    <TextField
      label={label}
      placeholder={placeholder}
      value={typed}
      error={isWrong ? checked.error.issues[0]?.message : undefined}
      onChange={(event) => type(event.currentTarget.value)}
    />
  )
}
