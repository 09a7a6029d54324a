import { scheduleChoices } from '@portico/contract/areas/schedules/schedule-choices.ts'
import { dataFilters, type DataQuery } from '@portico/contract/areas/brokerage-data/schedules/schedule-data.shapes.ts'
import { choicesOf } from '@portico/contract/kit/field.ts'
import { FilterBar } from '../../../kit/lists/filter-bar.tsx'
import { SavedViews } from '../../../kit/lists/saved-views.tsx'
import { lineChoices } from '../line-choices.ts'
import { dataFilter } from './data-filter.ts'

interface Props {
  readonly filter: DataQuery
  readonly onFilter: (filter: DataQuery) => void
}

const selects = [
  { key: 'show', label: 'Show', all: 'All schedules', choices: choicesOf(dataFilters) },
  { key: 'scheduleType', label: 'Schedule', choices: scheduleChoices },
  { key: 'line', label: 'Line', choices: lineChoices },
]

/** Narrows the schedules of a brokerage. */
export const SchedulesBar = ({ filter, onFilter }: Props) => (
  <FilterBar
    filter={{ ...filter }}
    onChange={(changed) => onFilter(dataFilter({ ...filter, ...changed }))}
    search={{ label: 'Find an account', placeholder: 'Name or code' }}
    selects={selects}
  >
    <SavedViews list="schedule-data" search={{ ...filter }} onOpen={(search) => onFilter(dataFilter(search))} />
  </FilterBar>
)
