import { csvFileOf } from '@portico/contract/kit/csv.ts'
import { type Sorting, sortedBy } from '../data/sorting.ts'
import type { ListColumn } from './list-columns.ts'

/** How someone looks at a list. It is in the address, so that it can be bookmarked and sent. */
export interface ListState {
  readonly search: string
  /** The first column decides, the next only between rows that are equal in it. */
  readonly sorting: readonly Sorting[]
  /** Columns that are not shown. */
  readonly hidden: readonly string[]
  /** The value that a column is narrowed to, by column. */
  readonly filters: Readonly<Record<string, string>>
}

type Address = Readonly<Record<string, string>>

/** The state as the address has it, in few letters: only what differs from `usual`. */
export function addressOf(
  { search, sorting, hidden, filters }: ListState,
  usual: readonly Sorting[],
  usuallyHidden: readonly string[] = [],
): Address | undefined {
  const sort = sortText(sorting)
  const address = {
    ...(search !== '' && { q: search }),
    ...(sort !== sortText(usual) && { sort }),
    ...(hidden.join(' ') !== usuallyHidden.join(' ') && { hide: hidden.join(' ') || noColumn }),
    ...Object.fromEntries(Object.entries(filters).map(([key, value]) => [`is-${key}`, value])),
  }
  return Object.keys(address).length === 0 ? undefined : address
}

/** In the address if no column is hidden, although some are by default. */
const noColumn = '-'

/** Columns hidden by default. */
export const hiddenAtFirst = <Row>(columns: readonly ListColumn<Row>[]): string[] =>
  columns.filter(({ startsHidden }) => startsHidden).map(({ key }) => key)

/** A sorting in few letters: the keys of columns, the one that decides first, with “-” before those that descend. */
export const sortText = (sorting: readonly Sorting[]): string =>
  sorting.map(({ key, direction }) => (direction === 'descending' ? `-${key}` : key)).join(' ')

const wordsOf = (text: unknown): string[] =>
  typeof text === 'string' ? text.split(' ').filter((word) => word !== '') : []

/** The list state in an address; unknown columns are ignored. */
export function stateOf<Row>(
  address: unknown,
  columns: readonly ListColumn<Row>[],
  usual: readonly Sorting[],
): ListState {
  const given = (typeof address === 'object' && address !== null ? address : {}) as Readonly<Record<string, unknown>>
  const known = new Map(columns.map((column) => [column.key, column]))
  const filters = columns.flatMap(({ key, choices }) => {
    const value = given[`is-${key}`]
    return choices?.some((choice) => choice.value === value) === true ? [[key, String(value)] as const] : []
  })
  return {
    search: typeof given['q'] === 'string' ? given['q'] : '',
    sorting:
      given['sort'] === undefined
        ? usual
        : wordsOf(given['sort'])
            .map(sortingOf)
            .filter(({ key }) => known.has(key)),
    // The first column names the row: it is always shown.
    hidden: (given['hide'] === undefined ? hiddenAtFirst(columns) : wordsOf(given['hide'])).filter(
      (key) => known.has(key) && key !== columns[0]?.key,
    ),
    filters: Object.fromEntries(filters),
  }
}

const sortingOf = (word: string): Sorting =>
  word.startsWith('-') ? { key: word.slice(1), direction: 'descending' } : { key: word, direction: 'ascending' }

/** The sorting after a click on a column: by it alone, or with `also` as a further level. */
export function sortedAlso(sorting: readonly Sorting[], key: string, also: boolean): readonly Sorting[] {
  const before = sorting.find((each) => each.key === key)
  const next: Sorting = { key, direction: before?.direction === 'ascending' ? 'descending' : 'ascending' }
  if (!also) return [next]
  return before === undefined ? [...sorting, next] : sorting.map((each) => (each.key === key ? next : each))
}

/** The rows that a search and filters leave, in order. */
export function shownRows<Row>(
  rows: readonly Row[],
  columns: readonly ListColumn<Row>[],
  { search, sorting, filters }: ListState,
): readonly Row[] {
  const words = search
    .toLowerCase()
    .split(/\s+/)
    .filter((word) => word !== '')
  const matches = (row: Row): boolean => {
    const isFiltered = columns.every(({ key, choiceOf }) => !(key in filters) || choiceOf?.(row) === filters[key])
    const text = columns
      .map((column) => column.text(row))
      .join('\n')
      .toLowerCase()
    return isFiltered && words.every((word) => text.includes(word))
  }
  // Sorting is stable, so the deciding column is sorted last.
  return sorting.toReversed().reduce<readonly Row[]>((ordered, { key, direction }) => {
    const column = columns.find((each) => each.key === key)
    return column === undefined ? ordered : sortedBy(ordered, column.sortValue ?? column.text, direction)
  }, rows.filter(matches))
}

/** Rows as a file for spreadsheet programs. */
export const listCsv = <Row>(rows: readonly Row[], columns: readonly ListColumn<Row>[]): string =>
  csvFileOf(
    columns.map(({ header }) => header),
    rows.map((row) => columns.map(({ value, text }) => (value ?? text)(row))),
  )
