import type { Account } from '@portico/contract/areas/accounts/account.shapes.ts'
import { useAccount } from '../../areas/accounts/accounts.door.ts'
import { useCurrentUser } from '../../areas/session/session.door.ts'
import { useCurrentPage } from '../../platform/current-page.ts'

/** The account in the address, once it is known to be the user's; a guest has none, whatever the address says. */
export function useShellAccount(): Account | undefined {
  const user = useCurrentUser()
  const { accountId } = useCurrentPage()
  return useAccount(user === null ? undefined : accountId)
}
