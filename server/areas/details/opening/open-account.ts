import { openingMessages } from '@portico/contract/areas/details/opening.messages.ts'
import type { AccountOpening } from '@portico/contract/areas/details/opening.shapes.ts'
import { unprocessable } from '../../../platform/error-response.ts'
import type { Tx } from '../../../platform/database/database.ts'
import type { Entry } from '../../../platform/write.ts'
import { insertAccount } from '../../accounts/accounts.public.ts'
import { change } from '../../events/events.public.ts'
import { saveLineSections } from '../../policies/policies.public.ts'
import { makeAccountInvitation } from '../../people/people.public.ts'
import { staffAmong } from './opening.view.ts'

type Opener = Parameters<typeof makeAccountInvitation>[0]

/**
 * Creates an account of a brokerage with its team and lines of business, and invites its first contact. Rejects a taken
 * code and a team of others. Returns the audit rows, which the caller records after it has checked the right.
 */
export async function openAccount(
  tx: Tx,
  opener: Opener,
  { brokerage, opening }: { readonly brokerage: string; readonly opening: AccountOpening },
): Promise<Entry[]> {
  const { code, contact, companyName, relationship, isLawFirm, lines } = opening
  const team = teamOf(opening)
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
    created_at: opener.platform.now(),
  }
  const isFree = await insertAccount(
    tx,
    account,
    team.map(({ userId, role }) => ({ user_id: userId, role })),
  )
  if (!isFree) throw unprocessable({ code: openingMessages.codeTaken })
  const shown = await saveLineSections(tx, { access: { account: code, brokerage }, before: [], lines })
  const opened = {
    action: 'account.create',
    subject: { type: 'account', id: code },
    account: code,
    after: { ...opening, brokerage, ...shown },
    events: [change(code, 'account')],
  }
  if (contact === null) return [opened]
  const invitee = { ...contact, role: 'ADMIN' as const, permissions: [] }
  const { entry } = await makeAccountInvitation(opener, tx, { account: code, invitee })
  return [opened, entry]
}

/** The team, its primary contact first. A person who is both gets the manager's role. */
function teamOf({ manager, advisor }: Pick<AccountOpening, 'manager' | 'advisor'>) {
  const roles = [
    { field: 'manager', userId: manager, role: 'P_ACCT_MGR' },
    { field: 'advisor', userId: advisor === manager ? '' : advisor, role: 'ADVISOR' },
  ] as const
  return roles.filter(({ userId }) => userId !== '')
}
