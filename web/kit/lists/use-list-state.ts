import { useNavigate, useSearch } from '@tanstack/react-router'
import { useState } from 'react'
import type { Sorting } from '../data/sorting.ts'
import type { ListColumn } from './list-columns.ts'
import { addressOf, hiddenAtFirst, type ListState, stateOf } from './list-state.ts'

/** How someone looks at a list, in the address under its name. */
export function useListState<Row>(name: string, columns: readonly ListColumn<Row>[], usual: readonly Sorting[]) {
  const address: Readonly<Record<string, unknown>> = useSearch({ strict: false })
  const navigate = useNavigate()
  const stored = stateOf(address[name], columns, usual)
  // What is typed must not wait for the address to follow.
  const [search, setSearch] = useState(stored.search)
  const state: ListState = { ...stored, search }
  const change = (part: Partial<ListState>): void => {
    if (part.search !== undefined) setSearch(part.search)
    void navigate({
      to: '.',
      search: (before: object) => ({
        ...before,
        [name]: addressOf({ ...state, ...part }, usual, hiddenAtFirst(columns)),
      }),
      replace: true,
      resetScroll: false,
    })
  }
  return [state, change] as const
}
