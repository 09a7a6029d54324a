import { z } from 'zod'
import { nextCursor } from '../../kit/paging.ts'
import { oneLine, text } from '../../kit/text.ts'
import { topicCodes } from './conversation-topics.ts'
import { conversationMessages } from './conversation.messages.ts'
import { conversationStatuses } from './conversation.rules.ts'

export const textLimit = 20_000
const subjectLimit = 150

const ConversationTopic = z.enum(topicCodes)
const ConversationStatus = z.enum(conversationStatuses)
const moment = z.iso.datetime()
const person = z.object({ username: z.string(), name: z.string() })

/** A conversation in the list, with what the reader may see. */
export const ConversationLine = z
  .object({
    id: z.string(),
    topic: ConversationTopic,
    subject: z.string(),
    status: ConversationStatus,
    preview: z.string().meta({ description: 'The newest message, cut' }),
    previewBy: z.string(),
    isPreviewInternal: z.boolean(),
    lastAt: moment,
    unread: z.number().int().meta({ description: 'Unread messages from others' }),
    assignee: person.nullable(),
    dueEpoch: z.number().int().nullable().meta({ description: 'Reply due date; brokerage only' }),
  })
  .meta({ id: 'ConversationLine' })

export type ConversationLine = z.infer<typeof ConversationLine>

export const ConversationPage = z
  .object({
    conversations: z.array(ConversationLine),
    unread: z.number().int().meta({ description: 'Conversations with something unread, of the whole account' }),
    mayWrite: z.boolean(),
    isStaff: z.boolean().meta({ description: 'Whether the current user acts for the brokerage' }),
    nextCursor,
  })
  .meta({ id: 'ConversationPage' })

export type ConversationPage = z.infer<typeof ConversationPage>

export const ConversationMessage = z
  .object({
    id: z.string(),
    by: z.string().meta({ description: 'Name of the author, or the sender address of an accepted email' }),
    picture: z.string().nullable().meta({ description: 'Address of the author’s photo' }),
    isMine: z.boolean(),
    isStaff: z.boolean().meta({ description: 'Written by the brokerage' }),
    isInternal: z.boolean().meta({ description: 'An internal note of the brokerage' }),
    isByMail: z.boolean(),
    text: z.string(),
    at: moment,
    attachments: z
      .array(z.object({ documentId: z.string(), name: z.string(), bytes: z.number().int() }))
      .meta({ description: 'Documents in the library that the current user can see' }),
  })
  .meta({ id: 'ConversationMessage' })

export type ConversationMessage = z.infer<typeof ConversationMessage>

/** Times shown only to the brokerage, in minutes since the first message. */
const AnswerTimes = z.object({
  firstResponseMinutes: z.number().int().nullable(),
  resolutionMinutes: z.number().int().nullable(),
})

/** An email from an address other than the one the reply address was for. It waits for the brokerage. */
const QuarantinedMail = z.object({
  id: z.string(),
  from: z.string(),
  subject: z.string(),
  text: z.string(),
  receivedAt: moment,
})

export type QuarantinedMail = z.infer<typeof QuarantinedMail>

export const Conversation = z
  .object({
    id: z.string(),
    topic: ConversationTopic,
    subject: z.string(),
    status: ConversationStatus,
    startedAt: moment,
    assignee: person.nullable(),
    dueEpoch: z.number().int().nullable(),
    participants: z.array(z.object({ name: z.string(), isStaff: z.boolean() })),
    hasTask: z.boolean(),
    isUnread: z.boolean().meta({ description: 'Whether it has unread messages' }),
    version: z.number().int(),
    mayWrite: z.boolean(),
    isStaff: z.boolean(),
    times: AnswerTimes.nullable(),
    seenBy: z
      .array(z.object({ name: z.string(), at: moment }))
      .meta({ description: 'People who read the newest shared message; brokerage only' }),
    quarantined: z.array(QuarantinedMail),
  })
  .meta({ id: 'Conversation' })

export type Conversation = z.infer<typeof Conversation>

export const ConversationWithMessages = z
  .object({
    conversation: Conversation,
    messages: z.array(ConversationMessage).meta({ description: 'Newest first' }),
    nextCursor: nextCursor.meta({ description: 'Leads to earlier messages' }),
  })
  .meta({ id: 'ConversationWithMessages' })

const MessageText = text()
  .trim()
  .min(1, conversationMessages.textRequired)
  .max(textLimit, conversationMessages.textTooLong)

/** The most attachments of a message. */
export const attachmentLimit = 20

/** Library documents attached to a message: shared ones with a shared message, internal ones with a note. */
const documentIds = z.array(z.string().max(60)).max(attachmentLimit).default([])

export const ConversationDraft = z.object({
  topic: ConversationTopic,
  subject: text().trim().min(1, conversationMessages.subjectRequired).max(subjectLimit),
  text: MessageText,
  documentIds,
})

export type ConversationDraft = z.infer<typeof ConversationDraft>

export const MessageDraft = z.object({ text: MessageText, internal: z.boolean().default(false), documentIds })

/** A change to a conversation; omitted fields are unchanged. `version` is what the change is based on. */
export const ConversationEdit = z.object({
  done: z.boolean().optional(),
  assignee: oneLine().trim().max(254).nullable().optional().meta({ description: 'Username' }),
  dueEpoch: z.number().int().min(0).max(32_503_680_000_000).nullable().optional(),
  version: z.number().int(),
})

export type ConversationEdit = z.infer<typeof ConversationEdit>

export const MessageTemplate = z.object({ topic: ConversationTopic, title: z.string(), text: z.string() })

/** An email as the email provider hands it over. */
export const InboundMail = z.object({
  from: z.string().min(3).max(998),
  to: z.array(z.string().max(998)).min(1).max(100),
  subject: z.string().max(2000).default(''),
  text: z.string().max(1_000_000).default(''),
  messageId: z.string().min(1).max(998),
  attachments: z
    .array(z.object({ name: z.string().max(998), content: z.string().meta({ description: 'Its bytes in base64' }) }))
    .max(200)
    .default([]),
})

export type InboundMail = z.infer<typeof InboundMail>
