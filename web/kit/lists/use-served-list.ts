import type { Sorting } from '../data/sorting.ts'
import type { ListColumn } from './list-columns.ts'
import { type ListState, sortText } from './list-state.ts'
import { useListState } from './use-list-state.ts'
import { useTypedSearch } from './use-typed-search.ts'

/** The server query: each filtered column's value, the search text, and the order. */
export type ListQuery<Key extends string> = Readonly<Partial<Record<Key, string>>> & {
  readonly search?: string
  readonly sort?: string
}

/**
 * The state of a list that the server searches and sorts, in the address, and the query for the server. `Key`: the
 * columns that can be filtered.
 */
export function useServedList<Key extends string, Row = unknown>(
  name: string,
  columns: readonly ListColumn<Row>[],
  startSorting: readonly Sorting[],
) {
  const [stored, change] = useListState(name, columns, startSorting)
  const { typed, type } = useTypedSearch(stored.search, (search) => change({ search }))
  const onChange = ({ search, ...part }: Partial<ListState>): void => {
    if (search !== undefined) type(search)
    if (Object.keys(part).length > 0) change(part)
  }
  const query: ListQuery<Key> = {
    ...(stored.filters as Partial<Record<Key, string>>),
    ...(stored.search === '' ? {} : { search: stored.search }),
    ...(stored.sorting.length === 0 ? {} : { sort: sortText(stored.sorting) }),
  }
  return { state: { ...stored, search: typed }, onChange, query }
}
