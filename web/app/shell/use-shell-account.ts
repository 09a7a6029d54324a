import { isBrokerageUser } from '@portico/contract/areas/session/roles.rules.ts'
import type { Account } from '@portico/contract/areas/accounts/account.shapes.ts'
import type { CurrentUser } from '@portico/contract/areas/session/session.shapes.ts'
import { useAccount } from '../../areas/accounts/accounts.public.ts'
import { useCurrentUser } from '../../areas/session/session.public.ts'
import { useCurrentPage } from '../../platform/current-page.ts'

/**
 * The active account: the one in the address, else the only account of a user who is only its insured. A guest has
 * none, whatever the address.
 */
export function useShellAccount(): Account | undefined {
  const user = useCurrentUser()
  const { accountId } = useCurrentPage()
  return useAccount(user === null ? undefined : (accountId ?? onlyAccountOf(user)))
}

function onlyAccountOf(user: CurrentUser): string | undefined {
  const codes = Object.keys(user.accountRoles)
  return codes.length === 1 && !isBrokerageUser(user) ? codes[0] : undefined
}
