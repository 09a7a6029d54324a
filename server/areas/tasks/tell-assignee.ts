import { fullName } from '../../platform/access/actor.ts'
import type { AccountContext } from '../../platform/context.ts'
import type { WriteTx } from '../../platform/write.ts'
import { tell } from '../notifications/notifications.door.ts'

/** Tells someone that another person gave them a task. No one is told of their own. */
export async function tellAssignee(
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

/** Where a notice of a task leads: to the page of the task, else to where tasks stand. */
export const linkOf = (account: string, link: string | null): string =>
  link ?? `/${encodeURIComponent(account)}/dashboard`
