import { accountData, fileKeysOf, type JsonRow } from './account-rows.view.ts'
import { FileMissing } from '../../../platform/files/file-store.ts'
import type { Platform } from '../../../platform/platform.ts'
import { writeWorkbook } from '../../../platform/spreadsheets/spreadsheet-writer.ts'
import type { WorkbookSheet } from '../../../platform/spreadsheets/workbook.ts'

interface ExportedFile {
  readonly name: string
  readonly input: AsyncIterable<Uint8Array>
}

type Counts = Record<string, number>

/** The files of a complete export: every table as JSON, all of them as one workbook, and the stored files. */
export async function* exportedFiles(platform: Platform, code: string, counts: Counts): AsyncIterable<ExportedFile> {
  const data = await accountData(platform.database, code)
  const rowsOf = (table: string) => mapped(data.rowsOf(table), withoutSecrets)
  const columns = new Map<string, Set<string>>()
  const files = new Map<string, string>()
  for (const table of data.tables) {
    const note = (row: JsonRow): void => {
      counts[table] = (counts[table] ?? 0) + 1
      const known = columns.get(table) ?? new Set<string>()
      columns.set(table, known)
      for (const column of Object.keys(row)) known.add(column)
      for (const key of fileKeysOf(row)) files.set(key, nameOfFile(row, key))
    }
    yield { name: `data/${table}.json`, input: jsonOf(rowsOf(table), note) }
  }
  const sheets = [...columns].map(([table, known]) => sheetOf(table, [...known], rowsOf(table)))
  if (sheets.length > 0) yield { name: `${code}.xlsx`, input: writeWorkbook(sheets) }
  for (const [key, name] of files) yield { name: `files/${key}/${name}`, input: contentOf(platform, key) }
}

/** Tokens and sealed secrets are of no use outside the portal, and dangerous there. */
const isSecret = (column: string): boolean => /(?:_hash|_sealed|^token|^code_salt)$/.test(column)

const withoutSecrets = (row: JsonRow): JsonRow =>
  Object.fromEntries(Object.entries(row).filter(([column]) => !isSecret(column)))

async function* jsonOf(batches: AsyncIterable<JsonRow[]>, note: (row: JsonRow) => void): AsyncIterable<Uint8Array> {
  const encoder = new TextEncoder()
  let before = '[\n'
  for await (const rows of batches) {
    for (const row of rows) note(row)
    yield encoder.encode(before + rows.map((row) => JSON.stringify(row)).join(',\n'))
    before = ',\n'
  }
  yield encoder.encode(before === '[\n' ? '[]\n' : '\n]\n')
}

/** The most characters that a cell takes. */
const cellLimit = 32_767

function sheetOf(table: string, columns: readonly string[], batches: AsyncIterable<JsonRow[]>): WorkbookSheet {
  return {
    name: table,
    columns: columns.map((heading) => ({ heading, width: 20 })),
    rows: mapped(batches, (row) => columns.map((column) => cellOf(row[column]))),
  }
}

async function* mapped<T>(batches: AsyncIterable<JsonRow[]>, make: (row: JsonRow) => T): AsyncIterable<T[]> {
  for await (const rows of batches) yield rows.map(make)
}

function cellOf(value: unknown): string | number | null {
  if (value === null || value === undefined) return null
  if (typeof value === 'number') return value
  return (typeof value === 'string' ? value : JSON.stringify(value)).slice(0, cellLimit)
}

function nameOfFile(row: JsonRow, key: string): string {
  const name = row['file_name'] ?? row['name']
  const plain = typeof name === 'string' ? name.replaceAll(/[^\w. -]/g, '_') : ''
  return plain === '' ? (key.split('/').at(-1) ?? 'file') : plain
}

/** A missing file is replaced by a note under its name. */
async function* contentOf({ files }: Platform, key: string): AsyncIterable<Uint8Array> {
  try {
    yield* await files.open(key)
  } catch (error) {
    if (!(error instanceof FileMissing)) throw error
    yield new TextEncoder().encode('This file was not in the store.\n')
  }
}
