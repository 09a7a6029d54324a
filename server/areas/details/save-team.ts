import { detailsMessages } from '@portico/contract/areas/details/details.messages.ts'
import { teamErrors } from '@portico/contract/areas/details/details.rules.ts'
import type { Handler } from '../../platform/context.ts'
import { demand, stale, unprocessable } from '../../platform/error-response.ts'
import { changeAccount } from '../accounts/accounts.public.ts'
import { change } from '../events/events.public.ts'
import { detailsView } from './account-details.view.ts'
import { keepsDetails } from './details.access.ts'
import { sameFeinView } from './same-fein.view.ts'

/** Changes who of the brokerage works on an account, and which of them is its primary contact. */
export const saveTeam: Handler<'PUT /api/accounts/{accountId}/details/team'> = async (context, { body }) => {
  const sameFein = await sameFeinView(context)
  return context.write(async (tx) => {
    demand(keepsDetails(context), detailsMessages.staffOnly)
    const { account } = context.account
    const before = await detailsView(tx, context, sameFein)
    const { version, primaryContact, team } = body
    if (version !== before.version) throw stale(before)
    // Team members stay, staff or not, until someone removes them.
    const known = new Set([...before.staff, ...before.team].map(({ userId }) => userId))
    const errors = teamErrors(body, known)
    const [first] = Object.values(errors)
    if (first !== undefined) throw unprocessable(errors, first)
    const isSaved = await changeAccount(tx, account, version, {
      columns: { primary_contact_id: primaryContact },
      team: team.map(({ userId, role }) => ({ user_id: userId, role })),
    })
    const after = await detailsView(tx, context, sameFein)
    if (!isSaved) throw stale(after)
    await tx.record({
      action: 'account.change-team',
      subject: { type: 'account', id: account },
      before: { team: before.team, primaryContact: before.primaryContact },
      after: { team: after.team, primaryContact: after.primaryContact },
      events: [change(account, 'account')],
    })
    return { status: 200, body: after }
  })
}
