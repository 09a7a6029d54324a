import type { Tx } from '../../../platform/database/database.ts'
import type { Entry } from '../../../platform/write.ts'
import { changeAccount } from '../../accounts/accounts.public.ts'
import { change } from '../../events/events.public.ts'
import { tellRolesChanged } from '../../session/session.public.ts'
import type { LockedAccount } from './opening.view.ts'

interface Saved {
  readonly account: string
  readonly held: LockedAccount
  /** Null restores it. */
  readonly archivedAt: Date | null
}

/** Saves whether an account is archived, and returns its audit row. Affects immediately what its people may open. */
export async function saveArchived(tx: Tx, { account, held, archivedAt }: Saved): Promise<Entry> {
  await changeAccount(tx, account, held.version, { columns: { archived_at: archivedAt } })
  for (const userId of held.people) {
    // oxlint-disable-next-line no-await-in-loop -- one connection: statements of a transaction run in order
    await tellRolesChanged(tx, userId)
  }
  return {
    action: archivedAt === null ? 'account.restore' : 'account.archive',
    subject: { type: 'account', id: account },
    account,
    before: { archivedAt: held.archivedAt },
    after: { archivedAt },
    events: [change(account, 'account')],
  }
}
