import { openingMessages } from '@portico/contract/areas/details/opening.messages.ts'
import type { AccountOpening } from '@portico/contract/areas/details/opening.shapes.ts'
import type { Verb } from '../../../platform/context.ts'
import { demand, unprocessable } from '../../../platform/refusal.ts'
import { todayOf } from '../../../platform/today.ts'
import { accountListView, insertAccount } from '../../accounts/accounts.door.ts'
import { change } from '../../events/events.door.ts'
import { saveLineSections } from '../../features/features.door.ts'
import { makeAccountInvitation } from '../../people/people.door.ts'
import { staffAmong } from './opening.view.ts'

/** Creates an account with its team and lines of business, and invites its first contact. */
export const createAccount: Verb<'POST /api/brokerages/{brokerCode}/accounts'> = async (context, { body }) =>
  context.write(async (tx) => {
    const { brokerage } = context.brokerage
    demand(!context.actor.isViewer)
    const { code, contact, companyName, relationship, isLawFirm, lines } = body
    const team = teamOf(body)
    const staff = await staffAmong(
      tx,
      brokerage,
      team.map(({ userId }) => userId),
    )
    const stranger = team.find(({ userId }) => !staff.has(userId))
    if (stranger !== undefined) throw unprocessable({ [stranger.field]: openingMessages.notStaff })
    const account = {
      code,
      company_name: companyName,
      brokerage_code: brokerage,
      relationship,
      is_law_firm: isLawFirm,
      lines: [...new Set(lines)],
      primary_contact_id: team[0]?.userId ?? null,
      created_at: context.platform.now(),
    }
    const isFree = await insertAccount(
      tx,
      account,
      team.map(({ userId, role }) => ({ user_id: userId, role })),
    )
    if (!isFree) throw unprocessable({ code: openingMessages.codeTaken })
    const shown = await saveLineSections(tx, { standing: { account: code, brokerage }, before: [], lines })
    await tx.record({
      action: 'account.create',
      subject: { type: 'account', id: code },
      account: code,
      after: { ...body, brokerage, ...shown },
      events: [change(code, 'account')],
    })
    if (contact !== null) {
      const invitee = { ...contact, role: 'ADMIN' as const, permissions: [] }
      const { entry } = await makeAccountInvitation(context, tx, { account: code, invitee })
      await tx.record(entry)
    }
    const request = { codes: code, state: 'ACTIVE', sort: 'name', limit: 1, today: todayOf(context) } as const
    return { status: 201, body: (await accountListView(tx, context.actor, request)).items[0]! }
  })

/** The team, its primary contact first. Who is both holds the manager's role. */
function teamOf({ manager, advisor }: Pick<AccountOpening, 'manager' | 'advisor'>) {
  const roles = [
    { field: 'manager', userId: manager, role: 'P_ACCT_MGR' },
    { field: 'advisor', userId: advisor === manager ? '' : advisor, role: 'ADVISOR' },
  ] as const
  return roles.filter(({ userId }) => userId !== '')
}
