import type { RenewalBoard } from '@portico/contract/areas/renewals/renewal.shapes.ts'
import { Choice } from '../../../kit/controls/choice.tsx'
import { SearchField } from '../../../kit/forms/kinds/search-field.tsx'
import { SelectField } from '../../../kit/forms/select-field.tsx'
import { SavedViews } from '../../../kit/lists/saved-views.tsx'
import { useTypedSearch } from '../../../kit/lists/use-typed-search.ts'
import { stageNames } from '../renewal-words.ts'
import { type BoardFilter, boardFilter } from './board-filter.ts'
import classes from './board.module.css'

interface Props {
  readonly board: RenewalBoard
  readonly filter: BoardFilter
  readonly onFilter: (filter: BoardFilter) => void
}

/** What narrows the board: words, how soon, and the stage; each says how many there are. */
export function BoardFilterBar({ board, filter, onFilter }: Props) {
  const change = (changed: Readonly<Record<string, unknown>>): void => onFilter(boardFilter({ ...filter, ...changed }))
  const { typed, type } = useTypedSearch(filter.search ?? '', (search) => change({ search }))
  return (
    <search className={classes.bar}>
      <div className={classes.search}>
        <SearchField label="Find an account" value={typed} onChange={(event) => type(event.currentTarget.value)} />
      </div>
      <SelectField
        label="Stage"
        data={[
          { value: '', label: 'All' },
          ...board.stages.map(({ stage, count }) => ({ value: stage, label: `${stageNames[stage]} (${count})` })),
        ]}
        value={filter.stage ?? ''}
        onChange={(event) => change({ stage: event.currentTarget.value })}
      />
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
    </search>
  )
}
