import type { CellMark, WorkbookSheet } from './workbook.ts'
import { xmlText } from './xml-text.ts'

const general = 'General'
/** Formats that every spreadsheet knows by number; the workbook's own count from 164. */
const builtIn: Readonly<Record<string, number>> = { [general]: 0, '@': 49 }
const firstOwn = 164

/** Fills by their place in the style sheet; the first two are fixed by the format. */
const fills = ['none', 'gray125', 'FFE9EDF2', 'FFF9D0CE', 'FFFFF0B3'] as const
const headingFill = 2
const fillOfMark: Readonly<Record<CellMark, number>> = { error: 3, review: 4 }
const marks: readonly (CellMark | undefined)[] = [undefined, 'error', 'review']

/** The styles of headings and of titles; style 0 is a cell without one. */
export const headingStyle = 1
export const titleStyle = 2

/** A cell's style: one for each format of the workbook, plain and in each mark's color. */
export class CellStyles {
  readonly #formats: readonly string[]

  constructor(sheets: readonly WorkbookSheet[]) {
    const used = sheets.flatMap(({ columns }) => columns.map(({ format }) => format ?? general))
    this.#formats = [...new Set([general, ...used])]
  }

  of(format: string | undefined, mark?: CellMark): number {
    const place = this.#formats.indexOf(format ?? general)
    return titleStyle + 1 + place * marks.length + marks.indexOf(mark)
  }

  xml(): string {
    const numbers = this.#formats.map((format, place) => builtIn[format] ?? firstOwn + place)
    const own = this.#formats.flatMap((format, place) =>
      format in builtIn ? [] : [`<numFmt numFmtId="${numbers[place]}" formatCode="${xmlText(format)}"/>`],
    )
    const cells = numbers.flatMap((number) => marks.map((mark) => cellFormat(number, mark)))
    return (
      '<styleSheet xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main">' +
      list('numFmts', own) +
      list('fonts', [font(''), font('<b/>')]) +
      list('fills', fills.map(fillXml)) +
      list('borders', ['<border><left/><right/><top/><bottom/><diagonal/></border>']) +
      list('cellStyleXfs', ['<xf numFmtId="0" fontId="0" fillId="0" borderId="0"/>']) +
      list('cellXfs', ['<xf numFmtId="0" fontId="0" fillId="0" borderId="0" xfId="0"/>', heading, title, ...cells]) +
      list('cellStyles', ['<cellStyle name="Normal" xfId="0" builtinId="0"/>']) +
      '</styleSheet>'
    )
  }
}

const list = (name: string, entries: readonly string[]) =>
  entries.length === 0 ? '' : `<${name} count="${entries.length}">${entries.join('')}</${name}>`

const font = (weight: string) => `<font>${weight}<sz val="11"/><name val="Calibri"/><family val="2"/></font>`

const fillXml = (fill: string) =>
  fill.length === 8 && fill.startsWith('FF')
    ? `<fill><patternFill patternType="solid"><fgColor rgb="${fill}"/><bgColor indexed="64"/></patternFill></fill>`
    : `<fill><patternFill patternType="${fill}"/></fill>`

const heading =
  `<xf numFmtId="49" fontId="1" fillId="${headingFill}" borderId="0" xfId="0" applyNumberFormat="1" applyFont="1" ` +
  'applyFill="1" applyAlignment="1"><alignment vertical="top" wrapText="1"/></xf>'

const title = '<xf numFmtId="49" fontId="1" fillId="0" borderId="0" xfId="0" applyNumberFormat="1" applyFont="1"/>'

const cellFormat = (number: number, mark: CellMark | undefined) =>
  `<xf numFmtId="${number}" fontId="0" fillId="${mark === undefined ? 0 : fillOfMark[mark]}" borderId="0" xfId="0"` +
  `${number === 0 ? '' : ' applyNumberFormat="1"'}${mark === undefined ? '' : ' applyFill="1"'}/>`
