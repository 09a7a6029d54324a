import type { CertificatePolicy, CertificateRequest } from '../certificates/certificate.shapes.ts'
import type { Comparison } from './comparison.shapes.ts'

interface From {
  readonly holderId: string
  readonly contractId: string | null
  readonly project: string
  readonly wording: string
  readonly policies: readonly Pick<CertificatePolicy, 'id'>[]
  readonly comparisons: readonly Comparison[]
}

/**
 * The certificate request that a compared contract leads to: the policies that it is about, and each endorsement that the
 * policies have or that can be requested. Limits that the policies lack are left to the brokerage.
 */
export function certificateDraft({
  holderId,
  contractId,
  project,
  wording,
  policies,
  comparisons,
}: From): CertificateRequest {
  const parts = comparisons.flatMap((comparison) => comparison.parts)
  const used = new Set(parts.flatMap(({ policyId }) => policyId ?? []))
  const endorsements = parts.flatMap(({ policyId, kind }) =>
    policyId === null || kind === null ? [] : [{ policyId, kind }],
  )
  return {
    holderId,
    form: 'LIABILITY',
    printedOn: null,
    project: project.slice(0, 160),
    neededBy: null,
    urgency: 'NORMAL',
    contractId,
    policyIds: policies
      .filter(({ id }) => used.has(id))
      .map(({ id }) => id)
      .slice(0, 20),
    endorsements: endorsements.filter(
      ({ policyId, kind }, at) =>
        endorsements.findIndex((other) => other.policyId === policyId && other.kind === kind) === at,
    ),
    limits: [],
    operations: wording,
  }
}
