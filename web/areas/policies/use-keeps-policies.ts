import { useAccount } from '../accounts/accounts.door.ts'
import { actsForBrokerage } from '../people/people.door.ts'
import { useSignedInUser } from '../session/session.door.ts'

/** Whether the user may add, change and delete policies of an account: brokerage staff and administrators, no viewer. */
export function useKeepsPolicies(accountId: string): boolean {
  const user = useSignedInUser()
  const account = useAccount(accountId)
  return account !== undefined && !user.isViewer && actsForBrokerage(user, account)
}
