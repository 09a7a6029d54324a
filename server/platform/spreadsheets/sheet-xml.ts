import { type CellStyles, headingStyle, titleStyle } from './cell-styles.ts'
import type { SheetNotes } from './sheet-notes.ts'
import type { CellMark, CellValue, MarkedCell, WorkbookColumn, WorkbookRow, WorkbookSheet } from './workbook.ts'
import { rowLimit } from './workbook.ts'
import { xmlText } from './xml-text.ts'

/** What the XML of one sheet is made from. */
interface SheetSource {
  readonly sheet: WorkbookSheet
  readonly styles: CellStyles
  readonly notes: SheetNotes
  /** The cells, on another sheet, that hold the choices of a column, by its place. */
  readonly choices: ReadonlyMap<number, string>
  readonly isHidden: boolean
}

/** The first day on which all spreadsheets agree: the oldest of them took 1900 for a leap year. */
const firstDay = Date.UTC(1900, 2, 1)
const dayZero = Date.UTC(1899, 11, 30)
const dayMs = 86_400_000

/** Small pieces pass through the archive without piling up. */
const rowsAPiece = 50

/** The XML of a sheet, piece by piece. */
export async function* sheetXml(source: SheetSource): AsyncIterable<string> {
  const { sheet } = source
  const writer = new RowWriter(source)
  yield opening(source) + writer.headings()
  for await (const batch of sheet.rows) {
    for (let from = 0; from < batch.length; from += rowsAPiece) {
      yield batch
        .slice(from, from + rowsAPiece)
        .map((row) => writer.row(row))
        .join('')
    }
  }
  const lastRow = writer.lastRow
  yield writer.totals() + closing(source, lastRow)
}

class RowWriter {
  readonly #columns: readonly WorkbookColumn[]
  readonly #letters: readonly string[]
  readonly #styles: readonly Readonly<Record<CellMark | 'plain', number>>[]
  readonly #notes: SheetNotes
  readonly #title: readonly string[]
  readonly #totals: number[]
  lastRow = 0

  constructor({ sheet: { columns, title = [] }, styles, notes }: SheetSource) {
    this.#columns = columns
    this.#letters = columns.map((_, place) => columnLetters(place))
    this.#styles = columns.map(({ format }) => ({
      plain: styles.of(format),
      error: styles.of(format, 'error'),
      review: styles.of(format, 'review'),
    }))
    this.#notes = notes
    this.#title = title
    this.#totals = columns.map(() => 0)
  }

  headings(): string {
    const titles = this.#title.map((text, at) => `<row r="${at + 1}">${cellXml(`A${at + 1}`, text, titleStyle)}</row>`)
    this.lastRow = headingRow(this.#title)
    const cells = this.#columns.map(({ heading }, place) =>
      cellXml(`${this.#letters[place]}${this.lastRow}`, heading, headingStyle),
    )
    return `${titles.join('')}<row r="${this.lastRow}">${cells.join('')}</row>`
  }

  row(cells: WorkbookRow): string {
    this.lastRow += 1
    if (this.lastRow > rowLimit) throw new Error(`A sheet holds at most ${rowLimit} rows`)
    let xml = ''
    for (let place = 0; place < cells.length; place += 1) xml += this.#cell(place, cells[place] ?? null)
    return `<row r="${this.lastRow}">${xml}</row>`
  }

  /** A last row with column totals; empty if there are none. */
  totals(): string {
    if (!this.#columns.some(({ isTotaled }) => isTotaled)) return ''
    const place = this.#columns.findIndex(({ isTotaled }) => !isTotaled)
    this.lastRow += 1
    const cells = this.#columns.map(({ isTotaled }, at) => {
      const reference = `${this.#letters[at]}${this.lastRow}`
      if (isTotaled) return cellXml(reference, cents(this.#totals[at]!), this.#styles[at]!.plain)
      return at === place ? cellXml(reference, 'Total', titleStyle) : ''
    })
    return `<row r="${this.lastRow}">${cells.join('')}</row>`
  }

  #cell(place: number, cell: CellValue | MarkedCell): string {
    if (cell === null) return ''
    const reference = `${this.#letters[place]}${this.lastRow}`
    const styles = this.#styles[place]
    if (styles === undefined) throw new Error(`A row has more cells than its sheet has columns: ${place + 1}`)
    if (typeof cell === 'number') this.#totals[place] = this.#totals[place]! + cell
    if (typeof cell !== 'object' || cell instanceof Date) return cellXml(reference, cell, styles.plain)
    const { value, mark, note } = cell
    if (note !== undefined) this.#notes.add({ row: this.lastRow - 1, column: place, cell: reference, text: note })
    return cellXml(reference, value, styles[mark])
  }
}

/** The row of the headings: the first, or the second below the title. */
const headingRow = (title: readonly string[] = []): number => (title.length === 0 ? 1 : title.length + 2)

/** Without what adding up fractions of tens leaves behind. */
const cents = (sum: number): number => Math.round(sum * 100) / 100

function cellXml(reference: string, value: CellValue, style: number): string {
  if (typeof value === 'number') return `<c r="${reference}" s="${style}"><v>${value}</v></c>`
  if (value === null) return `<c r="${reference}" s="${style}"/>`
  if (typeof value === 'string')
    return `<c r="${reference}" s="${style}" t="inlineStr"><is><t xml:space="preserve">${xmlText(value)}</t></is></c>`
  if (value.getTime() < firstDay) return cellXml(reference, value.toISOString().slice(0, 10), style)
  return `<c r="${reference}" s="${style}"><v>${(value.getTime() - dayZero) / dayMs}</v></c>`
}

/** `A` for the first column, `AA` for the 27th. */
export function columnLetters(place: number): string {
  const before = Math.floor(place / 26)
  return `${before === 0 ? '' : columnLetters(before - 1)}${String.fromCharCode(65 + (place % 26))}`
}

function opening({ sheet, styles, isHidden }: SheetSource): string {
  const columns = sheet.columns.map(
    ({ width, format, isRecordId }, place) =>
      `<col min="${place + 1}" max="${place + 1}" width="${width}" customWidth="1" style="${styles.of(format)}"` +
      `${isRecordId ? ' hidden="1"' : ''}/>`,
  )
  return (
    '<worksheet xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main" ' +
    'xmlns:r="http://schemas.openxmlformats.org/officeDocument/2006/relationships">' +
    `<sheetViews>${isHidden ? '<sheetView workbookViewId="0"/>' : frozenView(sheet.frozenColumns ?? 0, headingRow(sheet.title))}</sheetViews>` +
    `<sheetFormatPr defaultRowHeight="15"/><cols>${columns.join('')}</cols><sheetData>`
  )
}

function frozenView(columns: number, row: number): string {
  const across = columns === 0 ? '' : ` xSplit="${columns}"`
  const pane = columns === 0 ? 'bottomLeft' : 'bottomRight'
  return (
    `<sheetView workbookViewId="0"><pane${across} ySplit="${row}" topLeftCell="${columnLetters(columns)}${row + 1}" ` +
    `activePane="${pane}" state="frozen"/><selection pane="${pane}"/></sheetView>`
  )
}

function closing({ sheet, choices, isHidden }: SheetSource, lastRow: number): string {
  const { columns, hasNotes } = sheet
  const heading = headingRow(sheet.title)
  const last = columnLetters(columns.length - 1)
  const validations = columns.flatMap(({ isRecordId }, place) => {
    const cells = `${columnLetters(place)}${heading + 1}:${columnLetters(place)}${rowLimit}`
    if (isRecordId) return [untouchable(cells)]
    const list = choices.get(place)
    return list === undefined ? [] : [choiceList(cells, list)]
  })
  return (
    `</sheetData>${isHidden ? '' : `<autoFilter ref="A${heading}:${last}${lastRow}"/>`}` +
    (validations.length === 0
      ? ''
      : `<dataValidations count="${validations.length}">${validations.join('')}</dataValidations>`) +
    `<ignoredErrors><ignoredError sqref="A1:${last}${rowLimit}" numberStoredAsText="1"/></ignoredErrors>` +
    `${hasNotes ? '<legacyDrawing r:id="rId2"/>' : ''}</worksheet>`
  )
}

const choiceList = (cells: string, list: string) =>
  `<dataValidation type="list" errorStyle="warning" allowBlank="1" showErrorMessage="1" sqref="${cells}">` +
  `<formula1>${xmlText(list)}</formula1></dataValidation>`

/** Rejects typing. The sheet itself stays unprotected: protection would forbid deleting and sorting rows. */
const untouchable = (cells: string) =>
  '<dataValidation type="custom" errorStyle="stop" allowBlank="0" showErrorMessage="1" ' +
  'error="This column links each row to its row in the portal. Do not change it." ' +
  `sqref="${cells}"><formula1>FALSE</formula1></dataValidation>`
