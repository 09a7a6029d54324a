import { fullName } from '../../platform/access/actor.ts'
import type { AccountContext } from '../../platform/context.ts'
import type { WriteTx } from '../../platform/write.ts'
import { tell } from '../notifications/notifications.public.ts'

/** Notifies a person of a task from another person, not of their own. */
export async function notifyAssignee(
  tx: WriteTx,
  context: AccountContext,
  taggedId: string,
  task: { readonly details: string; readonly link: string | null },
): Promise<void> {
  if (taggedId === context.actor.userId) return
  const { account } = context.account
  await tell(tx, context, {
    userId: taggedId,
    account,
    kind: 'TASK_ASSIGNED',
    message: `${fullName(context.actor)} assigned you a task`,
    note: task.details,
    link: linkOf(account, task.link),
  })
}

/** Where a task notification links: the task's own page, else the task list. */
export const linkOf = (account: string, link: string | null): string =>
  link ?? `/${encodeURIComponent(account)}/dashboard`
