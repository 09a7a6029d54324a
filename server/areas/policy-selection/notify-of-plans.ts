import type { AccountContext } from '../../platform/context.ts'
import type { WriteTx } from '../../platform/write.ts'
import { tell } from '../notifications/notifications.public.ts'

interface Told {
  readonly people: readonly string[]
  readonly message: string
  readonly note: string
}

/** Notifies people of plans, except of their own actions. */
export async function notifyOfPlans(
  tx: WriteTx,
  context: AccountContext,
  { people, message, note }: Told,
): Promise<void> {
  const { account } = context.account
  const link = `/${encodeURIComponent(account)}/policy-selection`
  for (const userId of people) {
    if (userId === context.actor.userId) continue
    // oxlint-disable-next-line no-await-in-loop -- one connection: statements of a transaction run in order
    await tell(tx, context, { userId, account, kind: 'QUOTES', message, note, link })
  }
}
