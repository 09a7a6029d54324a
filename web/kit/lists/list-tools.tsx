import type { Choice } from '@portico/contract/kit/field.ts'
import type { SavedViewList } from '@portico/contract/areas/profile/saved-views.shapes.ts'
import IconColumns from '@tabler/icons-react/dist/esm/icons/IconColumns.mjs'
import IconDownload from '@tabler/icons-react/dist/esm/icons/IconDownload.mjs'
import type { Sorting } from '../data/sorting.ts'
import { Button } from '../controls/button.tsx'
import { SearchField } from '../forms/kinds/search-field.tsx'
import { SelectField } from '../forms/select-field.tsx'
import { Menu } from '../overlays/menu.tsx'
import type { ListColumn } from './list-columns.ts'
import { addressOf, hiddenAtFirst, type ListState, stateOf } from './list-state.ts'
import { SavedViews } from './saved-views.tsx'
import classes from './record-list.module.css'

interface Props<Row> {
  readonly noun: { readonly many: string }
  readonly columns: readonly ListColumn<Row>[]
  /** The order of a list that no one has sorted. */
  readonly startSorting: readonly Sorting[]
  /** The name its saved views are stored under; without it there are none. */
  readonly views?: SavedViewList | undefined
  readonly state: ListState
  readonly onChange: (part: Partial<ListState>) => void
  /** The filter choices of a column; offered if there are at least two. */
  readonly choicesOf: (column: ListColumn<Row>) => readonly Choice[]
  /** Saves the rows and columns that are shown as a file. */
  readonly onDownload: () => void
  readonly busy?: boolean
}

/** Search, filters and columns of a list, and its file. */
export function ListTools<Row>(props: Props<Row>) {
  const { noun, columns, state, onChange, choicesOf, onDownload, startSorting, views } = props
  const { search, filters, hidden } = state
  const narrow = (key: string, value: string): void => {
    const { [key]: _before, ...others } = filters
    onChange({ filters: value === '' ? others : { ...others, [key]: value } })
  }
  return (
    <div className={classes.tools}>
      <SearchField
        aria-label={`Search ${noun.many}`}
        placeholder="Search"
        className={classes.search ?? ''}
        value={search}
        onChange={({ currentTarget }) => onChange({ search: currentTarget.value })}
      />
      {columns.map((column) => {
        const choices = choicesOf(column)
        return (
          choices.length > 1 && (
            <SelectField
              key={column.key}
              aria-label={column.header}
              className={classes.select ?? ''}
              value={filters[column.key] ?? ''}
              data={[{ value: '', label: `${column.header}: any` }, ...choices]}
              onChange={({ currentTarget }) => narrow(column.key, currentTarget.value)}
            />
          )
        )
      })}
      <Menu
        label="Columns"
        icon={<IconColumns size={18} />}
        small
        items={columns.slice(1).map(({ key, header }) => {
          const isHidden = hidden.includes(key)
          return {
            label: `${isHidden ? 'Show' : 'Hide'} ${header}`,
            onSelect: () => onChange({ hidden: isHidden ? hidden.filter((each) => each !== key) : [...hidden, key] }),
          }
        })}
      />
      <Button
        kind="secondary"
        small
        icon={<IconDownload size={16} aria-hidden />}
        busy={props.busy === true}
        onClick={onDownload}
      >
        Download CSV
      </Button>
      {views !== undefined && (
        <SavedViews
          list={views}
          search={addressOf(state, startSorting, hiddenAtFirst(columns)) ?? {}}
          onOpen={(saved) => onChange(stateOf(saved, columns, startSorting))}
        />
      )}
    </div>
  )
}
