import { addDays } from '../../kit/zone.rules.ts'
import { type Compared, findingsOf, isInForce, requestErrors, verdictOf } from '../certificates/certificate.rules.ts'
import type { CertificateFinding, CertificatePolicy, CertificateRequest } from '../certificates/certificate.shapes.ts'

/** A policy as renewals compare it with others of its account. */
export interface TermPolicy extends Pick<
  CertificatePolicy,
  'id' | 'policyType' | 'policyNumber' | 'carrier' | 'effectiveOn' | 'expiresOn' | 'status' | 'canceledOn'
> {
  /** Where its layer attaches, in cents. */
  readonly attachment: number
}

/** A policy that expired and the one that replaces it, by id. */
export interface RenewedPolicy {
  readonly from: string
  readonly to: string
}

/** The most days between the end of a policy and the start of the one that replaces it. */
const mostDaysBetween = 60

/** Pairs the policies in force today with those that they replace, each with one. */
export function renewalPairs(policies: readonly TermPolicy[], today: string): RenewedPolicy[] {
  const current = policies.filter((policy) => isInForce(policy, today))
  const candidates = current
    .flatMap((to) => policies.filter((from) => isReplacedBy(from, to)).map((from) => ({ from, to })))
    .toSorted((one, other) => likeness(other) - likeness(one))
  const taken = new Set<string>()
  return candidates.flatMap(({ from, to }) => {
    if (taken.has(`from ${from.id}`) || taken.has(`to ${to.id}`)) return []
    taken.add(`from ${from.id}`).add(`to ${to.id}`)
    return [{ from: from.id, to: to.id }]
  })
}

const isReplacedBy = (from: TermPolicy, to: TermPolicy): boolean =>
  from.id !== to.id &&
  from.status !== 'QUOTED' &&
  from.policyType === to.policyType &&
  from.attachment === to.attachment &&
  from.effectiveOn < to.effectiveOn &&
  from.expiresOn >= addDays(to.effectiveOn, -mostDaysBetween) &&
  from.expiresOn <= addDays(to.effectiveOn, mostDaysBetween)

/** How much a policy looks like the renewal of another: by its number, then its carrier, then its first day. */
const likeness = ({ from, to }: { readonly from: TermPolicy; readonly to: TermPolicy }): number =>
  (from.policyNumber === to.policyNumber ? 4 : 0) +
  (from.carrier === to.carrier ? 2 : 0) +
  (from.expiresOn === to.effectiveOn ? 1 : 0)

/** Last year’s certificate request, for the policies that replace its own. */
export function renewedRequest(request: CertificateRequest, pairs: readonly RenewedPolicy[]): CertificateRequest {
  const byFrom = new Map(pairs.map(({ from, to }) => [from, to]))
  const renewed = (id: string): string => byFrom.get(id) ?? id
  return {
    ...request,
    neededBy: null,
    urgency: 'NORMAL',
    policyIds: request.policyIds.map(renewed),
    endorsements: request.endorsements.map((each) => ({ ...each, policyId: renewed(each.policyId) })),
    limits: request.limits.map((each) => ({ ...each, policyId: renewed(each.policyId) })),
  }
}

/** Whether a certificate can be issued as requested, and what prevents it. */
export function comparisonOf(
  request: CertificateRequest,
  compared: Compared,
): { readonly verdict: CertificateFinding['verdict']; readonly issues: readonly string[] } {
  const { policyIds, ...errors } = requestErrors(request, compared)
  const findings = findingsOf(request, compared)
  const open = findings.filter(({ verdict }) => verdict !== 'SUPPORTED')
  const isPolicyNamed = open.some(({ key }) => key.startsWith('line '))
  const said = [...(policyIds === undefined || isPolicyNamed ? [] : [policyIds]), ...Object.values(errors)]
  const hasErrors = policyIds !== undefined || said.length > 0
  return {
    verdict: hasErrors ? 'NOT_AVAILABLE' : verdictOf(findings),
    issues: [...said, ...open.map(({ label, why }) => `${label}. ${why}`)],
  }
}
