import { type CellError, type FileRow, inFileOrder, tableOf } from '../../kit/tables/file-columns.ts'
import { readDate } from '../schedules/values/dates.ts'
import { tidy } from '../schedules/values/reading.ts'
import { type CarrierNaic, carrierNaic, type CarrierNaicDraft } from './carrier-naic.shapes.ts'
import { carrierMessages } from './carrier.messages.ts'
import { ratingOf, sizeCategories } from './carrier-rating.rules.ts'

/** The spreadsheet columns of a carrier, with their headings in letters only. */
const headings = {
  carrier: ['carrier', 'carriername', 'company', 'companyname', 'insurer', 'name'],
  naic: ['naic', 'naicnumber', 'naiccode', 'naicno'],
  rating: ['rating', 'ambest', 'ambestrating', 'bestrating', 'financialstrengthrating', 'fsr'],
  size: ['size', 'financialsize', 'financialsizecategory', 'fsc', 'class'],
  ratedOn: ['ratingasof', 'asof', 'ratingdate', 'date', 'asofdate', 'effectivedate'],
  ratingSource: ['ratingsource', 'source'],
  address: ['mailingaddress', 'address', 'street', 'streetaddress'],
  city: ['city'],
  state: ['state', 'st'],
  zip: ['zip', 'zipcode', 'postalcode'],
} as const

type Column = keyof typeof headings

/** What a file of carriers says: carriers to add, those to change with what they become, and errors by their cells. */
export interface ReadCarriers {
  readonly added: readonly CarrierNaicDraft[]
  readonly changed: readonly { readonly before: CarrierNaic; readonly after: CarrierNaicDraft }[]
  readonly unchanged: number
  readonly errors: readonly CellError[]
}

interface Known {
  readonly carriers: readonly CarrierNaic[]
  readonly today: string
}

const key = (name: string): string => name.trim().toLowerCase()

/** Reads carriers from the rows of a file; undefined if no row names a column for the carrier. A blank cell changes nothing. */
export function readCarriers(rows: readonly FileRow[], { carriers, today }: Known): ReadCarriers | undefined {
  const table = tableOf(rows, headings, 'carrier')
  if (table === undefined) return undefined
  const { places } = table
  const known = new Map(carriers.map((each) => [key(each.carrier), each]))
  const seen = new Set<string>()
  const added: CarrierNaicDraft[] = []
  const changed: { before: CarrierNaic; after: CarrierNaicDraft }[] = []
  const errors: CellError[] = []
  let unchanged = 0
  for (const { number, cells } of table.rows) {
    const linesOf = (column: Column) =>
      tidy(cells[places[column] ?? -1] ?? '')
        .split('\n')
        .map((line) => line.replaceAll(/\s+/gu, ' ').trim())
        .filter((line) => line !== '')
    const textOf: TextOf = (column) => linesOf(column).join(' ')
    const address = [...linesOf('address'), ...placeLine(textOf)].join('\n')
    const report: Report = (column, message) =>
      void errors.push({ row: number, place: places[column] ?? places.carrier!, message })
    const name = key(textOf('carrier'))
    if (seen.has(name)) report('carrier', carrierMessages.twiceInFile)
    seen.add(name)
    const before = known.get(name)
    const typed = { ...typedCarrier(textOf, before, report), address: address || (before?.address ?? '') }
    const data = checkedCarrier(typed, today, report)
    if (data === undefined) continue
    if (before === undefined) added.push(data)
    else if (isSame(before, data)) unchanged += 1
    else changed.push({ before, after: data })
  }
  return { added, changed, unchanged, errors: inFileOrder(errors) }
}

/** City, state, and ZIP code where they have columns of their own. */
function placeLine(textOf: TextOf): string[] {
  const region = [textOf('state'), textOf('zip')].filter((part) => part !== '').join(' ')
  const place = [textOf('city'), region].filter((part) => part !== '').join(', ')
  return place === '' ? [] : [place]
}

type TextOf = (column: Column) => string
type Report = (column: Column, message: string) => void
type Typed = ReturnType<typeof typedCarrier> & Pick<CarrierNaicDraft, 'address'>

/** A valid carrier of the list; undefined if invalid, with each error reported. */
function checkedCarrier(typed: Typed, today: string, report: Report): CarrierNaicDraft | undefined {
  if (typed.naic === '') report('naic', carrierMessages.naicNeeded)
  if (typed.ratedOn !== null && typed.ratedOn > today) report('ratedOn', carrierMessages.ratedLater)
  const { data, error } = carrierNaic.draft.safeParse(typed)
  const issues = error?.issues.filter(({ path }) => typed.naic !== '' || path[0] !== 'naic') ?? []
  for (const { path, message } of issues) report(path[0] as Column, message)
  return data
}

const noRating = { rating: '', size: '', ratedOn: null, ratingSource: '' } as const

/** A row merged with the listed carrier: a rating without its own date or source clears both. */
function typedCarrier(textOf: TextOf, before: CarrierNaic | undefined, report: Report) {
  const naic = textOf('naic')
  const own = {
    carrier: before === undefined ? textOf('carrier') : before.carrier,
    naic:
      naic === '' && before !== undefined
        ? before.naic
        : naic.replace(/^\d{1,4}$/u, (digits) => digits.padStart(5, '0')),
  }
  const { rating, size, ratedOn, ratingSource } = before ?? noRating
  return { ...own, ...(typedRating(textOf, report) ?? { rating, size, ratedOn, ratingSource }) }
}

/** A row's rating; undefined if it has none. */
function typedRating(textOf: TextOf, report: Report) {
  const written = textOf('rating')
  if (written === '') return undefined
  const found = ratingOf(written)
  if (found === undefined) {
    report('rating', 'must be a rating such as A- or A- VII')
    return undefined
  }
  const day = textOf('ratedOn')
  const read = day === '' ? { value: null, error: null } : readDate(day)
  if (read.error !== null) report('ratedOn', read.error)
  return {
    rating: found.rating,
    size: sizeOf(textOf('size')) ?? found.size,
    ratedOn: read.value,
    ratingSource: textOf('ratingSource'),
  }
}

const sizeOf = (text: string) =>
  sizeCategories.find((each) => each === text.toUpperCase()) ?? sizeCategories[Number(text || 0) - 1]

const isSame = (before: CarrierNaic, after: CarrierNaicDraft): boolean =>
  (['naic', 'rating', 'size', 'ratedOn', 'ratingSource', 'address'] as const).every(
    (field) => before[field] === after[field],
  )
