import type { Platform } from '../../../platform/platform.ts'
import type { WriteTx } from '../../../platform/write.ts'
import { tell } from '../../notifications/notifications.public.ts'
import type { ConversationRow } from '../conversation.view.ts'
import { newReplyAddress } from '../inbound/reply-address.ts'
import type { NewMessage } from '../new-message.ts'
import { peopleToNotify } from './people-to-notify.view.ts'

/** Characters of a message that a notice carries; the rest is read in the portal. */
const noteLength = 1000

/** The page of a conversation. */
export const pageOf = (account: string, id: string): string => `/${encodeURIComponent(account)}/communications/${id}`

/**
 * Notifies everyone a message concerns, except its author. Shared messages can be answered by email; notes cannot,
 * since the reply would reach the other side.
 */
export async function notifyPeople(
  tx: WriteTx,
  context: { readonly platform: Platform },
  row: ConversationRow,
  { writer, text, isInternal }: Pick<NewMessage, 'writer' | 'text' | 'isInternal'>,
): Promise<void> {
  const people = await peopleToNotify(tx, row, { authorId: writer.userId, isInternal })
  for (const userId of people) {
    // oxlint-disable-next-line no-await-in-loop -- one connection: statements of a transaction run in order
    const replyTo = isInternal ? undefined : await newReplyAddress(tx, context, { row, userId })
    // oxlint-disable-next-line no-await-in-loop -- likewise
    await tell(tx, context, {
      userId,
      account: row.account_code,
      kind: 'MESSAGE',
      message: isInternal ? `${writer.name} left a note: ${row.subject}` : `${writer.name} wrote: ${row.subject}`,
      note: text.length > noteLength ? `${text.slice(0, noteLength).toWellFormed()}…` : text,
      link: pageOf(row.account_code, row.id),
      internal: isInternal,
      ...(replyTo === undefined ? {} : { replyTo }),
    })
  }
}
