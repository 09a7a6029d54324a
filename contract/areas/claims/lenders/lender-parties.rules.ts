import type { ClaimAnswers } from '../claim-question.ts'
import type { ClaimTypeCode } from '../claim-types.ts'

/** Interests in property whose holders are notified of a loss. */
export const lenderInterests = {
  MORTGAGEE: 'Mortgagee',
  LENDERS_LOSS_PAYABLE: 'Lender’s loss payable',
  LOSS_PAYEE: 'Loss payee',
  LIENHOLDER: 'Lienholder',
  LESSOR: 'Lessor',
} as const

export type LenderInterest = keyof typeof lenderInterests
export const lenderInterestCodes = Object.keys(lenderInterests) as [LenderInterest, ...LenderInterest[]]

/** Interests as the Additional Interests schedule names them. */
const scheduled: Readonly<Record<string, LenderInterest>> = {
  Mortgagee: 'MORTGAGEE',
  "Lender's Loss Payable": 'LENDERS_LOSS_PAYABLE',
  'Loss Payee': 'LOSS_PAYEE',
  Lienholder: 'LIENHOLDER',
  Lessor: 'LESSOR',
}

/** The kind of property that a claim of a type is about, as the schedules name it. */
const assetTypes = { AUTO: 'Auto', PROPERTY: 'Property', EQUIPMENT: 'Equipment' } as const
type AssetClaim = keyof typeof assetTypes

/** Whether lenders and lessors are notified of claims of a type. */
export const isAboutProperty = (type: ClaimTypeCode): type is AssetClaim => Object.hasOwn(assetTypes, type)

/** The answer that names what was hit. */
export const hitProperty = (type: AssetClaim, answers: ClaimAnswers): string =>
  answers[({ AUTO: 'vehicle', PROPERTY: 'location', EQUIPMENT: 'equipment' } as const)[type]] ?? ''

export const noticeReasons = ['TOTAL_LOSS', 'AMOUNT'] as const
type NoticeReason = (typeof noticeReasons)[number]

/** Cents from which a loss suggests a notice. */
const suggestedFrom = 1_000_000

/** Why lenders should be notified of a loss now; null if nothing suggests it. */
export function noticeReason(answers: ClaimAnswers, incurred: number | null): NoticeReason | null {
  if (answers['isTotalLoss'] === 'Y') return 'TOTAL_LOSS'
  const estimate = /^\d{1,9}$/.test(answers['estimate'] ?? '') ? Number(answers['estimate']) * 100 : 0
  return Math.max(estimate, incurred ?? 0) >= suggestedFrom ? 'AMOUNT' : null
}

type Cells = Readonly<Record<string, string | null | undefined>>

/** What the account has on record of property, and of those with an interest in it. */
export interface InterestRecords {
  /** Rows of schedules for what was hit. */
  readonly hits: readonly Cells[]
  /** Rows of the Additional Interests schedule. */
  readonly interests: readonly Cells[]
  readonly holders: readonly {
    readonly name: string
    readonly interest: LenderInterest | null
    readonly address: string
    readonly loan: string
    readonly email: string
    readonly asset: string
  }[]
  readonly evidence: readonly { readonly number: string; readonly holder: string; readonly location: string }[]
}

export interface FoundParty {
  readonly name: string
  readonly interest: LenderInterest
  readonly address: string
  readonly loan: string
  readonly email: string
  readonly sources: readonly string[]
}

const of = (cells: Cells, key: string): string => (cells[key] ?? '').trim()
const plain = (text: string): string => text.trim().toLowerCase()
const numberOf = (text: string): string => plain(text).replace(/^0+(?=\d)/, '')
const isSame = (one: string, other: string): boolean => plain(one) === plain(other)
const words = (text: string): string =>
  ` ${text
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()} `
/** Whether a text has a part in it, word by word: unit 10 is not in unit 104. */
const has = (text: string, part: string): boolean => part.trim() !== '' && words(text).includes(words(part))

/** Columns of schedules that name someone with an interest in the row. */
const interestColumns: readonly (readonly [column: string, interest: LenderInterest, source: string])[] = [
  ['lessor', 'LESSOR', 'Lessor on the vehicle schedule'],
  ['mortgagee', 'MORTGAGEE', 'Mortgagee on the property schedule'],
  ['lossPayee', 'LOSS_PAYEE', 'Loss payee on the equipment schedule'],
]

/** Everyone with an interest in the property that a claim hit, once each, with where that was found. */
export function lenderParties(type: AssetClaim, answers: ClaimAnswers, records: InterestRecords): FoundParty[] {
  const fromRows = rowParties(records.hits)
  const names = [...fromRows.map(({ name }) => name), (answers['interest'] ?? '').split(' · ')[0]!.trim()]
  const listed = records.interests.flatMap((cells) => scheduleParty(type, cells, records.hits, names))
  const known = [...listed, ...fromRows, ...evidenceParties(type, records), ...holderParties(type, answers, records)]
  const reported = names.at(-1)!
  const named: FoundParty[] =
    reported === '' || known.some(({ name }) => isSame(name, reported))
      ? []
      : [{ ...blank, name: reported, interest: 'LOSS_PAYEE', sources: ['Claim report'] }]
  return merged([...known, ...named], records.holders)
}

const blank = { address: '', loan: '', email: '' }

const rowParties = (hits: readonly Cells[]): FoundParty[] =>
  hits.flatMap((cells) =>
    interestColumns.flatMap(([column, interest, source]) =>
      of(cells, column) === '' ? [] : [{ ...blank, name: of(cells, column), interest, sources: [source] }],
    ),
  )

function scheduleParty(
  type: AssetClaim,
  cells: Cells,
  hits: readonly Cells[],
  names: readonly string[],
): readonly FoundParty[] {
  const interest = scheduled[of(cells, 'interest')]
  const name = of(cells, 'name')
  if (interest === undefined || name === '') return []
  const isNamed = names.some((each) => isSame(each, name))
  if (!isNamed && !isInHit(type, cells, hits)) return []
  const { address, loan } = { address: of(cells, 'address'), loan: of(cells, 'loan') }
  return [{ name, interest, address, loan, email: '', sources: ['Additional Interests schedule'] }]
}

function isInHit(type: AssetClaim, cells: Cells, hits: readonly Cells[]): boolean {
  const kind = of(cells, 'assetType')
  if (!['', 'All', assetTypes[type]].includes(kind)) return false
  const asset = of(cells, 'asset')
  if (asset === '') return true
  const key = ({ AUTO: 'unit', PROPERTY: 'location', EQUIPMENT: 'item' } as const)[type]
  return hits.some((hit) => numberOf(of(hit, key)) === numberOf(asset) || isSame(of(hit, 'vin'), asset))
}

/** Lenders with evidence of property for the location. */
const evidenceParties = (type: AssetClaim, { hits, evidence }: InterestRecords): FoundParty[] =>
  evidence
    .filter(({ location }) => type === 'PROPERTY' && hits.some((hit) => isLocation(hit, location)))
    .map(({ holder, number }) => ({
      ...blank,
      name: holder,
      interest: 'MORTGAGEE',
      sources: [`Evidence of property ${number}`],
    }))

const isLocation = (hit: Cells, text: string): boolean =>
  has(text, of(hit, 'street')) ||
  has(text, of(hit, 'address')) ||
  (of(hit, 'location') !== '' && has(text, `Location ${numberOf(of(hit, 'location'))}`))

/** Certificate holders whose interest is in what was hit; a mortgagee has one in property only. */
const holderParties = (type: AssetClaim, answers: ClaimAnswers, { hits, holders }: InterestRecords): FoundParty[] =>
  holders.flatMap(({ asset, interest, ...holder }) => {
    if (interest === null || (interest === 'MORTGAGEE' && type !== 'PROPERTY')) return []
    const isHit = type === 'PROPERTY' ? (hit: Cells) => isLocation(hit, asset) : (hit: Cells) => isItem(hit, asset)
    const isIts = asset === '' || isSame(asset, hitProperty(type, answers)) || hits.some(isHit)
    return isIts ? [{ ...holder, interest, sources: ['Certificate holders'] }] : []
  })

const isItem = (hit: Cells, text: string): boolean =>
  ['unit', 'vin', 'item', 'serial'].some((key) => has(text, of(hit, key)))

/** One party per name; what one source leaves blank comes from the next, and from what is known of the name otherwise. */
function merged(parties: readonly FoundParty[], contacts: InterestRecords['holders']): FoundParty[] {
  const byName = Map.groupBy(parties, ({ name }) => plain(name))
  return [...byName.values()].map((same) => {
    const all = [...same, ...contacts.filter(({ name }) => isSame(name, same[0]!.name))]
    const first = (key: 'address' | 'loan' | 'email') => all.find((each) => each[key] !== '')?.[key] ?? ''
    const { name, interest } = same[0]!
    return {
      name,
      interest,
      address: first('address'),
      loan: first('loan'),
      email: first('email'),
      sources: [...new Set(same.flatMap(({ sources }) => sources))],
    }
  })
}
