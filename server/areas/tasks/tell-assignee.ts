import type { AccountContext } from '../../platform/context.ts'
import { fullName } from '../../platform/access/actor.ts'
import type { Entry } from '../../platform/write.ts'
import type { Person } from '../accounts/accounts.door.ts'
import { notification } from '../events/events.door.ts'

/** What someone hears when another person gives them a task: a notification and a mail. Nobody is told of their own. */
export function tellAssignee(
  context: AccountContext,
  tagged: Person,
  task: { readonly details: string; readonly link: string | null },
): Required<Pick<Entry, 'events' | 'messages'>> {
  if (tagged.userId === context.actor.userId) return { events: [], messages: [] }
  const { account } = context.account
  const link = task.link ?? `/${encodeURIComponent(account)}/dashboard`
  const message = `${fullName(context.actor)} gave you a task`
  const time = context.platform.now().toISOString()
  return {
    events: [notification(tagged.userId, { message, note: task.details, link, accountCode: account, time })],
    messages: [{ channel: 'email', to: tagged.email, subject: message, text: task.details, link }],
  }
}
