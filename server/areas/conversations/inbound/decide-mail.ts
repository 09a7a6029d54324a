import { conversationMessages } from '@portico/contract/areas/conversations/conversation.messages.ts'
import type { QuarantinedMail } from '@portico/contract/areas/conversations/conversation.shapes.ts'
import type { Handler } from '../../../platform/context.ts'
import type { Tx } from '../../../platform/database/database.ts'
import { isId } from '../../../platform/ids.ts'
import { demand, notFound, ErrorResponse } from '../../../platform/error-response.ts'
import { change } from '../../events/events.public.ts'
import { addMessage } from '../add-message.ts'
import { writerOf, type Writer } from '../conversation.access.ts'
import { conversationRow, conversationView, type ConversationRow } from '../conversation.view.ts'
import { settleMail } from '../conversations.store.ts'

/** The brokerage accepts an email from an unknown sender into the conversation, or discards it. */
export const decideMail: Handler<
  'POST /api/accounts/{accountId}/conversations/{conversationId}/mails/{mailId}'
> = async (context, { params: { conversationId, mailId }, body: { accept } }) =>
  context.write(async (tx) => {
    const writer = writerOf(context)
    const { account } = writer
    demand(writer.isStaff && writer.mayWrite, conversationMessages.onlyBrokerage)
    const row = await conversationRow(tx, account, conversationId)
    if (row === undefined) throw notFound()
    const mail = await settled(tx, writer, row, { mailId, accept })
    const client = { userId: null, name: mail.from, isStaff: false }
    const message = { writer: client, text: mail.text, isInternal: false, isByMail: true }
    const added = accept ? await addMessage(tx, context, row, message) : undefined
    await tx.record({
      action: accept ? 'conversation.accept' : 'conversation.discard',
      subject: { type: 'conversation', id: row.id },
      after: { subject: row.subject, from: mail.from },
      events: [change(account, 'conversations')],
      internal: true,
    })
    if (added !== undefined) await tx.record(added.entry)
    return { status: 200, body: await conversationView(tx, writer, added?.row ?? row) }
  })

/** The email with its decision; a second decision is rejected. */
async function settled(
  tx: Tx,
  writer: Writer,
  row: ConversationRow,
  { mailId, accept }: { readonly mailId: string; readonly accept: boolean },
): Promise<QuarantinedMail> {
  if (!isId(mailId)) throw notFound()
  const { quarantined } = await conversationView(tx, writer, row)
  const mail = quarantined.find(({ id }) => id === mailId)
  const of = { account: writer.account, id: row.id }
  const isMine = await settleMail(tx, of, { mailId, state: accept ? 'ACCEPTED' : 'DISCARDED' })
  if (mail === undefined || !isMine) throw new ErrorResponse(409, 'decided', conversationMessages.decided)
  return mail
}
