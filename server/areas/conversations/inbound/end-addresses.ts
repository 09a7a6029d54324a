import { conversationMessages } from '@portico/contract/areas/conversations/conversation.messages.ts'
import type { Handler } from '../../../platform/context.ts'
import { demand, notFound } from '../../../platform/error-response.ts'
import { deleteRow } from '../../../platform/database/rows.ts'
import { writerOf } from '../conversation.access.ts'
import { conversationRow } from '../conversation.view.ts'

/** Ends every address that delivers email to a conversation, for example after one was shared. */
export const endAddresses: Handler<
  'DELETE /api/accounts/{accountId}/conversations/{conversationId}/addresses'
> = async (context, { params }) =>
  context.write(async (tx) => {
    const writer = writerOf(context)
    demand(writer.isStaff && writer.mayWrite, conversationMessages.onlyBrokerage)
    const row = await conversationRow(tx, writer.account, params.conversationId)
    if (row === undefined) throw notFound()
    await deleteRow(tx, 'conversation_reply_addresses', { account_code: writer.account, conversation_id: row.id })
    await tx.record({
      action: 'conversation.end-addresses',
      subject: { type: 'conversation', id: row.id },
      after: { subject: row.subject },
      internal: true,
    })
    return { status: 204 }
  })
