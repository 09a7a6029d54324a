import type { OutgoingFile } from '@portico/contract/kit/call.ts'
import { csvFileOf } from '@portico/contract/kit/csv.ts'
import type { FileFields } from '@portico/contract/kit/uploads/file-columns.ts'
import { madeFile } from '../../files/made-file.ts'
import { workbookDownload } from '../workbook-download.ts'
import type { WorkbookColumn, WorkbookSheet } from '../workbook.ts'

interface Template<Field extends string> {
  /** Names the first sheet, and in lowercase the file. */
  readonly name: string
  readonly fields: FileFields<Field>
  /** What the cells of a column are chosen from, in a workbook. */
  readonly choices?: Readonly<Partial<Record<Field, readonly string[]>>>
  /** Sheets behind the help, such as a list of values. */
  readonly sheets?: readonly WorkbookSheet[]
  readonly format: 'XLSX' | 'CSV'
}

/** The template of an upload, with an example row and, in a workbook, notes on each column. */
export function templateFile<Field extends string>(template: Template<Field>): OutgoingFile {
  const { name, fields, choices = {}, sheets = [], format } = template
  const keys = Object.keys(fields) as Field[]
  const columns = keys.map((field) => fields[field])
  const example = columns.map((column) => column.example)
  const file = name.toLowerCase().replaceAll(' ', '-')
  if (format === 'CSV') {
    const labels = columns.map(({ label }) => label)
    const type = 'text/csv; charset=utf-8'
    return madeFile(Buffer.from(csvFileOf(labels, [example])), { name: `${file}.csv`, type, disposition: 'attachment' })
  }
  const filled = keys.map((field): WorkbookColumn => {
    const { label } = fields[field]
    const offered = (choices as Template<Field>['choices'])?.[field]
    return { heading: label, width: widthOf(label), format: '@', ...(offered && { choices: offered }) }
  })
  const help = [
    { heading: 'Column', width: 26 },
    { heading: 'What to enter', width: 90 },
  ]
  return workbookDownload(`${file}.xlsx`, [
    { name, columns: filled, rows: [[example]] },
    { name: 'Help', columns: help, rows: [columns.map(({ label, help: text }) => [label, text])] },
    ...sheets,
  ])
}

interface FailedRow {
  readonly cells: readonly string[]
  readonly toFix: string
}

/** Rows of a file that were not taken, as it had them, with what to fix: to be corrected and uploaded again. */
export function rowsToFix(name: string, headings: readonly string[], rows: readonly FailedRow[]): OutgoingFile {
  const columns = headings.map((heading) => ({ heading, width: widthOf(heading), format: '@' as const }))
  const cellsOf = (cells: readonly string[]) => headings.map((_, place) => cells[place] ?? '')
  const sheet = {
    name,
    columns: [...columns, { heading: 'What to fix', width: 70 }],
    rows: [rows.map(({ cells, toFix }) => [...cellsOf(cells), toFix])],
  }
  return workbookDownload('rows-to-fix.xlsx', [sheet])
}

const widthOf = (heading: string): number => Math.max(14, heading.length + 4)
