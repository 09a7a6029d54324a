import { useAccount } from '../accounts/accounts.door.ts'
import { runsAccount } from '../people/people.door.ts'
import { useSignedInUser } from '../session/session.door.ts'

/** Whether the user runs an account: its Admin, or someone who acts for its brokerage. */
export function useRunsAccount(accountId: string): boolean {
  const user = useSignedInUser()
  const account = useAccount(accountId)
  return account !== undefined && runsAccount(user, account)
}
