import { policyLabel } from '@portico/contract/areas/policies/policy.rules.ts'
import type { Policy } from '@portico/contract/areas/policies/policy.shapes.ts'

/** The address for a new conversation about a policy. */
export function askPath(accountId: string, policy: Policy): string {
  const about = new URLSearchParams({ topic: 'question', about: `${policyLabel(policy)}, ${policy.policyNumber}` })
  return `/${encodeURIComponent(accountId)}/communications?${about.toString()}`
}
