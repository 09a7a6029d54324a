import { useAccount } from '../accounts/accounts.public.ts'
import { useFeature } from '../features/features.public.ts'

/** What the renewal is called: a client has a renewal, a prospect a proposal, each by the name that a flag gives it. */
export function useFlowName(accountId: string): string {
  const isProspect = useAccount(accountId)?.brokerRelationship === 'PROSPECT'
  return useFeature(accountId, isProspect ? 'PROPOSAL_FLOW_NAME' : 'RENEWAL_FLOW_NAME')
}
