import type { FileMessages } from './file.messages.ts'

/** A field of an uploaded spreadsheet, as its template shows it. */
export interface FileField {
  readonly label: string
  /** Its help in the template. */
  readonly help: string
  readonly example: string
  /** Other headings that mean the same, in letters alone. */
  readonly headings: readonly string[]
}

export type FileFields<Field extends string> = Readonly<Record<Field, FileField>>

/** In which column of the file a field is, counted from 0; null if in none. */
export type ChosenColumns<Field extends string> = Readonly<Record<Field, number | null>>

/** A row of a file: counted as the file shows it, its cells as text. */
export interface FileRow {
  readonly row: number
  readonly cells: readonly string[]
}

export interface FileTable {
  readonly headings: readonly string[]
  readonly rows: readonly FileRow[]
}

/** A heading for comparison: letters only. */
export const headingLetters = (heading: string): string => heading.toLowerCase().replaceAll(/[^a-z]/g, '')

/**
 * Guesses the columns of a file by its headings. What was chosen before for a heading comes first, the last choice before
 * earlier ones, also that it is no field. No column is used twice.
 */
export function guessColumns<Field extends string>(
  fields: FileFields<Field>,
  headings: readonly string[],
  remembered: ReadonlyMap<string, Field | null> = new Map(),
): ChosenColumns<Field> {
  const names = headings.map(headingLetters)
  const taken = new Set<number>(names.flatMap((name, place) => (remembered.get(name) === null ? [place] : [])))
  const chosen = new Map<Field, number>()
  for (const [name, field] of [...remembered].toReversed()) {
    const place = names.indexOf(name)
    if (place === -1 || field === null || chosen.has(field)) continue
    chosen.set(field, place)
    taken.add(place)
  }
  const found = fieldsOf(fields).map((field) => {
    const { label, headings: others } = fields[field]
    const places = [headingLetters(label), ...others].map((wanted) =>
      names.findIndex((name, place) => name === wanted && !taken.has(place)),
    )
    const place = chosen.get(field) ?? places.find((each) => each !== -1) ?? null
    if (place !== null) taken.add(place)
    return [field, place] as const
  })
  return Object.fromEntries(found) as Record<Field, number | null>
}

const fieldsOf = <Field extends string>(fields: FileFields<Field>): readonly Field[] => Object.keys(fields) as Field[]

/** The most rows that may come before the headings. */
const rowsAbove = 20

/** The headings of a file and the rows below them, without the template's example row. */
export function tableOf<Field extends string>(
  { fields, example }: Pick<FileKind<Field>, 'fields' | 'example'>,
  rows: readonly FileRow[],
): FileTable {
  const scores = rows
    .slice(0, rowsAbove)
    .map(({ cells }) => Object.values(guessColumns(fields, cells)).filter((place) => place !== null).length)
  const best = Math.max(0, ...scores)
  const header = best === 0 ? 0 : scores.indexOf(best)
  const isExample = ({ cells }: FileRow) => example.every((field) => cells.includes(fields[field].example))
  return { headings: rows[header]?.cells ?? [], rows: rows.slice(header + 1).filter((row) => !isExample(row)) }
}

/** What a row has in the column of a field; blank if the file has none. */
export function typedIn<Field extends string>({ cells }: FileRow, columns: ChosenColumns<Field>, field: Field): string {
  const place = columns[field]
  return place === null ? '' : (cells[place] ?? '').trim()
}

/** The cell of a row in the column of a field, such as C7, and its heading; the label where the file has no column. */
export function placeOf<Field extends string>(
  fields: FileFields<Field>,
  { headings, columns }: { readonly headings: readonly string[]; readonly columns: ChosenColumns<Field> },
  { field, row }: { readonly field: Field; readonly row: number },
): { readonly heading: string; readonly cell: string | null } {
  const place = columns[field]
  const heading = place === null ? '' : (headings[place] ?? '')
  return {
    heading: heading === '' ? fields[field].label : heading,
    cell: place === null ? null : `${columnLetters(place)}${row}`,
  }
}

/** The letters of a spreadsheet column: A for place 0, AA for place 26. */
function columnLetters(place: number): string {
  const before = Math.floor(place / 26)
  return `${before === 0 ? '' : columnLetters(before - 1)}${String.fromCharCode(65 + (place % 26))}`
}

/** What is wrong with a choice of columns, by field path: a missing column, or one used twice. */
export function columnErrors<Field extends string>(
  columns: ChosenColumns<Field>,
  width: number,
  messages: { readonly unknownColumn: string; readonly matchedTwice: string },
): Record<string, string> {
  const chosen = Object.entries<number | null>(columns)
  return Object.fromEntries(
    chosen.flatMap(([field, place], at) => {
      if (place === null) return []
      const path = `columns.${field}`
      if (place >= width) return [[path, messages.unknownColumn]]
      const isTwice = chosen.findIndex(([, other]) => other === place) !== at
      return isTwice ? [[path, messages.matchedTwice]] : []
    }),
  )
}

/** A choice of columns with one changed: a column that another field had moves to this one. */
export const withColumn = <Field extends string>(
  columns: ChosenColumns<Field>,
  field: Field,
  place: number | null,
): ChosenColumns<Field> =>
  Object.fromEntries(
    Object.entries<number | null>(columns).map(([each, at]) => {
      if (each === field) return [each, place]
      return [each, at === place ? null : at]
    }),
  ) as ChosenColumns<Field>

/** A yes/no cell; undefined if it is neither. */
export function readYesNo(typed: string): boolean | undefined {
  if (/^(?:y|yes|true|1|x)$/i.test(typed)) return true
  return /^(?:n|no|false|0)?$/i.test(typed) ? false : undefined
}

/** What one kind of file may hold. */
export interface FileKind<Field extends string> {
  readonly fields: FileFields<Field>
  /** Fields whose examples identify the template's example row. */
  readonly example: readonly Field[]
  readonly limits: { readonly rows: number; readonly columns: number; readonly cell: number }
  readonly messages: FileMessages
}
