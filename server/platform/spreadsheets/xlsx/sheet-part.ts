import { refuseBeyondColumns, type RowBatches } from '../row-batches.ts'
import { UnreadableFile } from '../unreadable-file.ts'
import { isoDateText, numberText } from '../numbers/number-text.ts'
import { plainNumber, type CellFormat } from '../numbers/cell-format.ts'
import { RichText, unescaped } from './rich-text.ts'
import type { TextPool } from './text-pool.ts'
import { attributeOf, type XmlListener } from './xml-tokens.ts'

/** The last row and column that Excel knows. */
const last = { row: 1_048_576, column: 16_384 }

/** What the cells of a sheet refer to. */
export interface CellContext {
  readonly sharedStrings: TextPool
  readonly styles: readonly CellFormat[]
  readonly from1904: boolean
}

/** Reads the XML of one sheet cell by cell and adds its rows to the batches. */
export class SheetPart implements XmlListener {
  readonly #context: CellContext
  readonly #batches: RowBatches
  readonly #inline = new RichText()
  #cells: (string | null)[] = []
  #column = 0
  #type = 'n'
  #style = 0
  #value = ''
  #isValue = false
  #isHidden = false
  /** The number of the last row so far. */
  row = 0
  /** Whether all rows were there; what follows them is no matter of the list. */
  isDone = false

  constructor(context: CellContext, batches: RowBatches) {
    this.#context = context
    this.#batches = batches
  }

  open(name: string, tag: string): void {
    if (name === 'c') this.#beginCell(tag)
    else if (name === 'v') this.#isValue = true
    else if (name === 'row') this.#beginRow(tag)
    else this.#inline.open(name)
  }

  text(text: string): void {
    if (this.#isValue) this.#value += text
    else this.#inline.add(text)
  }

  close(name: string): void {
    if (name === 'v') this.#isValue = false
    else if (name === 'c') this.#endCell()
    else if (name === 'row') this.#batches.add(this.row, this.#cells, this.#isHidden)
    else if (name === 'sheetData') this.isDone = true
    else this.#inline.close(name)
  }

  #beginRow(tag: string): void {
    const row = Number(attributeOf(tag, 'r') ?? this.row + 1)
    if (!(Number.isInteger(row) && row > this.row && row <= last.row)) throw new UnreadableFile('damaged')
    this.row = row
    this.#isHidden = tag.includes('hidden=') && ['1', 'true'].includes(attributeOf(tag, 'hidden') ?? '')
    this.#cells = []
    this.#column = 0
  }

  #beginCell(tag: string): void {
    const reference = attributeOf(tag, 'r')
    this.#column = reference === undefined ? this.#column + 1 : columnOf(reference)
    this.#type = attributeOf(tag, 't') ?? 'n'
    this.#style = Number(attributeOf(tag, 's') ?? 0)
    this.#value = ''
    this.#inline.take()
  }

  #endCell(): void {
    const text = this.#cellText()
    if (text === null || text === '') return
    refuseBeyondColumns(this.#column)
    while (this.#cells.length < this.#column) this.#cells.push(null)
    this.#cells[this.#column - 1] = text
  }

  #cellText(): string | null {
    const value = this.#value
    switch (this.#type) {
      case 's':
        return value === '' ? null : this.#sharedString(Number(value))
      case 'inlineStr':
        return this.#inline.take()
      case 'b':
        return value === '' ? null : value === '0' || value === 'false' ? 'FALSE' : 'TRUE'
      case 'str':
      case 'e':
        return unescaped(value)
      case 'd':
        return isoDateText(value)
      default:
        return this.#numberText(value)
    }
  }

  #sharedString(number: number): string {
    const text = this.#context.sharedStrings.get(number)
    if (text === undefined) throw new UnreadableFile('damaged')
    return text
  }

  #numberText(value: string): string | null {
    if (value === '') return null
    const number = Number(value)
    // Some programs write text in cells declared as numbers.
    if (!Number.isFinite(number)) return unescaped(value)
    return numberText(number, this.#context.styles[this.#style] ?? plainNumber, this.#context.from1904)
  }
}

/** `AB12` → 28. */
function columnOf(reference: string): number {
  let column = 0
  let at = 0
  for (; at < reference.length; at++) {
    const letter = reference.charCodeAt(at) & 0xdf
    if (letter < 65 || letter > 90) break
    column = column * 26 + letter - 64
  }
  if (column < 1 || column > last.column) throw new UnreadableFile('damaged')
  return column
}
