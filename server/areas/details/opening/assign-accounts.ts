import { openingMessages } from '@portico/contract/areas/details/opening.messages.ts'
import type { AccountsAssignment } from '@portico/contract/areas/details/opening.shapes.ts'
import type { Handler } from '../../../platform/context.ts'
import { demand, unprocessable } from '../../../platform/error-response.ts'
import { changeAccount } from '../../accounts/accounts.public.ts'
import { change } from '../../events/events.public.ts'
import { eachAccount } from './each-account.ts'
import { type LockedAccount, lockAccountOf, staffAmong } from './opening.view.ts'

/** Gives the chosen accounts their Advisor or Primary Account Manager, in place of the one they had. */
export const assignAccounts: Handler<'POST /api/brokerages/{brokerCode}/account-assignments'> = async (
  context,
  { body },
) =>
  context.write(async (tx) => {
    demand(!context.actor.isViewer)
    const { brokerage } = context.brokerage
    if (!(await staffAmong(tx, brokerage, [body.userId])).has(body.userId))
      throw unprocessable({ userId: openingMessages.notStaff })
    const result = await eachAccount(body.accounts, async (account) => {
      const held = await lockAccountOf(tx, brokerage, account)
      const { team, contact } = teamAfter(held, body)
      await changeAccount(tx, account, held.version, { columns: { primary_contact_id: contact }, team })
      await tx.record({
        action: 'account.change-team',
        account,
        subject: { type: 'account', id: account },
        before: { team: held.team, primaryContact: held.contactId },
        after: { team, primaryContact: contact },
        events: [change(account, 'account')],
      })
    })
    return { status: 200, body: result }
  })

/** The primary contact stays, unless it was the person who is replaced. */
function teamAfter({ team, contactId }: LockedAccount, { userId, role }: AccountsAssignment) {
  const others = team.filter((member) => member.user_id !== userId && member.role !== role)
  const isReplaced = team.some((member) => member.role === role && member.user_id === contactId)
  const contact = contactId === null || isReplaced ? userId : contactId
  return { team: [...others, { user_id: userId, role }], contact }
}
