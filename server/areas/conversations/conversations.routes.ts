import { conversationsCalls, inboundCalls } from '@portico/contract/areas/conversations/conversations.calls.ts'
import type { InboundReceiver } from '../../platform/area.ts'
import { bind } from '../../platform/http/routes.ts'
import { changeConversation } from './change-conversation.ts'
import { convertToTask } from './convert-to-task.ts'
import { getConversation } from './get-conversation.ts'
import { decideMail } from './inbound/decide-mail.ts'
import { endAddresses } from './inbound/end-addresses.ts'
import { receiveMail } from './inbound/receive-mail.ts'
import { listConversations } from './list-conversations.ts'
import { listTemplates } from './list-templates.ts'
import { readConversation } from './read-conversation.ts'
import { getServiceLevels } from './service-levels/get-service-levels.ts'
import { setServiceLevels } from './service-levels/set-service-levels.ts'
import { startConversation } from './start-conversation.ts'
import { writeMessage } from './write-message.ts'

export const conversationsRoutes = bind(conversationsCalls, {
  'GET /api/brokerages/{brokerCode}/service-levels': getServiceLevels,
  'PUT /api/brokerages/{brokerCode}/service-levels': setServiceLevels,
  'GET /api/accounts/{accountId}/conversations': listConversations,
  'POST /api/accounts/{accountId}/conversations': startConversation,
  'GET /api/accounts/{accountId}/conversations/templates': listTemplates,
  'GET /api/accounts/{accountId}/conversations/{conversationId}': getConversation,
  'PUT /api/accounts/{accountId}/conversations/{conversationId}': changeConversation,
  'POST /api/accounts/{accountId}/conversations/{conversationId}/messages': writeMessage,
  'POST /api/accounts/{accountId}/conversations/{conversationId}/read': readConversation,
  'POST /api/accounts/{accountId}/conversations/{conversationId}/task': convertToTask,
  'DELETE /api/accounts/{accountId}/conversations/{conversationId}/addresses': endAddresses,
  'POST /api/accounts/{accountId}/conversations/{conversationId}/mails/{mailId}': decideMail,
})

export const inboundRoutes = (receivers: readonly InboundReceiver[]) =>
  bind(inboundCalls, { 'POST /open/inbound-mail': receiveMail(receivers) })
