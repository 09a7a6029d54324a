import type { Account } from '@portico/contract/areas/accounts/account.shapes.ts'
import { useFlags } from '../../areas/features/features.door.ts'
import { useCurrentPage } from '../../platform/current-page.ts'

/** The name of the page on screen; the renewal of a client and the proposal of a prospect have theirs from a flag. */
export function useShownTitle(account: Account | undefined): string {
  const { title, isRenewalFlow } = useCurrentPage()
  const flagOf = useFlags(account?.accountCode)
  if (!isRenewalFlow || account === undefined) return title
  return flagOf(account.brokerRelationship === 'PROSPECT' ? 'PROPOSAL_FLOW_NAME' : 'RENEWAL_FLOW_NAME')
}
