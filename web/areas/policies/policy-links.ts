import { policyLabel } from '@portico/contract/areas/policies/policy.rules.ts'
import type { Policy } from '@portico/contract/areas/policies/policy.shapes.ts'

/** What a person may do next about a policy, by its label, and where. */
export function policyLinks(accountId: string, policy: Policy, isViewer: boolean): readonly [string, string][] {
  const home = `/${encodeURIComponent(accountId)}`
  const isInForce = policy.status === 'IN_FORCE'
  const about = `${policyLabel(policy)}, ${policy.policyNumber}`
  const write = (topic: string): string => `${home}/communications?${new URLSearchParams({ topic, about }).toString()}`
  const cards = `${home}/dashboard/risk-management/auto-id-cards?policy=${encodeURIComponent(policy.id ?? '')}`
  return [
    ...links(!isViewer, ['Ask about this policy', write('question')]),
    ...links(!isViewer && isInForce, ['Request a change', write('change')]),
    ...links(!isViewer && isInForce, ['Request a certificate', `${home}/certificate-request`]),
    ...links(isInForce && policy.policyType === 'AUTO', ['Auto ID cards', cards]),
  ]
}

const links = (isOffered: boolean, link: [string, string]): [string, string][] => (isOffered ? [link] : [])
