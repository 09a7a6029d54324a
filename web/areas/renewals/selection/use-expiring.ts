import type { Policy, PolicyDetail } from '@portico/contract/areas/policies/policy.shapes.ts'
import { useQuery } from '@tanstack/react-query'
import { externalPolicyQuery, storedPolicyQuery } from '../renewals.queries.ts'

/** The policy that a line renews, with its coverages; undefined for a new line and until it is loaded. */
export function useExpiring(accountId: string, policy: Policy | undefined): PolicyDetail | undefined {
  const id = policy?.id ?? null
  const stored = useQuery({ ...storedPolicyQuery(accountId, id ?? ''), enabled: id !== null })
  const external = useQuery({
    ...externalPolicyQuery(accountId, policy ?? { policyNumber: '', effectiveDate: '' }),
    enabled: policy !== undefined && id === null,
  })
  return id === null ? external.data : stored.data
}
