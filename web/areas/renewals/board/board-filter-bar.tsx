import type { RenewalBoard } from '@portico/contract/areas/renewals/renewal.shapes.ts'
import { Choice } from '../../../kit/controls/choice.tsx'
import { FilterBar } from '../../../kit/lists/filter-bar.tsx'
import { SavedViews } from '../../../kit/lists/saved-views.tsx'
import { stageNames } from '../renewal-labels.ts'
import { type BoardFilter, boardFilter } from './board-filter.ts'
import classes from './board.module.css'

interface Props {
  readonly board: RenewalBoard
  readonly filter: BoardFilter
  readonly onFilter: (filter: BoardFilter) => void
}

/** The board's filters: search, period, and stage; each with counts. */
export function BoardFilterBar({ board, filter, onFilter }: Props) {
  const change = (changed: Readonly<Record<string, unknown>>): void => onFilter(boardFilter({ ...filter, ...changed }))
  const stages = board.stages.map(({ stage, count }) => ({ value: stage, label: `${stageNames[stage]} (${count})` }))
  return (
    <FilterBar
      filter={{ ...filter }}
      onChange={change}
      search={{ label: 'Find an account' }}
      selects={[{ key: 'stage', label: 'Stage', choices: stages }]}
    >
      <Choice
        label="Effective within"
        options={[
          { value: '', label: 'All' },
          ...board.windows.map(({ days, count }) => ({ value: `${days}`, label: `${days} days (${count})` })),
        ]}
        value={filter.within === undefined ? '' : `${filter.within}`}
        onChange={(days) => change({ within: days })}
      />
      <Choice
        label="View"
        options={[
          { value: 'board', label: 'Board' },
          { value: 'list', label: 'List' },
        ]}
        value={filter.view ?? 'board'}
        onChange={(view) => change({ view })}
      />
      <div className={classes.views}>
        <SavedViews list="renewals" search={{ ...filter }} onOpen={(search) => onFilter(boardFilter(search))} />
      </div>
    </FilterBar>
  )
}
