import { conversationMessages } from '@portico/contract/areas/conversations/conversation.messages.ts'
import { attachmentLimit, type InboundMail } from '@portico/contract/areas/conversations/conversation.shapes.ts'
import { fileNameOf } from '@portico/contract/areas/documents/document.rules.ts'
import type { AccountContext } from '../../../platform/context.ts'
import { receiveAttachments, type RefusedFile } from '../../documents/documents.public.ts'

type Attachment = InboundMail['attachments'][number]

/** Receives as many attachments as a message may have, and lists the others as rejected. */
export async function receiveSome(context: AccountContext, attachments: readonly Attachment[]) {
  const { files, refused } = await receiveAttachments(context, attachments.slice(0, attachmentLimit))
  return {
    files,
    refused: [...allRefused(attachments.slice(attachmentLimit), conversationMessages.tooManyFiles), ...refused],
  }
}

/** Attachments rejected unseen. */
export const allRefused = (attachments: readonly Attachment[], reason: string): RefusedFile[] =>
  attachments.map(({ name }) => ({ name, reason }))

/** The longest name that a message repeats. */
const shownName = 100

/** The text of an email, followed by its rejected attachments. */
export function withRefused(words: string, refused: readonly RefusedFile[], limit: number): string {
  const lines = refused.map(({ name, reason }) => `${fileNameOf(name).slice(0, shownName) || '?'}: ${reason}`)
  const notice = lines.length === 0 ? '' : [conversationMessages.notKept, ...lines].join('\n').slice(0, limit / 2)
  const gap = words === '' || notice === '' ? '' : '\n\n'
  const room = limit - gap.length - notice.length
  return `${words.slice(0, room)}${gap}${notice}`.toWellFormed() || conversationMessages.wordless
}
