import type { Account } from '@portico/contract/areas/accounts/account.shapes.ts'
import type { AccountMember } from '@portico/contract/areas/people/person.shapes.ts'
import { toasts } from '../../../kit/feedback/toasts.ts'
import { ConfirmCall } from '../../../kit/overlays/confirm-call.tsx'
import { fullName } from '../../session/session.public.ts'
import { type PersonChange, useAccountPeopleCalls } from './account-people.queries.ts'

interface Props {
  readonly account: Pick<Account, 'accountCode' | 'companyName'>
  readonly member: AccountMember
  readonly change: PersonChange
  readonly isSelf: boolean
  readonly onClose: () => void
}

/** Removes a person from an account, resets their two-factor, or makes them Admin, after naming what follows. */
export function PersonDialog({ account: { accountCode, companyName }, member, change, isSelf, onClose }: Props) {
  const { changePerson } = useAccountPeopleCalls(accountCode)
  const name = fullName(member)
  const { title, confirmLabel, text } = {
    remove: {
      title: isSelf ? 'Leave this account?' : `Remove ${name}?`,
      confirmLabel: isSelf ? 'Leave' : 'Remove',
      text: `${isSelf ? 'You lose' : `${name} (${member.email}) loses`} access to ${companyName} immediately, including its dashboard, tasks, and policies. The login is not deleted. You can invite them again.`,
    },
    'two-factor-reset': {
      title: `Reset ${name}’s two-factor?`,
      confirmLabel: 'Reset two-factor',
      text: `Do this only if ${name} asked you to and lost the phone or app. ${name} is logged out, can log in with the password alone, and gets an email about it.`,
    },
    'admin-transfer': {
      title: `Transfer your Admin role to ${name}?`,
      confirmLabel: 'Transfer Admin role',
      text: `${name} (${member.email}) becomes Admin of ${companyName} and gets an email about it. You stay as a User with every permission, but can no longer invite people or change their access.`,
    },
  }[change]
  const run = async (): Promise<void> => {
    await changePerson(member.userId, change)
    // People who leave an account, or are no longer its Admin, can no longer see its page.
    if (isSelf || change === 'admin-transfer') location.assign('/')
    else toasts.show('success', change === 'remove' ? `${name} was removed from ${companyName}.` : 'Two-factor reset.')
  }
  const failure = 'The change could not be saved. Please try again.'
  return (
    <ConfirmCall title={title} confirmLabel={confirmLabel} failure={failure} run={run} onClose={onClose}>
      <p>{text}</p>
    </ConfirmCall>
  )
}
