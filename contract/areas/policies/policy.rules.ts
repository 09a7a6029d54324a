import type { Policy, PolicyStatus } from './policy.shapes.ts'
import { policyTypeName } from './policy-types.ts'

/** A policy's label: carrier followed by name, which falls back to the name of its type. */
export function policyLabel(policy: Pick<Policy, 'carrier' | 'name' | 'policyType'>): string {
  const isNamed = policy.name !== null && policy.name !== ''
  const name = isNamed ? policy.name : policyTypeName(policy.policyType)
  return [policy.carrier, name].filter((part) => part !== null && part !== '').join(' ')
}

/** The address of a policy's page: by id, or by number and effective date where the policy has no id. */
export function policyPath(accountCode: string, policy: Pick<Policy, 'id' | 'policyNumber' | 'effectiveDate'>): string {
  const administration = `/${encodeURIComponent(accountCode)}/policy-admin`
  if (policy.id !== null) return `${administration}/policy/${encodeURIComponent(policy.id)}`
  const key = `${encodeURIComponent(policy.policyNumber)}_${encodeURIComponent(policy.effectiveDate)}`
  return `${administration}/external/${key}`
}

/**
 * Number and effective date of an external policy, from the encoded last segment of its address. Undefined if it is not
 * such a key. A number may contain `_` itself: the date follows the last one.
 */
export function readPolicyKey(key: string): Pick<Policy, 'policyNumber' | 'effectiveDate'> | undefined {
  const cut = key.lastIndexOf('_')
  const effectiveDate = key.slice(cut + 1)
  if (cut < 1 || !/^\d{4}-\d{2}-\d{2}$/.test(effectiveDate)) return undefined
  try {
    return { policyNumber: decodeURIComponent(key.slice(0, cut)), effectiveDate }
  } catch {
    return undefined
  }
}

/** The most years of a term that is not a project's: 36 months. */
const longestTermYears = 3

/** Whether a term is longer than only a project policy may be. */
export function isTermTooLong({ effectiveDate, expirationDate }: Pick<Policy, 'effectiveDate' | 'expirationDate'>) {
  const latest = `${Number(effectiveDate.slice(0, 4)) + longestTermYears}${effectiveDate.slice(4)}`
  return expirationDate > latest
}

/** A policy's stage as the brokerage sets it; dates determine the rest. */
export type PolicyStage = 'QUOTED' | 'BOUND' | 'ISSUED'

interface Standing {
  readonly stage: PolicyStage
  readonly effectiveDate: string
  readonly expirationDate: string
  /** The day that a cancellation takes effect. */
  readonly canceledOn: string | null
  /** The party that does not renew it; null if it renews. */
  readonly nonRenewedBy: string | null
}

/** A policy's status on a day, given as a plain date. */
export function policyStatus(
  { stage, canceledOn, nonRenewedBy, effectiveDate, expirationDate }: Standing,
  day: string,
): PolicyStatus {
  if (canceledOn !== null) return canceledOn <= day ? 'CANCELED' : 'PENDING_CANCEL'
  if (stage === 'QUOTED') return 'QUOTED'
  if (expirationDate < day) return 'EXPIRED'
  if (nonRenewedBy !== null) return 'NON_RENEWED'
  if (stage === 'BOUND') return stage
  return effectiveDate <= day ? 'IN_FORCE' : 'ISSUED'
}

/** Whether a policy of this status provides coverage, or did, in its term. */
export const isPlaced = (status: PolicyStatus): boolean => status !== 'QUOTED' && status !== 'CANCELED'
