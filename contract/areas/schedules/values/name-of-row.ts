import { textIn, type Cells } from '../checks/rows.ts'
import type { ColumnDefinition } from '../column.shapes.ts'
import { publicCell } from './cell-values.ts'

/** A row's key columns as its name for people. If those are numbers and codes, its first words follow. */
export function nameOfRow(cells: Cells, columns: readonly ColumnDefinition[]): string {
  const told = columns
    .filter(({ key }) => textIn(cells, key) !== '')
    .map((column) => ({ column, words: publicCell(column, textIn(cells, column.key)) }))
  const keys = told.filter(({ column }) => column.frozen)
  const more = keys.some(({ words }) => isTelling(words))
    ? []
    : told.filter(({ column, words }) => !column.frozen && isText(column) && isTelling(words)).slice(0, mostWords)
  return [...keys, ...more].map(({ words }) => words).join(' · ')
}

/** How many more cells identify the row. */
const mostWords = 2

const isText = ({ kind, personal }: ColumnDefinition): boolean => kind === 'text' && !personal

/** A number, a class code or a state does not identify a row to people; a word does. */
const isTelling = (words: string): boolean => /\p{L}{3}/u.test(words)
