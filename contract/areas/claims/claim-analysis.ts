import { claimTypeNames } from './claim-types.ts'
import { isUnderWay } from './claim.rules.ts'
import type { ClaimRow } from './claim.shapes.ts'

export interface ClaimCount {
  readonly label: string
  readonly count: number
}

export interface ClaimAnalysis {
  readonly total: number
  readonly open: number
  /** Percentages of all reported claims; null where there are none. */
  readonly closingRate: number | null
  readonly litigationRate: number | null
  readonly averageLag: number | null
  readonly byType: readonly ClaimCount[]
  readonly byCause: readonly ClaimCount[]
  readonly byLocation: readonly ClaimCount[]
  readonly byWeekday: readonly ClaimCount[]
  readonly byHour: readonly ClaimCount[]
  readonly byLag: readonly ClaimCount[]
  /** Empty for those who may not see medical facts. */
  readonly byBodyPart: readonly ClaimCount[]
  readonly byNature: readonly ClaimCount[]
  /** The largest claims by incurred amount, each as its own loss run values it. */
  readonly largest: readonly ClaimRow[]
  /** Open claims with reserves, the largest reserve first. */
  readonly toReview: readonly ClaimRow[]
}

const weekdays = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday']
const lags: readonly (readonly [label: string, most: number])[] = [
  ['Same day', 0],
  ['1 to 3 days', 3],
  ['4 to 7 days', 7],
  ['8 to 30 days', 30],
  ['Over 30 days', Infinity],
]

const percent = (part: number, whole: number): number | null => (whole === 0 ? null : Math.round((100 * part) / whole))

/** Counts of values, the most frequent first; blank ones are left out. */
function counts(values: readonly (string | null)[]): ClaimCount[] {
  const found = Map.groupBy(
    values.filter((value) => value !== null && value !== ''),
    (value) => value!,
  )
  return [...found]
    .map(([label, each]) => ({ label, count: each.length }))
    .toSorted((one, other) => other.count - one.count || one.label.localeCompare(other.label))
    .slice(0, 10)
}

/** Counts of values in a fixed order, zeros among them. */
const inOrder = (labels: readonly string[], values: readonly string[]): ClaimCount[] =>
  labels.map((label) => ({ label, count: values.filter((value) => value === label).length }))

const hourOf = ({ lossTime }: ClaimRow): string => {
  const hour = Number(lossTime.slice(0, 2))
  return lossTime === '' ? '' : (partsOfDay[Math.floor(hour / 6)] ?? '')
}

const partsOfDay = ['12 to 6 AM', '6 AM to 12 PM', '12 to 6 PM', '6 PM to 12 AM']

/** Claims by what they have in common. Drafts are left out. */
export function claimAnalysis(all: readonly ClaimRow[]): ClaimAnalysis {
  const claims = all.filter(({ status }) => status !== 'DRAFT')
  const known = claims.flatMap(({ lagDays }) => (lagDays === null ? [] : [lagDays]))
  const open = claims.filter(({ status }) => isUnderWay(status))
  const valued = claims.filter((claim) => claim.valued !== null)
  return {
    total: claims.length,
    open: open.length,
    closingRate: percent(claims.length - open.length, claims.length),
    litigationRate: percent(claims.filter(({ hasSuit }) => hasSuit).length, claims.length),
    averageLag:
      known.length === 0 ? null : Math.round((10 * known.reduce((sum, lag) => sum + lag, 0)) / known.length) / 10,
    byType: counts(claims.map(({ type }) => claimTypeNames[type])),
    byCause: counts(claims.map(({ cause }) => cause)),
    byLocation: counts(claims.map(({ location }) => location)),
    byWeekday: inOrder(
      weekdays,
      claims.flatMap(({ lossOn }) => (lossOn === null ? [] : [weekdays[new Date(`${lossOn}T00:00:00Z`).getUTCDay()]!])),
    ),
    byHour: inOrder(partsOfDay, claims.map(hourOf)),
    byLag: inOrder(
      lags.map(([label]) => label),
      known.map((lag) => lags.find(([, most]) => lag <= most)![0]),
    ),
    byBodyPart: counts(claims.map(({ bodyPart }) => bodyPart)),
    byNature: counts(claims.map(({ nature }) => nature)),
    largest: valued.toSorted((one, other) => other.valued!.incurred - one.valued!.incurred).slice(0, 10),
    toReview: valued
      .filter(({ status, valued: amounts }) => isUnderWay(status) && amounts!.reserve > 0)
      .toSorted((one, other) => other.valued!.reserve - one.valued!.reserve)
      .slice(0, 10),
  }
}
