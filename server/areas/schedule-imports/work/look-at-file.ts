import { columnsUnder } from '@portico/contract/areas/schedule-imports/file-columns.ts'
import type { FileLook, FileSheet } from '@portico/contract/areas/schedule-imports/import.shapes.ts'
import { detectHeader } from '@portico/contract/areas/schedules/imports/detect-header.ts'
import type { ColumnDefinition } from '@portico/contract/areas/schedules/column.shapes.ts'
import type { OpenSpreadsheet, SheetInfo, SheetRow } from '../../../platform/spreadsheets/spreadsheet-reader.ts'
import { rememberedHeadings } from '../import.view.ts'
import { TabBatches } from '../../schedules/schedules.public.ts'
import { type ImportRun, Unimportable } from './import-run.ts'
import { importMessages } from '@portico/contract/areas/schedule-imports/import.messages.ts'
import { withSpreadsheet } from '../../../platform/spreadsheets/with-spreadsheet.ts'

/** How much of a sheet is stored for choosing its header and columns. */
const shown = { sheets: 30, rows: 30, columns: 300, characters: 120 }

/** Reads the start of every sheet of a file, and detects its header. */
export async function lookAtFile(run: ImportRun): Promise<void> {
  const { platform, stored, tab } = run
  const { columns, remembered } = await platform.database.read({ account: tab.account }, async (tx) => ({
    columns: (await TabBatches.open(tx, tab, platform.now()))?.columns,
    remembered: await rememberedHeadings(tx, stored.brokerage_code, tab.type),
  }))
  if (columns === undefined) throw new Unimportable(importMessages.unknownTab)
  await run.step('READING', { percent: 10, message: 'Reading the file' })
  const file = { key: stored.file_key!, name: stored.file_name }
  const { sheets, isLinked } = await withSpreadsheet(platform.files, file, async (opened) => ({
    sheets: await beginnings(opened, run),
    isLinked: opened.isLinked,
  }))
  if (sheets.every(({ rows }) => rows.length === 0)) throw new Unimportable(importMessages.emptyFile)
  const matched = matchesBy(columns, remembered)
  const placed = sheets.map((sheet) => ({ ...sheet, headerRow: likeliestHeader(sheet, matched) }))
  const look = { sheets: placed, sheet: likeliestSheet(placed, matched), isLinked, remembered }
  await run.end(['READING'], {
    to: 'COLUMNS',
    status: 200,
    message: 'The file was read. You can match its columns now.',
    changed: { look: JSON.stringify(look satisfies FileLook) },
  })
}

async function beginnings(opened: OpenSpreadsheet, run: ImportRun): Promise<FileSheet[]> {
  const sheets: FileSheet[] = []
  const looked = opened.sheets.slice(0, shown.sheets)
  for (const sheet of looked) {
    // oxlint-disable-next-line no-await-in-loop -- one process reads them, one after the other
    sheets.push(await beginningOf(opened, sheet))
    // oxlint-disable-next-line no-await-in-loop -- likewise
    await run.step('READING', { percent: (90 * sheets.length) / looked.length, message: 'Reading the file' })
  }
  return sheets
}

async function beginningOf(opened: OpenSpreadsheet, { index, name, hidden }: SheetInfo): Promise<FileSheet> {
  const rows: SheetRow[] = []
  for await (const batch of opened.rows(index)) {
    rows.push(...batch)
    if (rows.length >= shown.rows) break
  }
  const first = rows.slice(0, shown.rows).map(({ number, cells }) => ({
    number,
    cells: cells.slice(0, shown.columns).map((cell) => cell?.slice(0, shown.characters) ?? null),
  }))
  const { header } = detectHeader(first)
  return { index, name, isHidden: hidden, rows: first, headerRow: header === null ? null : first[header]!.number }
}

type Matched = (sheet: FileSheet, headerRow: number) => number

/** How many columns of the schedule a row's headings match. */
function matchesBy(columns: readonly ColumnDefinition[], remembered: Readonly<Record<string, string>>): Matched {
  const known = new Map(Object.entries(remembered))
  return (sheet, headerRow) =>
    columnsUnder(sheet, headerRow, columns, known).filter(({ column }) => column !== null).length
}

/** A first row of text only may be the second line of a header: known names decide. */
function likeliestHeader(sheet: FileSheet, matched: Matched): number | null {
  const { headerRow, rows } = sheet
  const above = rows[rows.findIndex(({ number }) => number === headerRow) - 1]?.number
  if (headerRow === null || above === undefined) return headerRow
  return matched(sheet, above) > matched(sheet, headerRow) ? above : headerRow
}

/** The sheet with the most headings of this schedule; hidden ones only if no other has any. */
function likeliestSheet(sheets: readonly FileSheet[], matched: Matched): number {
  const scores = sheets.map((sheet) => ({
    index: sheet.index,
    score: matched(sheet, sheet.headerRow ?? 0) * (sheet.isHidden ? 0.1 : 1),
  }))
  return scores.toSorted((one, other) => other.score - one.score)[0]?.index ?? 0
}
