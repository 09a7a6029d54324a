import { z } from 'zod'
import { calls } from '../../kit/call.ts'
import { pageQuery } from '../../kit/paging.ts'
import { Problem } from '../../kit/problem.ts'
import { text } from '../../kit/text.ts'
import { TaskDraft } from '../tasks/task.shapes.ts'
import { topicCodes } from './conversation-topics.ts'
import { conversationStatuses } from './conversation.rules.ts'
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
const ofMail = z.object({ accountId: z.string(), conversationId: z.string(), mailId: z.string() })
const StaleConversation = Problem.extend({ current: Conversation }).meta({ id: 'StaleConversation' })
const limits = [{ per: 'user', tries: 120, minutes: 10 }] as const

export const conversationsCalls = calls({
  'GET /api/accounts/{accountId}/conversations': {
    access: 'account',
    summary: 'Conversations of an account, the latest first. Internal notes are there to the brokerage alone.',
    params: inAccount,
    query: z.object({
      status: z.enum(['open', 'any', ...conversationStatuses]).default('any'),
      topic: z.enum(topicCodes).optional(),
      mine: z.stringbool().default(false).meta({ description: 'Only those that the reader answers or wrote in' }),
      unread: z.stringbool().default(false),
      search: text().trim().max(100).optional(),
      ...pageQuery,
    }),
    responses: { 200: ConversationPage },
  },
  'POST /api/accounts/{accountId}/conversations': {
    access: 'account',
    summary: 'Begins a conversation and tells the other side.',
    limits,
    params: inAccount,
    body: ConversationDraft,
    responses: { 201: Conversation, 403: Problem, 422: Problem },
  },
  'GET /api/accounts/{accountId}/conversations/templates': {
    access: 'account',
    summary: 'Beginnings of messages by topic, for the side that the reader writes for.',
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
    summary: 'Closes or reopens a conversation, or says who answers until when. A stale change is refused.',
    params: ofConversation,
    body: ConversationEdit,
    responses: { 200: Conversation, 403: Problem, 404: Problem, 409: StaleConversation, 422: Problem },
  },
  'POST /api/accounts/{accountId}/conversations/{conversationId}/messages': {
    access: 'account',
    summary: 'Writes a message, or a note of the brokerage. Long after it was closed, a new conversation begins.',
    limits,
    params: ofConversation,
    body: MessageDraft,
    responses: { 201: Conversation, 403: Problem, 404: Problem, 422: Problem },
  },
  'POST /api/accounts/{accountId}/conversations/{conversationId}/read': {
    access: 'account',
    summary: 'Remembers that the reader has seen the conversation up to a moment.',
    params: ofConversation,
    body: z.object({ upTo: z.iso.datetime() }),
    responses: { 204: 'nothing', 403: Problem, 404: Problem },
  },
  'POST /api/accounts/{accountId}/conversations/{conversationId}/task': {
    access: 'account',
    summary: 'Makes a task that leads back to the conversation.',
    params: ofConversation,
    body: TaskDraft.pick({ details: true, tagged: true, dueEpoch: true }),
    responses: { 201: Conversation, 403: Problem, 404: Problem, 422: Problem },
  },
  'DELETE /api/accounts/{accountId}/conversations/{conversationId}/addresses': {
    access: 'account',
    summary: 'Ends the addresses under which mails reach the conversation. Whoever is told next gets a new one.',
    params: ofConversation,
    responses: { 204: 'nothing', 403: Problem, 404: Problem },
  },
  'POST /api/accounts/{accountId}/conversations/{conversationId}/mails/{mailId}': {
    access: 'account',
    summary: 'Accepts a mail from an unknown sender into the conversation, or discards it.',
    params: ofMail,
    body: z.object({ accept: z.boolean() }),
    responses: { 200: Conversation, 403: Problem, 404: Problem, 409: Problem },
  },
})

export const inboundCalls = calls({
  'POST /open/inbound-mail': {
    access: 'open',
    summary: 'A mail to a reply address, from the mail provider, under the secret that both know.',
    bodyBytes: 40_000_000,
    limits: [{ per: 'address', tries: 3000, minutes: 10 }],
    body: InboundMail,
    responses: { 202: 'nothing', 404: Problem, 422: Problem },
  },
})
