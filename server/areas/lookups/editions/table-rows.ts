import { codeOf, type LookupKind } from '@portico/contract/areas/lookups/class-codes.ts'
import { lookupMessages } from '@portico/contract/areas/lookups/lookup.messages.ts'
import {
  entryLimits,
  type LookupEntry,
  type LookupPreview,
  tableLimits,
} from '@portico/contract/areas/lookups/lookup.shapes.ts'
import { unprocessable } from '../../../platform/error-response.ts'
import { cellText } from '../../../platform/spreadsheets/first-sheet.ts'

/** A row of a file, numbered as the file shows it. */
export interface TableRow {
  readonly number: number
  readonly cells: readonly (string | null)[]
}

/** What was read of a file. */
export interface ReadTable {
  readonly entries: readonly LookupEntry[]
  /** The number of skipped rows, and the first of them. */
  readonly faults: number
  readonly faultRows: LookupPreview['faults']
}

/** Rows above the headings, such as a title, are passed over, this many at most. */
const titleRows = 20
const namedErrors = 200

type Field = keyof LookupEntry

/** Headings of files, without blanks and signs. */
const headings: Readonly<Record<Field, readonly string[]>> = {
  code: ['code', 'classcode', 'classificationcode', 'glcode', 'wccode', 'glclass', 'wcclass', 'class', 'policytype'],
  phrase: [
    'description',
    'phrase',
    'classdescription',
    'phraseology',
    'classification',
    'displayname',
    'name',
    'title',
  ],
  phrases: ['otherphrases', 'phrases', 'synonyms', 'keywords', 'alsoknownas'],
  basis: ['basis', 'premiumbasis', 'exposurebasis'],
  hazard: ['hazard', 'hazardgroup', 'hazardgrade'],
  notes: ['notes', 'note', 'remarks', 'comment', 'comments'],
}

const kindNames: Readonly<Record<LookupKind, string>> = { GL: 'GL class', WC: 'WC class', POLICY_TYPE: 'policy type' }

/** Reads the rows of a file one after the other: first its headings, then entries and what is wrong with rows. */
export class TableReader {
  readonly #kind: LookupKind
  readonly #entries = new Map<string, LookupEntry>()
  readonly #rowOfCode = new Map<string, number>()
  readonly #faultRows: { row: number; message: string }[] = []
  #faults = 0
  #places: ReadonlyMap<Field, number> | undefined
  #passed = 0

  constructor(kind: LookupKind) {
    this.#kind = kind
  }

  /** Reads the next row. Rejects the file if it is not a table, or too long. */
  read({ number, cells }: TableRow): void {
    if (cells.every((cell) => cell === null || cell.trim() === '')) return
    if (this.#places === undefined) {
      this.#places = placesOf(cells)
      this.#passed += 1
      if (this.#places === undefined && this.#passed > titleRows) throw refused(lookupMessages.noHeadings)
      return
    }
    const entry = this.#entryOf(cells, this.#places)
    const fault = typeof entry === 'string' ? entry : this.#errorAmong(entry)
    if (typeof entry !== 'string' && fault === undefined) {
      this.#entries.set(entry.code, entry)
      this.#rowOfCode.set(entry.code, number)
    } else this.#leaveOut(number, fault ?? '')
    if (this.#entries.size > tableLimits.rows)
      throw refused(lookupMessages.tooManyRows(tableLimits.rows.toLocaleString('en-US')))
  }

  /** The complete result. Rejects a file without headings or entries. */
  finish(): ReadTable {
    if (this.#places === undefined) throw refused(lookupMessages.noHeadings)
    if (this.#entries.size === 0) throw refused(lookupMessages.noRows)
    return { entries: [...this.#entries.values()], faults: this.#faults, faultRows: this.#faultRows }
  }

  /** A row's entry, or its error. */
  #entryOf(cells: TableRow['cells'], places: ReadonlyMap<Field, number>): LookupEntry | string {
    const textOf = (field: Field) => cellText(cells[places.get(field) ?? -1] ?? '')
    const typed = textOf('code')
    if (typed === '') return lookupMessages.codeMissing
    const code = codeOf(this.#kind, typed)
    if (code === undefined) return lookupMessages.badCode(typed.slice(0, 40), kindNames[this.#kind])
    const phrase = textOf('phrase')
    if (phrase === '') return lookupMessages.phraseMissing
    const phrases = (cells[places.get('phrases') ?? -1] ?? '')
      .split(/[;\n]/)
      .map(cellText)
      .filter((each) => each !== '')
    const orNull = (field: Field) => textOf(field) || null
    return { code, phrase, phrases, basis: orNull('basis'), hazard: orNull('hazard'), notes: orNull('notes') }
  }

  #errorAmong(entry: LookupEntry): string | undefined {
    const stands = this.#rowOfCode.get(entry.code)
    if (stands !== undefined) return lookupMessages.twice(entry.code, stands)
    for (const [field, most] of Object.entries(entryLimits) as [keyof typeof entryLimits, number][]) {
      const length = field === 'phrases' ? entry.phrases.join('\n').length : (entry[field]?.length ?? 0)
      if (length > most) return lookupMessages.tooLong(fieldNames[field], most)
    }
    return undefined
  }

  #leaveOut(row: number, message: string): void {
    this.#faults += 1
    if (this.#faultRows.length < namedErrors) this.#faultRows.push({ row, message })
  }
}

const fieldNames: Readonly<Record<keyof typeof entryLimits, string>> = {
  phrase: 'Description',
  phrases: 'Other phrases',
  basis: 'Basis',
  hazard: 'Hazard',
  notes: 'Notes',
}

/** The position of each field, if this is the heading row: it has at least code and description. */
function placesOf(cells: TableRow['cells']): ReadonlyMap<Field, number> | undefined {
  const names = cells.map((cell) => (cell ?? '').toLowerCase().replaceAll(/[^a-z]/g, ''))
  const places = new Map<Field, number>()
  for (const [field, known] of Object.entries(headings) as [Field, readonly string[]][]) {
    const at = known
      .map((name) => names.indexOf(name))
      .find((place) => place !== -1 && ![...places.values()].includes(place))
    if (at !== undefined) places.set(field, at)
  }
  return places.has('code') && places.has('phrase') ? places : undefined
}

const refused = (message: string) => unprocessable({ file: message }, message)
