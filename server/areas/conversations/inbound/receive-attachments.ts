import { conversationMessages } from '@portico/contract/areas/conversations/conversation.messages.ts'
import { attachmentLimit, type InboundMail } from '@portico/contract/areas/conversations/conversation.shapes.ts'
import { fileNameOf } from '@portico/contract/areas/documents/document.rules.ts'
import { Readable } from 'node:stream'
import type { AccountContext } from '../../../platform/context.ts'
import { Refusal } from '../../../platform/refusal.ts'
import { receiveFile } from '../../documents/documents.door.ts'

type Attachment = InboundMail['attachments'][number]
type ReceivedFile = Awaited<ReturnType<typeof receiveFile>>

/** An attachment that was refused, under the name it came with, and why. */
export interface RefusedFile {
  readonly name: string
  readonly reason: string
}

interface Received {
  readonly files: readonly ReceivedFile[]
  readonly refused: readonly RefusedFile[]
}

/**
 * Takes the attachments of a mail in, as uploads are. Where one cannot be judged now the mail is refused, to be sent
 * again. What no document takes up is swept after a day.
 */
export async function receiveAttachments(
  context: AccountContext,
  attachments: readonly Attachment[],
): Promise<Received> {
  const files: ReceivedFile[] = []
  const refused = allRefused(attachments.slice(attachmentLimit), conversationMessages.tooManyFiles)
  for (const { name, content } of attachments.slice(0, attachmentLimit)) {
    try {
      const stream = Readable.from([Buffer.from(content, 'base64')])
      // oxlint-disable-next-line no-await-in-loop -- one after the other: a mail must not take the machine for itself
      files.push(await receiveFile(context, { name, stream }))
    } catch (error) {
      if (!(error instanceof Refusal) || error.status === 503) throw error
      refused.push({ name, reason: error.message })
    }
  }
  return { files, refused }
}

/** Attachments that are refused unseen. */
export const allRefused = (attachments: readonly Attachment[], reason: string): RefusedFile[] =>
  attachments.map(({ name }) => ({ name, reason }))

/** The longest name that a message repeats. */
const shownName = 100

/** The words of a mail, and below them which of its attachments were refused. */
export function withRefused(words: string, refused: readonly RefusedFile[], limit: number): string {
  const lines = refused.map(({ name, reason }) => `${fileNameOf(name).slice(0, shownName) || '?'}: ${reason}`)
  const notice = lines.length === 0 ? '' : [conversationMessages.notKept, ...lines].join('\n').slice(0, limit / 2)
  const gap = words === '' || notice === '' ? '' : '\n\n'
  const room = limit - gap.length - notice.length
  return `${words.slice(0, room)}${gap}${notice}`.toWellFormed() || conversationMessages.wordless
}
