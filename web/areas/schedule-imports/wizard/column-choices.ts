import { columnsFilled } from '@portico/contract/areas/schedule-imports/matched-columns.ts'
import { partsIn, type VehiclePart } from '@portico/contract/areas/schedule-imports/vehicle-parts.ts'
import { columnsUnder, type FileColumn, needsUnit } from '@portico/contract/areas/schedule-imports/file-columns.ts'
import type {
  ImportChoices,
  ImportMode,
  ScheduleImport,
} from '@portico/contract/areas/schedule-imports/import.shapes.ts'
import { rowMarkColumn } from '@portico/contract/areas/schedule-exports/row-mark.ts'
import type { ColumnDefinition } from '@portico/contract/areas/schedules/column.shapes.ts'

/** Where on which sheet the header of the file is. */
export interface HeaderPlace {
  readonly sheet: number
  readonly headerRow: number
}

/** What is chosen while columns are matched: the column of the schedule for each place of the file. */
export interface Matching {
  readonly columnOf: Readonly<Record<number, string>>
  /** The unit of a column's numbers, if a person chose one. */
  readonly unitOf: Readonly<Record<number, ColumnUnit>>
  /** The places whose values are not split, although they hold make and model. */
  readonly unsplit: readonly number[]
  readonly mode: ImportMode
  readonly keyColumns: readonly string[]
}

/** The unit of the numbers in a column: one, thousands or millions. */
export type ColumnUnit = NonNullable<ImportChoices['columns'][number]['unit']>

type Looked = Pick<ScheduleImport, 'look' | 'choices'>

/** The header row chosen before, else the detected one. */
export function startPlace({ look, choices }: Looked): HeaderPlace {
  if (choices !== null) return { sheet: choices.sheet, headerRow: choices.headerRow }
  return headerOf({ look }, look?.sheet ?? 0)
}

/** Where the header of a sheet seems to be. */
export function headerOf({ look }: Pick<Looked, 'look'>, sheet: number): HeaderPlace {
  return { sheet, headerRow: look?.sheets.find(({ index }) => index === sheet)?.headerRow ?? 0 }
}

/** The columns of the file below its header, each with what it seems to be. */
export function fileColumns(
  { look }: Pick<Looked, 'look'>,
  { sheet, headerRow }: HeaderPlace,
  columns: readonly ColumnDefinition[],
): FileColumn[] {
  const found = look?.sheets.find(({ index }) => index === sheet)
  if (look === null || found === undefined) return []
  return columnsUnder(found, headerRow, columns, new Map(Object.entries(look.remembered)))
}

/** The matching to start with: what was chosen before for this header, else what seems right. */
export function startMatching(
  { choices }: Looked,
  place: HeaderPlace,
  found: readonly FileColumn[],
  columns: readonly ColumnDefinition[],
): Matching {
  if (choices !== null && choices.sheet === place.sheet && choices.headerRow === place.headerRow) {
    const columnOf = Object.fromEntries(choices.columns.map(({ place: at, column }) => [at, column]))
    const unitOf = Object.fromEntries(
      choices.columns.flatMap(({ place: at, unit }) => (unit === undefined ? [] : [[at, unit]])),
    )
    const unsplit = choices.columns.flatMap(({ place: at, parts }) => (parts === undefined ? [at] : []))
    return { columnOf, unitOf, unsplit, mode: choices.mode, keyColumns: choices.keyColumns }
  }
  const matched = found.filter(({ column }) => column !== null)
  const columnOf = Object.fromEntries(matched.map(({ place: at, column }) => [at, column!]))
  const isExport = Object.values(columnOf).includes(rowMarkColumn)
  const keys = columns.filter(({ frozen }) => frozen).map(({ key }) => key)
  return {
    columnOf,
    unitOf: {},
    unsplit: [],
    mode: isExport ? 'UPDATE' : 'ADD',
    keyColumns: keys.filter((key) => Object.values(columnOf).includes(key)),
  }
}

/**
 * What was decided about rows of this header when they were checked: it is stored if their columns are matched again.
 */
function rowChoices({ choices }: Pick<Looked, 'choices'>, place: HeaderPlace): Partial<ImportChoices> {
  if (choices === null || choices.sheet !== place.sheet || choices.headerRow !== place.headerRow) return {}
  const { keptRows: storedRows, hiddenRows, sectionColumn } = choices
  return {
    ...(storedRows !== undefined && { keptRows: storedRows }),
    ...(hiddenRows !== undefined && { hiddenRows }),
    ...(sectionColumn !== undefined && { sectionColumn }),
  }
}

/**
 * The columns of the schedule that a column of the file can be split into: its heading names them, it is matched with
 * the make, and no other column of the file fills them.
 */
export function partsOf(
  { place, heading }: Pick<FileColumn, 'place' | 'heading'>,
  { columnOf }: Pick<Matching, 'columnOf'>,
  columns: readonly Pick<ColumnDefinition, 'key'>[],
): VehiclePart[] {
  if (columnOf[place] !== 'make') return []
  const others = new Set(Object.entries(columnOf).flatMap(([at, column]) => (Number(at) === place ? [] : [column])))
  const parts = partsIn(heading)
  return parts.every((part) => columns.some(({ key }) => key === part) && !others.has(part)) ? parts : []
}

/** The columns that are filled from the file, with their places. */
export function chosenColumns(
  found: readonly FileColumn[],
  matching: Pick<Matching, 'columnOf' | 'unitOf' | 'unsplit'>,
  columns: readonly Pick<ColumnDefinition, 'key'>[],
): ImportChoices['columns'] {
  const { columnOf, unitOf, unsplit } = matching
  return found.flatMap(({ place: at, heading }) => {
    const column = columnOf[at] ?? ''
    const unit = unitOf[at]
    const parts = unsplit.includes(at) ? [] : partsOf({ place: at, heading }, matching, columns)
    const chosen = { place: at, heading, column, ...(unit !== undefined && { unit }) }
    return column === '' ? [] : [{ ...chosen, ...(parts.length > 0 && { parts }) }]
  })
}

/** The choices as sent. Keys no longer matched are omitted. */
export function choicesOf(
  shown: Pick<Looked, 'choices'>,
  place: HeaderPlace,
  { found, columns: known }: { readonly found: readonly FileColumn[]; readonly columns: readonly ColumnDefinition[] },
  matching: Matching,
): ImportChoices {
  const { mode, keyColumns } = matching
  const columns = chosenColumns(found, matching, known)
  const matched = new Set(columns.flatMap(columnsFilled).map(({ column }) => column))
  return {
    ...rowChoices(shown, place),
    sheet: place.sheet,
    headerRow: place.headerRow,
    columns,
    mode,
    keyColumns: keyColumns.filter((key) => matched.has(key)),
  }
}

/** Headings of the file whose columns are not imported. */
export function skippedHeadings({ look, choices }: Looked): string[] {
  if (look === null || choices === null) return []
  const taken = new Set(choices.columns.map(({ place }) => place))
  return fileColumns({ look }, choices, []).flatMap(({ place, heading }) =>
    taken.has(place) || heading === '' ? [] : [heading],
  )
}

/** Required columns without a match in the file. */
export function missingColumns(
  found: readonly FileColumn[],
  columns: readonly ColumnDefinition[],
  matching: Matching,
): string[] {
  const matched = new Set(
    chosenColumns(found, matching, columns)
      .flatMap(columnsFilled)
      .map(({ column }) => column),
  )
  return columns.filter(({ key, required }) => required && !matched.has(key)).map(({ heading }) => heading)
}

/** Columns of the file whose unit a person still has to choose. */
export const withoutUnit = (
  found: readonly FileColumn[],
  columns: readonly ColumnDefinition[],
  { columnOf, unitOf }: Matching,
): FileColumn[] =>
  found.filter(
    (column) =>
      unitOf[column.place] === undefined &&
      needsUnit(
        column,
        columns.find(({ key }) => key === columnOf[column.place]),
      ),
  )

/** Sets a column's unit, also for others of that unit without one: sheets rarely mix them. */
export function chosenUnit(
  matching: Matching,
  found: readonly FileColumn[],
  { place, unit }: Pick<FileColumn, 'place' | 'unit'>,
  chosen: ColumnUnit,
): Matching {
  const alike = found.filter((column) => column.unit === unit && matching.unitOf[column.place] === undefined)
  return {
    ...matching,
    unitOf: {
      ...matching.unitOf,
      ...Object.fromEntries(alike.map((column) => [column.place, chosen])),
      [place]: chosen,
    },
  }
}
