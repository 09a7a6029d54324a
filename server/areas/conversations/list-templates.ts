import { messageTemplates } from '@portico/contract/areas/conversations/message-templates.ts'
import type { Handler } from '../../platform/context.ts'
import { readerOf } from './conversation.access.ts'

/** Beginnings of messages, for the side that the reader writes for. */
export const listTemplates: Handler<'GET /api/accounts/{accountId}/conversations/templates'> = async (context) => ({
  status: 200,
  body: [...messageTemplates[readerOf(context).isStaff ? 'staff' : 'client']],
})
