import { useAccount } from '../accounts/accounts.public.ts'
import { runsAccount } from '../people/people.public.ts'
import { useSignedInUser } from '../session/session.public.ts'

/** Whether the user runs an account: its Admin, or someone who acts for its brokerage. */
export function useRunsAccount(accountId: string): boolean {
  const user = useSignedInUser()
  const account = useAccount(accountId)
  return account !== undefined && runsAccount(user, account)
}
