import type { Account } from '@portico/contract/areas/accounts/account.shapes.ts'
import { useFlags } from '../../areas/features/features.public.ts'
import { usePageName } from '../../kit/layout/page-name.ts'
import { useCurrentPage } from '../../platform/current-page.ts'

/**
 * The name of the page on screen. A page of one item is named by its heading; the renewal of a client and the proposal of
 * a prospect have theirs from a flag.
 */
export function useShownTitle(account: Account | undefined): string {
  const { title, isRenewalFlow, isOfItem } = useCurrentPage()
  const flagOf = useFlags(account?.accountCode)
  const name = usePageName()
  if (!isRenewalFlow || account === undefined) return (isOfItem ? name : undefined) ?? title
  return flagOf(account.brokerRelationship === 'PROSPECT' ? 'PROPOSAL_FLOW_NAME' : 'RENEWAL_FLOW_NAME')
}
