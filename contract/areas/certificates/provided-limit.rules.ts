import { dollars } from '../../kit/money-words.ts'
import { standardCoverage } from '../policies/coverages/standard-coverages.ts'
import type { CertificatePolicy } from './certificate.shapes.ts'

/** The standard name of a coverage; its own where it has none. */
export const standardName = (policyType: string, name: string): string =>
  standardCoverage(policyType, name)?.name ?? name

const combined = 'Combined single limit'

/** The limits of an auto policy without a combined single limit. */
export const splitLimits = [
  'Bodily injury per person',
  'Bodily injury per accident',
  'Property damage per accident',
] as const

interface Provided {
  /** In cents; null if the policy states none. */
  readonly amount: number | null
  readonly words: string
}

/**
 * The limit that a policy provides under the standard name of a coverage. Split auto limits provide at most the
 * lowest of them for all; a combined limit also applies to each part.
 */
export function providedLimit(
  { policyType, coverages }: Pick<CertificatePolicy, 'policyType' | 'coverages'>,
  name: string,
): Provided {
  const stated = (of: string): number | null =>
    coverages.find((coverage) => standardName(policyType, coverage.name) === of)?.limit ?? null
  const own = stated(name)
  const known = (amount: number | null, addition = ''): Provided => ({
    amount,
    words: amount === null ? '' : `${dollars(amount)}${addition}`,
  })
  if (own !== null || policyType !== 'AUTO') return known(own)
  if ((splitLimits as readonly string[]).includes(name)) return known(stated(combined), ' as a combined single limit')
  const parts = splitLimits.map(stated)
  const isSplit = name === combined && parts.every((part) => part !== null)
  return known(isSplit ? Math.min(...parts) : null, ', the lowest of its split limits')
}
