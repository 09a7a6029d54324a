import { rowMarkColumn } from '../schedule-exports/row-mark.ts'
import type { ImportChoices } from './import.shapes.ts'

/** A column of the schedule with its place in the file; -1 where only section headings give its values. */
export type MatchedColumn = Pick<ImportChoices['columns'][number], 'place' | 'column' | 'unit'>

/** The columns of the schedule that a file has values for. */
export function matchedColumns({ columns, sectionColumn }: ImportChoices): MatchedColumn[] {
  const matched = columns.filter(({ column }) => column !== rowMarkColumn)
  const isMatched = sectionColumn === undefined || matched.some(({ column }) => column === sectionColumn)
  return isMatched ? matched : [...matched, { place: -1, column: sectionColumn }]
}
