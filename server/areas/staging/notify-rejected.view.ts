import { sql } from 'kysely'
import type { AccountContext } from '../../platform/context.ts'
import type { WriteTx } from '../../platform/write.ts'
import { tell } from '../notifications/notifications.public.ts'

interface Rejected {
  readonly labels: readonly string[]
  readonly comment: string
  /** The page to review. */
  readonly page: 'profile' | 'schedules'
}

/** Notifies the Admins of the account which of their values were rejected, and why. */
export async function notifyRejected(
  tx: WriteTx,
  context: AccountContext,
  { labels, comment, page }: Rejected,
): Promise<void> {
  const { account } = context.account
  const more = labels.length > 3 ? ` and ${labels.length - 3} more` : ''
  const { rows } = await sql<{ id: string }>`select user_id as id from account_roles
    where account_code = ${account} and role = 'ADMIN' order by user_id`.execute(tx.db)
  for (const { id } of rows) {
    // oxlint-disable-next-line no-await-in-loop -- one connection: statements of a transaction run in order
    await tell(tx, context, {
      userId: id,
      account,
      kind: 'MESSAGE',
      message: `Please review: ${labels.slice(0, 3).join(', ')}${more}`,
      note: comment,
      link: `/${account}/${page}`,
    })
  }
}
