import { useAccount } from '../accounts/accounts.public.ts'
import { useSignedInUser } from '../session/session.public.ts'
import { actsForBrokerage } from './runs-account.ts'

/** Whether the user may change the brokerage's data of an account: its staff and administrators, not viewers. */
export function useActsForBrokerage(accountId: string): boolean {
  const user = useSignedInUser()
  const account = useAccount(accountId)
  return account !== undefined && !user.isViewer && actsForBrokerage(user, account)
}
