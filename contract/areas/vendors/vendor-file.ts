import { type CellError, type ColumnPlaces, type FileRow, inFileOrder, tableOf } from '../../kit/tables/file-columns.ts'
import { readDate } from '../schedules/values/dates.ts'
import { readTaxId } from '../schedules/values/codes.ts'
import { readMoney } from '../schedules/values/numbers.ts'
import { tidy } from '../schedules/values/reading.ts'
import { vendor, type VendorDraft } from './vendor.shapes.ts'
import { vendorMessages } from './vendor.messages.ts'

/** What a spreadsheet may say of a vendor, with the headings that mean it, in letters alone. */
const headings = {
  name: ['name', 'vendor', 'vendorname', 'company', 'companyname', 'subcontractor', 'legalname', 'supplier'],
  fein: ['fein', 'ein', 'taxid', 'taxidnumber', 'federaltaxid', 'employeridentificationnumber'],
  contact: ['contact', 'contactname', 'attention'],
  email: ['email', 'emailaddress', 'contactemail', 'mail'],
  trade: ['trade', 'type', 'category', 'service', 'work'],
  requirementSetId: ['requirementset', 'requirements', 'set', 'insurancerequirements'],
  spend: ['spend', 'annualspend', 'amount', 'cost', 'contractamount', 'spent'],
  spendOn: ['spendasof', 'asof', 'spenddate', 'date'],
} as const

type Column = keyof typeof headings
type Places = ColumnPlaces<Column>

interface Known {
  readonly sets: readonly { readonly id: string; readonly name: string }[]
  /** Names of vendors on the list: they stay as they are. */
  readonly names: readonly string[]
  readonly today: string
}

/** What a file of vendors says: vendors to add, those that are on the list already, and errors by their cells. */
export interface ReadVendors {
  readonly drafts: readonly VendorDraft[]
  readonly known: number
  readonly errors: readonly CellError[]
}

const key = (name: string): string => name.trim().toLowerCase()

/** Reads vendors from the rows of a file; undefined if no row names a column for the vendor. */
export function readVendors(rows: readonly FileRow[], known: Known): ReadVendors | undefined {
  const table = tableOf(rows, headings, 'name')
  if (table === undefined) return undefined
  const { places } = table
  const seen = new Set(known.names.map(key))
  const listed = new Set(seen)
  const drafts: VendorDraft[] = []
  const errors: CellError[] = []
  let already = 0
  for (const row of table.rows) {
    const read = readVendor(row, places, known)
    const name = key(read.name)
    if (listed.has(name) && name !== '') {
      already += 1
      continue
    }
    errors.push(...read.errors)
    if (seen.has(name)) errors.push({ row: row.number, place: places.name!, message: vendorMessages.twiceInFile })
    seen.add(name)
    if (read.draft !== undefined) drafts.push(read.draft)
  }
  return { drafts, known: already, errors: inFileOrder(errors) }
}

interface ReadVendor {
  readonly name: string
  readonly draft: VendorDraft | undefined
  readonly errors: readonly CellError[]
}

function readVendor({ number, cells }: FileRow, places: Places, { sets, today }: Known): ReadVendor {
  const errors: CellError[] = []
  const textOf = (column: Column): string => tidy(cells[places[column] ?? -1] ?? '').replaceAll(/\s+/gu, ' ')
  const report = (column: Column, message: string): null => {
    errors.push({ row: number, place: places[column] ?? places.name!, message })
    return null
  }
  const read = (column: Column, reader: typeof readMoney): string | null => {
    const typed = textOf(column)
    if (typed === '') return null
    const { value, error } = reader(typed)
    return error === null ? value : report(column, error)
  }
  const money = read('spend', readMoney)
  const spend = money === null ? null : Math.round(Number(money) * 100)
  const made = vendor.draft.safeParse({
    name: textOf('name'),
    fein: read('fein', readTaxId) ?? '',
    contact: textOf('contact'),
    email: textOf('email'),
    trade: textOf('trade'),
    requirementSetId: setOf(textOf('requirementSetId'), sets, (message) => report('requirementSetId', message)),
    spend,
    spendOn: read('spendOn', readDate) ?? (spend === null ? null : today),
    remindersOn: true,
  })
  for (const { path, message } of made.error?.issues ?? []) report(path[0] as Column, message)
  return { name: textOf('name'), draft: made.data, errors }
}

function setOf(name: string, sets: Known['sets'], report: (message: string) => null): string | null {
  if (name === '') return null
  return sets.find((set) => key(set.name) === key(name))?.id ?? report(vendorMessages.noSuchSet(name))
}
