import { conversationMessages } from '@portico/contract/areas/conversations/conversation.messages.ts'
import { storedText } from '@portico/contract/areas/conversations/conversation.rules.ts'
import { textLimit, type InboundMail } from '@portico/contract/areas/conversations/conversation.shapes.ts'
import type { InboundReceiver } from '../../../platform/area.ts'
import type { AccountContext, OpenContext, Handler } from '../../../platform/context.ts'
import { newId } from '../../../platform/ids.ts'
import { addressOf, tokenHashesOf } from '../../../platform/messages/inbound/mail-tokens.ts'
import { replyText } from '../../../platform/messages/inbound/reply-text.ts'
import { hashOfToken } from '../../../platform/secret.ts'
import { write, type WriteTx } from '../../../platform/write.ts'
import { addDocument } from '../../documents/documents.public.ts'
import { change } from '../../events/events.public.ts'
import { addMessage } from '../add-message.ts'
import { writerOf } from '../conversation.access.ts'
import { conversationRow } from '../conversation.view.ts'
import { extendReplyAddress, insertMail } from '../conversations.store.ts'
import { mailHasCome } from './mail-has-come.view.ts'
import { allRefused, receiveSome, withRefused } from './receive-attachments.ts'
import { expiryFrom } from './reply-address.ts'
import { type Addressee, addresseeView } from './sender.view.ts'

const accepted = { status: 202 } as const

type Received = Awaited<ReturnType<typeof receiveSome>>

/**
 * Adds an email reply to its conversation, once, with its attachments; other areas handle emails to their own
 * addresses. An email to an invalid address, from a person who may not write, or without new content changes nothing
 * and gets the same response; one from another sender is quarantined for the brokerage.
 */
export const receiveMail =
  (receivers: readonly InboundReceiver[]): Handler<'POST /open/inbound-mail'> =>
  async (context, { body }) => {
    await Promise.all(receivers.map((receive) => receive(context, body)))
    return receiveReply(context, body)
  }

async function receiveReply(context: OpenContext, body: InboundMail): Promise<typeof accepted> {
  const hashes = tokenHashesOf(body.to, 'reply')
  const to = await context.read((tx) => addresseeView(tx, hashes, context.platform.now()))
  const words = replyText(body.text)
  const isEmpty = words === '' && body.attachments.length === 0
  if (to === undefined || isEmpty || !writerOf({ ...to, account: to.access }).mayWrite) return accepted
  const sender = contextOf(context, to, body)
  const received = await attachmentsOf(sender, to, body)
  const text = withRefused(words, received.refused, textLimit)
  return sender.write(async (tx) => {
    await keepMail(tx, sender, to, { mail: body, text, files: received.files })
    return accepted
  })
}

/** Acts as the person an address was made for; emails of unknown senders have no author. */
function contextOf(context: OpenContext, to: Addressee, mail: InboundMail): AccountContext {
  const { platform, requestId } = context
  const scope = { account: to.access.account }
  const author = { userId: isFrom(to, mail) ? to.actor.userId : undefined, requestId, scope, idempotency: undefined }
  return {
    ...context,
    actor: to.actor,
    account: to.access,
    recheck: () => Promise.resolve(to.actor),
    read: (work) => platform.database.read(scope, work),
    write: (work) => write(platform, author, work),
  }
}

/** The attachments of an email, received unless it is a repeat or its sender is unknown. */
async function attachmentsOf(sender: AccountContext, to: Addressee, mail: InboundMail): Promise<Received> {
  const { attachments } = mail
  if (!isFrom(to, mail)) return { files: [], refused: allRefused(attachments, conversationMessages.unknownSender) }
  const isRepeat =
    attachments.length > 0 &&
    (await sender.read((tx) => mailHasCome(tx, sender.account.account, hashOfToken(mail.messageId))))
  return receiveSome(sender, isRepeat ? [] : attachments)
}

interface Arrived {
  readonly mail: InboundMail
  readonly text: string
  readonly files: Received['files']
}

/** Stores a new email: as a message, or quarantined for the brokerage. */
async function keepMail(
  tx: WriteTx,
  context: AccountContext,
  to: Addressee,
  { mail, text, files }: Arrived,
): Promise<void> {
  const { account } = to.access
  const { now } = context.platform
  const row = (await conversationRow(tx, account, to.conversationId))!
  const isKnown = isFrom(to, mail)
  const isFirst = await insertMail(tx, {
    account_code: account,
    conversation_id: row.id,
    id: newId(now()),
    mail_hash: hashOfToken(mail.messageId),
    state: isKnown ? 'TAKEN' : 'QUARANTINED',
    sender: addressOf(mail.from),
    subject: storedText(mail.subject).slice(0, 500).toWellFormed(),
    text: isKnown ? '' : storedText(text),
    received_at: now(),
  })
  if (isFirst && isKnown) {
    const documentIds = await addDocuments(tx, context, files)
    const message = { writer: writerOf(context), text, isInternal: false, isByMail: true, documentIds }
    const { entry } = await addMessage(tx, context, row, message)
    await tx.record(entry)
    await extendReplyAddress(tx, account, to.tokenHash, expiryFrom(now()))
  }
  await tx.record({
    action: isFirst && !isKnown ? 'conversation.quarantine' : 'conversation.mail',
    subject: { type: 'conversation', id: row.id },
    after: { subject: row.subject, from: addressOf(mail.from), isRepeat: !isFirst },
    events: [change(account, 'conversations')],
    internal: true,
  })
}

/** Adds the files of an email to the account's library under unique names. */
async function addDocuments(tx: WriteTx, context: AccountContext, files: Received['files']): Promise<string[]> {
  const ids: string[] = []
  for (const file of files) {
    const place = { folder: null, type: 'CORRESPONDENCE', isInternal: false, onSameName: 'both' } as const
    // oxlint-disable-next-line no-await-in-loop -- one connection: statements of a transaction run in order
    ids.push((await addDocument(tx, context, file, place)).id)
  }
  return ids
}

const isFrom = ({ email }: Addressee, { from }: InboundMail): boolean => addressOf(from) === email.toLowerCase()
