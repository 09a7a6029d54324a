import { useAccount } from '../../accounts/accounts.door.ts'
import { actsForBrokerage } from '../../people/people.door.ts'
import { useSignedInUser } from '../../session/session.door.ts'

/** Whether the user decides which applications an account has: brokerage staff and administrators. */
export function useActsForBrokerage(accountId: string): boolean {
  const user = useSignedInUser()
  const account = useAccount(accountId)
  return account !== undefined && !user.isViewer && actsForBrokerage(user, account)
}
