import { standardCoverage } from './standard-coverages.ts'

/** The data for checking a property coverage, in cents; `percent` is what the coinsurance clause requires. */
export interface CoinsuranceAsked {
  readonly value: number
  readonly percent: number
  readonly limit: number
  readonly loss: number
  readonly deductible: number
}

export interface CoinsuranceResult {
  /** The least limit without a penalty. */
  readonly required: number
  /** How far the limit is below it. */
  readonly short: number
  /** The part of a loss that counts, from 0 to 1. */
  readonly part: number
  readonly paid: number
  /** What the clause deducts from the payment. */
  readonly penalty: number
}

/**
 * What a policy pays for a loss under its coinsurance clause: the loss in the proportion of the limit carried to the limit
 * required, at most the limit, less the deductible.
 */
export function coinsuranceOf({ value, percent, limit, loss, deductible }: CoinsuranceAsked): CoinsuranceResult {
  const required = Math.round((value * percent) / 100)
  const part = required === 0 ? 1 : Math.min(1, limit / required)
  const payment = (counted: number): number => Math.max(0, Math.round(Math.min(limit, counted)) - deductible)
  const paid = payment(loss * part)
  return { required, short: Math.max(0, required - limit), part, paid, penalty: payment(loss) - paid }
}

/** The coverages to which a coinsurance clause applies, by their standard names. */
const insuredProperty: ReadonlySet<string> = new Set([
  'Blanket building and contents',
  'Building',
  'Business personal property',
  'Business income and extra expense',
])

const clauseName = 'Coinsurance'

interface Policy<C> {
  readonly policyType: string
  readonly coverages: readonly C[]
}

interface Coverage {
  readonly name: string
  readonly limit: number | null
  readonly note: string
}

const standardName = (policyType: string, name: string): string | undefined => standardCoverage(policyType, name)?.name

/** The property coverages of a policy that have a limit; none on a line whose policies have no coinsurance clause. */
export function coinsuredCoverages<C extends Coverage>({ policyType, coverages }: Policy<C>) {
  if (standardName(policyType, clauseName) === undefined) return []
  return coverages.filter(
    (coverage): coverage is C & { readonly limit: number } =>
      coverage.limit !== null && insuredProperty.has(standardName(policyType, coverage.name) ?? ''),
  )
}

/** The percentage of the policy's coinsurance clause, as its note says it; undefined if none is given. */
export function coinsurancePercent({ policyType, coverages }: Policy<Coverage>): number | undefined {
  const clause = coverages.find(({ name }) => standardName(policyType, name) === clauseName)
  const found = /\b(\d{1,3})\s*%/.exec(clause?.note ?? '')?.[1]
  return found === undefined ? undefined : Number(found)
}
