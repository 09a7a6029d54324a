import type { Account } from '@portico/contract/areas/accounts/account.shapes.ts'
import { useAccount } from '../../areas/accounts/accounts.door.ts'
import { useCurrentPage } from '../../platform/current-page.ts'

/** The account in the address, once it is known to be the user's. */
export function useShellAccount(): Account | undefined {
  return useAccount(useCurrentPage().accountId)
}
