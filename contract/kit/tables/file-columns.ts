/** A row of a spreadsheet. */
export interface FileRow {
  /** Counts from 1, as the file shows it. */
  readonly number: number
  readonly cells: readonly (string | null)[]
}

/** An error in a cell; `place` counts columns from 0. */
export interface CellError {
  readonly row: number
  readonly place: number
  readonly message: string
}

/** The headings that mean a column, in letters alone. */
export type Headings<Column extends string> = Readonly<Record<Column, readonly string[]>>

/** The index of each column in a row; missing columns are omitted. */
export type ColumnPlaces<Column extends string> = Readonly<Partial<Record<Column, number>>>

const plain = (text: string): string => text.toLowerCase().replaceAll(/[^a-z]/gu, '')

function placesOf<Column extends string>(cells: FileRow['cells'], headings: Headings<Column>): ColumnPlaces<Column> {
  const names = cells.map((cell) => plain(cell ?? ''))
  const found = (Object.keys(headings) as Column[]).flatMap((column) => {
    const place = names.findIndex((name) => headings[column].includes(name))
    return place === -1 ? [] : [[column, place] as const]
  })
  return Object.fromEntries(found) as ColumnPlaces<Column>
}

const rowsAbove = 20

/** The columns of a file and the rows below its headings; undefined if no row near the top names the column that must be there. */
export function tableOf<Column extends string>(
  rows: readonly FileRow[],
  headings: Headings<Column>,
  needed: NoInfer<Column>,
): { readonly places: ColumnPlaces<Column>; readonly rows: readonly FileRow[] } | undefined {
  const at = rows.slice(0, rowsAbove).findIndex(({ cells }) => placesOf(cells, headings)[needed] !== undefined)
  return at === -1 ? undefined : { places: placesOf(rows[at]!.cells, headings), rows: rows.slice(at + 1) }
}

/** Errors in the order in which the file shows them. */
export const inFileOrder = (errors: readonly CellError[]): CellError[] =>
  errors.toSorted((one, other) => one.row - other.row || one.place - other.place)
