import type { Account } from '@portico/contract/areas/accounts/account.shapes.ts'
import type { AccountMember } from '@portico/contract/areas/people/person.shapes.ts'
import { toasts } from '../../../kit/feedback/toasts.ts'
import { fullName } from '../../session/session.public.ts'
import { ConfirmCall } from '../../../kit/overlays/confirm-call.tsx'
import { useAccountPeopleCalls } from './account-people.queries.ts'

interface Props {
  readonly account: Pick<Account, 'accountCode' | 'companyName'>
  readonly member: AccountMember
  readonly isSelf: boolean
  readonly onClose: () => void
}

/** Removes a person from an account, after naming them and what they lose. */
export function RemoveDialog({ account, member, isSelf, onClose }: Props) {
  const { remove } = useAccountPeopleCalls(account.accountCode)
  const name = fullName(member)
  const run = async (): Promise<void> => {
    await remove(member)
    // People who leave an account can no longer see its page.
    if (isSelf) location.assign('/')
    else toasts.show('success', `${name} was removed from ${account.companyName}.`)
  }
  return (
    <ConfirmCall
      title={isSelf ? 'Leave this account?' : `Remove ${name}?`}
      confirmLabel={isSelf ? 'Leave' : 'Remove'}
      failure="The person could not be removed. Please try again."
      run={run}
      onClose={onClose}
    >
      <p>
        {isSelf ? 'You lose' : `${name} (${member.email}) loses`} access to {account.companyName} immediately, including
        its dashboard, tasks, and policies. The login is not deleted. You can invite them again.
      </p>
    </ConfirmCall>
  )
}
