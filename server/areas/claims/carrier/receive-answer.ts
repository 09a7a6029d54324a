import { claimMessages } from '@portico/contract/areas/claims/claim.messages.ts'
import { attachmentLimit } from '@portico/contract/areas/conversations/conversation.shapes.ts'
import { fileNameOf } from '@portico/contract/areas/documents/document.rules.ts'
import type { InboundReceiver } from '../../../platform/area.ts'
import { addressOf, tokenHashesOf } from '../../../platform/messages/inbound/mail-tokens.ts'
import { replyText } from '../../../platform/messages/inbound/reply-text.ts'
import { receiveAttachments, type RefusedFile } from '../../documents/documents.public.ts'
import { answerLinkByHash } from './answer-link.view.ts'
import { answerContext, storeAnswer } from './store-answer.ts'

const longestText = 20_000

/** Takes a carrier's answer by email onto its claim, with its attachments. An unknown token changes nothing. */
export const receiveAnswer: InboundReceiver = async (context, mail) => {
  const hashes = tokenHashesOf(mail.to, 'claims')
  const link = await context.read((tx) => answerLinkByHash(tx, hashes, context.platform.now()))
  const words = replyText(mail.text)
  if (link === undefined || (words === '' && mail.attachments.length === 0)) return
  const sender = addressOf(mail.from)
  const staff = answerContext(context, link, sender)
  const { files, refused } = await receiveAttachments(staff, mail.attachments.slice(0, attachmentLimit))
  await staff.write(async (tx) => {
    const entry = await storeAnswer(tx, staff, link, {
      via: 'EMAIL',
      key: mail.messageId,
      sender,
      subject: mail.subject.slice(0, 500).toWellFormed(),
      text: withRefused(words, refused),
      entered: null,
      files,
    })
    await tx.record(entry)
    return { status: 202 }
  })
}

/** The text of an answer, followed by its rejected attachments. */
function withRefused(words: string, refused: readonly RefusedFile[]): string {
  const lines = refused.map(({ name, reason }) => `${fileNameOf(name).slice(0, 100) || '?'}: ${reason}`)
  const notice = lines.length === 0 ? [] : [[claimMessages.attachmentsRefused, ...lines].join('\n')]
  return [words.slice(0, longestText), ...notice].join('\n\n').trim().toWellFormed()
}
