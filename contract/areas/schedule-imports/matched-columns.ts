import { rowMarkColumn } from '../schedule-exports/row-mark.ts'
import type { ImportChoices } from './import.shapes.ts'

/** A column of the schedule with its place in the file; -1 where only section headings give its values. */
export type MatchedColumn = Pick<ImportChoices['columns'][number], 'place' | 'column' | 'unit' | 'parts'>

/** The columns of the schedule that a file has values for. */
export function matchedColumns({ columns, sectionColumn }: ImportChoices): MatchedColumn[] {
  const matched = columns.filter(({ column }) => column !== rowMarkColumn).flatMap(columnsFilled)
  const isMatched = sectionColumn === undefined || matched.some(({ column }) => column === sectionColumn)
  return isMatched ? matched : [...matched, { place: -1, column: sectionColumn }]
}

/** The columns that a column of the file fills: more than one if its values are split. */
export const columnsFilled = <Chosen extends MatchedColumn>(chosen: Chosen): Chosen[] =>
  chosen.parts === undefined ? [chosen] : chosen.parts.map((column) => ({ ...chosen, column }))
