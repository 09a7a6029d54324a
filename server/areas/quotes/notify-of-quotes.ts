import type { NotificationKind } from '@portico/contract/areas/notifications/notification-kinds.ts'
import type { AccountContext } from '../../platform/context.ts'
import type { WriteTx } from '../../platform/write.ts'
import { tell } from '../notifications/notifications.public.ts'
import type { Cycle } from './shown-cycle.ts'

/** A notification about quotes, and its page. */
interface Told {
  readonly cycle: Pick<Cycle, 'id'>
  readonly people: readonly string[]
  readonly page: 'quote-review' | 'internal-quote-review'
  readonly message: string
  readonly note: string
  readonly kind?: NotificationKind
}

/** Notifies people of quotes, except of their own actions. */
export async function notifyOfQuotes(
  tx: WriteTx,
  context: AccountContext,
  { cycle, people, page, message, note, kind = 'QUOTES' }: Told,
): Promise<void> {
  const { account } = context.account
  for (const userId of people) {
    if (userId === context.actor.userId) continue
    // oxlint-disable-next-line no-await-in-loop -- one connection: statements of a transaction run in order
    await tell(tx, context, {
      userId,
      account,
      kind,
      message,
      note,
      link: `/${encodeURIComponent(account)}/${page}?cycle=${cycle.id}`,
    })
  }
}
