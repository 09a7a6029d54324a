import type { IncomingFile } from '@portico/contract/kit/call.ts'
import { unprocessable } from '../../platform/error-response.ts'
import { cellText, firstSheetRows } from '../../platform/spreadsheets/first-sheet.ts'
import { type SheetRow, UnreadableFile } from '../../platform/spreadsheets/spreadsheet-reader.ts'

/** What a file is read by: the headings of each field, in small letters without signs. */
export interface Headings<Field extends string> {
  readonly fields: Readonly<Record<Field, readonly string[]>>
  /** Whether a row is that of the headings, by the fields that it names. */
  readonly areThere: (has: (field: Field) => boolean) => boolean
  readonly noHeadings: string
  /** The most rows below the headings, and the error for more. */
  readonly most: number
  readonly tooMany: string
}

/** A row below the headings, by its fields. */
export interface HeadedRow<Field extends string> {
  /** As the file shows it. */
  readonly number: number
  readonly textOf: (field: Field) => string
}

/** Rows above the headings, such as a title, are passed over, this many at most. */
const titleRows = 20

/** The rows of a file below its headings. Rejects one that is unreadable, has no headings, or too many rows. */
export async function headedRows<Field extends string>(
  file: IncomingFile,
  headings: Headings<Field>,
): Promise<HeadedRow<Field>[]> {
  const rows: HeadedRow<Field>[] = []
  let places: ReadonlyMap<Field, number> | undefined
  let passed = 0
  const read = (row: SheetRow): void => {
    if (places === undefined) {
      places = placesOf(row.cells, headings)
      passed += 1
      if (places === undefined && passed > titleRows) throw refused(headings.noHeadings)
    } else rows.push(headedRow(row, places))
    if (rows.length > headings.most) throw refused(headings.tooMany)
  }
  try {
    for await (const batch of firstSheetRows(file)) for (const row of batch) if (hasText(row)) read(row)
  } catch (error) {
    throw error instanceof UnreadableFile ? refused(error.message) : error
  }
  if (places === undefined) throw refused(headings.noHeadings)
  return rows
}

/** The error for a rejected file, with its message. */
export const refused = (message: string) => unprocessable({ file: message }, message)

const hasText = ({ cells }: SheetRow) => cells.some((cell) => cell !== null && cell.trim() !== '')

const headedRow = <Field extends string>(
  { number, cells }: SheetRow,
  places: ReadonlyMap<Field, number>,
): HeadedRow<Field> => ({ number, textOf: (field) => cellText(cells[places.get(field) ?? -1] ?? '') })

function placesOf<Field extends string>(
  cells: SheetRow['cells'],
  { fields, areThere }: Headings<Field>,
): ReadonlyMap<Field, number> | undefined {
  const names = cells.map((cell) => (cell ?? '').toLowerCase().replaceAll(/[^a-z]/g, ''))
  const places = new Map<Field, number>()
  for (const [field, known] of Object.entries(fields) as [Field, readonly string[]][]) {
    const at = names.findIndex((name) => known.includes(name))
    if (at !== -1) places.set(field, at)
  }
  return areThere((field) => places.has(field)) ? places : undefined
}
