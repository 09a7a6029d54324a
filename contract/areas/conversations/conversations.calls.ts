import { z } from 'zod'
import { calls } from '../../kit/call.ts'
import { pageQuery } from '../../kit/paging.ts'
import { Problem } from '../../kit/problem.ts'
import { text } from '../../kit/text.ts'
import { TaskDraft } from '../tasks/task.shapes.ts'
import { topicCodes } from './conversation-topics.ts'
import { conversationStatuses } from './conversation.rules.ts'
import { ServiceLevels } from './service-level.shapes.ts'
import {
  Conversation,
  ConversationDraft,
  ConversationEdit,
  ConversationPage,
  ConversationWithMessages,
  InboundMail,
  MessageDraft,
  MessageTemplate,
} from './conversation.shapes.ts'

const inAccount = z.object({ accountId: z.string() })
const ofConversation = z.object({ accountId: z.string(), conversationId: z.string() })
const ofBrokerage = z.object({ brokerCode: z.string() })
const ofMail = z.object({ accountId: z.string(), conversationId: z.string(), mailId: z.string() })
const StaleConversation = Problem.extend({ current: Conversation }).meta({ id: 'StaleConversation' })
const limits = [{ per: 'user', tries: 120, minutes: 10 }] as const

export const conversationsCalls = calls({
  'GET /api/brokerages/{brokerCode}/service-levels': {
    access: 'brokerage',
    summary: 'Returns the working hours within which a brokerage answers, by topic. Staff only.',
    params: ofBrokerage,
    responses: { 200: ServiceLevels },
  },
  'PUT /api/brokerages/{brokerCode}/service-levels': {
    access: 'brokerage-admin',
    summary: 'Sets the working hours within which a brokerage answers. They apply to messages from then on.',
    params: ofBrokerage,
    body: ServiceLevels,
    responses: { 200: ServiceLevels, 422: Problem },
  },
  'GET /api/accounts/{accountId}/conversations': {
    access: 'account',
    summary: 'Lists the conversations of an account, latest first. Internal notes are visible to the brokerage only.',
    params: inAccount,
    query: z.object({
      status: z.enum(['open', 'any', ...conversationStatuses]).default('any'),
      topic: z.enum(topicCodes).optional(),
      mine: z
        .stringbool()
        .default(false)
        .meta({ description: 'Only those assigned to or with messages from the current user' }),
      unread: z.stringbool().default(false),
      search: text().trim().max(100).optional(),
      ...pageQuery,
    }),
    responses: { 200: ConversationPage },
  },
  'POST /api/accounts/{accountId}/conversations': {
    access: 'account',
    summary: 'Starts a conversation and notifies the other party.',
    limits,
    params: inAccount,
    body: ConversationDraft,
    responses: { 201: Conversation, 403: Problem, 422: Problem },
  },
  'GET /api/accounts/{accountId}/conversations/templates': {
    access: 'account',
    summary: 'Lists message templates by topic, for the current user’s party.',
    params: inAccount,
    responses: { 200: z.array(MessageTemplate) },
  },
  'GET /api/accounts/{accountId}/conversations/{conversationId}': {
    access: 'account',
    summary: 'A conversation with its messages, newest first.',
    params: ofConversation,
    query: z.object(pageQuery),
    responses: { 200: ConversationWithMessages, 404: Problem },
  },
  'PUT /api/accounts/{accountId}/conversations/{conversationId}': {
    access: 'account',
    summary: 'Closes or reopens a conversation, or sets the assignee and reply due date. Refuses a stale change.',
    params: ofConversation,
    body: ConversationEdit,
    responses: { 200: Conversation, 403: Problem, 404: Problem, 409: StaleConversation, 422: Problem },
  },
  'POST /api/accounts/{accountId}/conversations/{conversationId}/messages': {
    access: 'account',
    summary: 'Adds a message or an internal note. If the conversation was closed long ago, starts a new one.',
    limits,
    params: ofConversation,
    body: MessageDraft,
    responses: { 201: Conversation, 403: Problem, 404: Problem, 422: Problem },
  },
  'POST /api/accounts/{accountId}/conversations/{conversationId}/read': {
    access: 'account',
    summary: 'Records that the current user read the conversation up to a time.',
    params: ofConversation,
    body: z.object({ upTo: z.iso.datetime() }),
    responses: { 204: 'nothing', 403: Problem, 404: Problem },
  },
  'POST /api/accounts/{accountId}/conversations/{conversationId}/task': {
    access: 'account',
    summary: 'Creates a task that links back to the conversation.',
    params: ofConversation,
    body: TaskDraft.pick({ details: true, tagged: true, dueEpoch: true }),
    responses: { 201: Conversation, 403: Problem, 404: Problem, 422: Problem },
  },
  'DELETE /api/accounts/{accountId}/conversations/{conversationId}/addresses': {
    access: 'account',
    summary: 'Revokes the reply addresses of the conversation. The next notification includes a new one.',
    params: ofConversation,
    responses: { 204: 'nothing', 403: Problem, 404: Problem },
  },
  'POST /api/accounts/{accountId}/conversations/{conversationId}/mails/{mailId}': {
    access: 'account',
    summary: 'Accepts an email from an unknown sender into the conversation, or discards it.',
    params: ofMail,
    body: z.object({ accept: z.boolean() }),
    responses: { 200: Conversation, 403: Problem, 404: Problem, 409: Problem },
  },
})

export const inboundCalls = calls({
  'POST /open/inbound-mail': {
    access: 'open',
    summary: 'Receives an email to a reply address from the email provider, in a signed delivery.',
    bodyBytes: 40_000_000,
    limits: [{ per: 'address', tries: 3000, minutes: 10 }],
    body: InboundMail,
    responses: { 202: 'nothing', 404: Problem, 409: Problem, 422: Problem },
  },
})
