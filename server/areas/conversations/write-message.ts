import { conversationMessages } from '@portico/contract/areas/conversations/conversation.messages.ts'
import type { Handler } from '../../platform/context.ts'
import { demand, notFound } from '../../platform/error-response.ts'
import { addMessage } from './add-message.ts'
import { attachable } from './attachments.ts'
import { writerOf } from './conversation.access.ts'
import { conversationRow, conversationView } from './conversation.view.ts'

/** Writes a message to both sides, or a note of the brokerage to itself. */
export const writeMessage: Handler<'POST /api/accounts/{accountId}/conversations/{conversationId}/messages'> = async (
  context,
  { params, body },
) =>
  context.write(async (tx) => {
    const writer = writerOf(context)
    demand(writer.mayWrite, conversationMessages.onlyReads)
    demand(writer.isStaff || !body.internal, conversationMessages.notesAreBrokerage)
    const old = await conversationRow(tx, writer.account, params.conversationId)
    if (old === undefined) throw notFound()
    const isInternal = body.internal
    const documentIds = await attachable(tx, context, { ...body, isInternal })
    const message = { writer, text: body.text, isInternal, isByMail: false, documentIds }
    const { row, entry } = await addMessage(tx, context, old, message)
    await tx.record(entry)
    return { status: 201, body: await conversationView(tx, writer, row) }
  })
