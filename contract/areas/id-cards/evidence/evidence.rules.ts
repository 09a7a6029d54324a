import { dollars } from '../../../kit/money-words.ts'
import type { Coverage, PolicyForm } from '../../policies/coverages/coverage-sheet.shapes.ts'
import { standardCoverage } from '../../policies/coverages/standard-coverages.ts'
import { amountOf } from '../../schedules/values/numbers.ts'
import { evidenceMessages as messages } from './evidence.messages.ts'

/** The types of policies that insure property at locations. */
export const propertyPolicyTypes = ['PROPERTY', 'PACKAGE', 'BUSINESS_OWNERS'] as const

/** A term of a property policy; a canceled one ends with its cancellation. */
export interface EvidencePolicy {
  readonly id: string
  readonly policyType: string
  readonly carrier: string
  readonly policyNumber: string
  readonly insured: string
  readonly effectiveOn: string
  readonly endsOn: string
  readonly coverages: readonly Coverage[]
  readonly forms: readonly PolicyForm[]
  readonly exclusions: readonly string[]
  /** Empty if the policy does not list its locations. */
  readonly insuredLocations: readonly string[]
}

/** A location of the Property schedule. */
export interface EvidenceLocation {
  readonly id: string
  readonly address: string
  readonly cells: Readonly<Record<string, string | null | undefined>>
}

/** Limits in cents; null if not shown. */
export interface EvidenceLimits {
  readonly building: number | null
  readonly contents: number | null
  readonly income: number | null
}

export interface EvidenceHolder {
  readonly name: string
  readonly address: string
  readonly interest: 'MORTGAGEE' | 'LENDERS_LOSS_PAYABLE' | 'LOSS_PAYEE'
  readonly loan: string
}

export const holderInterests = {
  MORTGAGEE: 'Mortgagee',
  LENDERS_LOSS_PAYABLE: 'Lender’s loss payable',
  LOSS_PAYEE: 'Loss payee',
} as const

/** The limits that an evidence may show, with the names of their coverages and of the values on the schedule. */
const limitSources = {
  building: ['Building', 'buildingValue'],
  contents: ['Business personal property', 'contentsValue'],
  income: ['Business income and extra expense', 'incomeValue'],
} as const satisfies Record<keyof EvidenceLimits, readonly [string, string]>

const blanketName = 'Blanket building and contents'

const named = ({ coverages, policyType }: EvidencePolicy, name: string): Coverage | undefined =>
  coverages.find((coverage) => standardCoverage(policyType, coverage.name)?.name === name)

/** Whether one limit of the policy applies to buildings and contents together. */
export const isBlanket = (policy: EvidencePolicy): boolean => (named(policy, blanketName)?.limit ?? null) !== null

/** The most that an evidence may show: what the policy has, and at most the location's value on the schedule. */
export function highestLimits(policy: EvidencePolicy, { cells }: EvidenceLocation): EvidenceLimits {
  const blanket = named(policy, blanketName)?.limit ?? null
  const of = (key: keyof EvidenceLimits): number | null => {
    const [name, column] = limitSources[key]
    const own = named(policy, name)?.limit ?? null
    if (own === null) return key === 'income' ? null : blanket
    const value = amountOf(cells[column])
    return value === null || value <= 0 ? own : Math.min(own, Math.round(value * 100))
  }
  return { building: of('building'), contents: of('contents'), income: of('income') }
}

const plain = (text: string): string => text.toLowerCase().replaceAll(/[^\p{L}\p{N}]+/gu, '')

/** Whether a policy covers an address: it lists that, or lists no locations. */
export const isOnPolicy = ({ insuredLocations }: EvidencePolicy, address: string): boolean =>
  insuredLocations.length === 0 ||
  insuredLocations.some((listed) => {
    const [one, other] = [plain(listed), plain(address)]
    return one !== '' && other !== '' && (one.includes(other) || other.includes(one))
  })

const hasPropertyLimit = (policy: EvidencePolicy): boolean =>
  [blanketName, limitSources.building[0], limitSources.contents[0]].some(
    (name) => (named(policy, name)?.limit ?? null) !== null,
  )

/** Why a policy gives no evidence on a day; undefined if it does. */
export function policyErrorOf(policy: EvidencePolicy | undefined, day: string): string | undefined {
  if (policy === undefined) return messages.noPolicy
  if (policy.effectiveOn > day || policy.endsOn <= day) return messages.policyNotInForce
  return hasPropertyLimit(policy) ? undefined : messages.noCoverages
}

const dayIn = (value: string | null | undefined): string => (/^\d{4}-\d{2}-\d{2}$/.test(value ?? '') ? value! : '')

function isOnOtherDays({ cells }: EvidenceLocation, day: string): boolean {
  const [from, to] = [dayIn(cells['effectiveFrom']), dayIn(cells['effectiveTo'])]
  return from > day || (to !== '' && to < day)
}

/** Why there is no evidence for a location on a day; undefined if there is. */
export function locationError(policy: EvidencePolicy, location: EvidenceLocation, day: string): string | undefined {
  const { cells, address } = location
  if (cells['rowStatus'] === 'REMOVED') return messages.removed
  if (cells['rowStatus'] === 'PENDING') return messages.pending
  if (isOnOtherDays(location, day)) return messages.otherDays
  if (address === '') return messages.noAddress
  return isOnPolicy(policy, address) ? undefined : messages.notOnPolicy
}

/** What is missing of a holder, by field. */
export function holderErrors({ name, address, interest, loan }: EvidenceHolder): Record<string, string> {
  const isLender = interest !== 'LOSS_PAYEE'
  return {
    ...(name.trim() === '' && { 'holder.name': messages.nameNeeded }),
    ...(address.trim() === '' && { 'holder.address': messages.addressNeeded }),
    ...(isLender && loan.trim() === '' && { 'holder.loan': messages.loanNeeded }),
  }
}

/** Which limits are more than the policy provides, by field. */
export function limitErrors(limits: EvidenceLimits, highest: EvidenceLimits): Record<string, string> {
  const keys = Object.keys(limitSources) as (keyof EvidenceLimits)[]
  if (keys.every((key) => limits[key] === null)) return { 'limits.building': messages.noLimit }
  return Object.fromEntries(
    keys.flatMap((key) => {
      const [limit, most] = [limits[key], highest[key]]
      if (limit === null || (most !== null && limit <= most)) return []
      return [[`limits.${key}`, most === null ? messages.notCovered : messages.aboveLimit(dollars(most))]]
    }),
  )
}

const capital = (text: string): string => `${text.charAt(0).toUpperCase()}${text.slice(1)}`

/** A coverage as text: its limit, deductible, and note. */
function inWords(coverage: Coverage | undefined): string {
  if (coverage === undefined) return messages.notShown
  const { limit, deductible, note } = coverage
  const parts = [
    limit === null ? '' : dollars(limit),
    deductible === null ? '' : `deductible ${dollars(deductible)}`,
    note,
  ]
  return capital(parts.filter((part) => part !== '').join(', ')) || 'Included'
}

const noteOf = (policy: EvidencePolicy, name: string): string => named(policy, name)?.note ?? ''

/** Notes of the coverages that insure buildings and contents. */
const propertyNotes = (policy: EvidencePolicy): string =>
  [blanketName, 'Building', 'Business personal property'].map((name) => noteOf(policy, name)).join(' ')

const causesOf = (policy: EvidencePolicy): string => {
  const [form] = /\b(?:special|broad|basic)\b/i.exec(propertyNotes(policy)) ?? []
  if (noteOf(policy, 'Causes of loss') !== '') return noteOf(policy, 'Causes of loss')
  return form === undefined ? messages.notShown : `${capital(form.toLowerCase())} form`
}

const valuationOf = (policy: EvidencePolicy): string => {
  const [found] = /replacement cost|actual cash value|agreed value/i.exec(propertyNotes(policy)) ?? []
  return noteOf(policy, 'Valuation') || (found === undefined ? messages.notShown : capital(found.toLowerCase()))
}

const terrorismOf = ({ coverages, exclusions, forms }: EvidencePolicy): string => {
  const isAbout = (text: string): boolean => /terroris|tria\b/i.test(text)
  if (exclusions.some(isAbout)) return 'Excluded'
  const form = forms.find(({ title }) => isAbout(title))
  if (coverages.some(({ name }) => isAbout(name))) return 'Included'
  if (form === undefined) return messages.notShown
  return /exclu/i.test(form.title) ? 'Excluded' : `See form ${form.number}`
}

/** Ordinance or law by coverage A, B, and C: those that the note names, or all of them under one limit. */
function ordinanceOf(policy: EvidencePolicy, letter: 'A' | 'B' | 'C'): string {
  const coverage = named(policy, 'Ordinance or law')
  const letters: readonly string[] = coverage?.note.match(/\b[ABC]\b/g) ?? []
  const isOut = letters.length > 0 && !letters.includes(letter)
  return isOut ? messages.notShown : inWords(coverage)
}

/** The forms that state the rights of a mortgagee or loss payee. */
const clauseOf = ({ forms }: EvidencePolicy): string =>
  forms
    .filter(({ title }) => /mortgag|loss pay/i.test(title))
    .map(({ number, edition, title }) => [number, edition, title].filter(Boolean).join(' '))
    .join('; ') || messages.notShown

const deductibleOf = (policy: EvidencePolicy): string => {
  const found = [blanketName, 'Building', 'Business personal property']
    .map((name) => named(policy, name)?.deductible ?? null)
    .find((deductible) => deductible !== null)
  return found === undefined || found === null ? messages.notShown : dollars(found)
}

/** The coverage lines of an evidence, from the policy: label and text, in print order. */
export const coverageFacts = (policy: EvidencePolicy): readonly (readonly [label: string, text: string])[] => [
  ['Causes of loss', causesOf(policy)],
  ['Blanket limit', isBlanket(policy) ? 'Yes: one limit for buildings and contents' : 'No'],
  ['Deductible', deductibleOf(policy)],
  ['Valuation', valuationOf(policy)],
  ['Coinsurance', noteOf(policy, 'Coinsurance') || messages.notShown],
  [
    'Agreed value',
    /agreed/i.test(`${valuationOf(policy)} ${noteOf(policy, 'Coinsurance')}`) ? 'Yes' : messages.notShown,
  ],
  ['Ordinance or law, coverage A', ordinanceOf(policy, 'A')],
  ['Ordinance or law, coverage B', ordinanceOf(policy, 'B')],
  ['Ordinance or law, coverage C', ordinanceOf(policy, 'C')],
  ['Equipment breakdown', inWords(named(policy, 'Equipment breakdown'))],
  ['Flood', inWords(named(policy, 'Flood'))],
  ['Earthquake', inWords(named(policy, 'Earthquake'))],
  ['Named storm, wind, and hail', inWords(named(policy, 'Wind and hail'))],
  ['Terrorism', terrorismOf(policy)],
  ['Mortgagee or loss payee clause', clauseOf(policy)],
  ['Exclusions', policy.exclusions.join('; ') || 'None listed'],
  [
    'Forms',
    policy.forms.map(({ number, edition, title }) => [number, edition, title].filter(Boolean).join(' ')).join('; ') ||
      'None listed',
  ],
]

/** What a building is, as the schedule describes it. */
export function buildingText({ cells }: EvidenceLocation): string {
  const of = (key: string, prefix = ''): string => ((cells[key] ?? '') === '' ? '' : `${prefix}${cells[key]}`)
  return [of('building', 'Building '), of('occupancy'), of('construction', 'Construction '), of('yearBuilt', 'Built ')]
    .filter((part) => part !== '')
    .join(', ')
}

/** What a location is called. */
export const locationLabel = (location: EvidenceLocation): string =>
  [
    (location.cells['location'] ?? '') === '' ? '' : `Location ${location.cells['location']}`,
    (location.cells['building'] ?? '') === '' ? '' : `building ${location.cells['building']}`,
    location.address,
  ]
    .filter((part) => part !== '')
    .join(', ') || 'Location without an address'
