import type { ConversationTopic } from '@portico/contract/areas/conversations/conversation-topics.ts'
import type { ConversationStatus } from '@portico/contract/areas/conversations/conversation.rules.ts'
import type { Generated } from 'kysely'

export type ConversationTables = {
  conversations: ConversationsTable
  conversation_messages: {
    account_code: string
    conversation_id: string
    id: string
    author_id: string | null
    sender: string | null
    is_staff: boolean
    is_internal: boolean
    is_by_mail: boolean
    text: string
    at: Date
  }
  conversation_attachments: {
    account_code: string
    conversation_id: string
    message_id: string
    document_id: string
  }
  conversation_reads: {
    account_code: string
    conversation_id: string
    user_id: string
    read_at: Date
  }
  conversation_reply_addresses: {
    account_code: string
    token_hash: Buffer
    conversation_id: string
    user_id: string
    expires_at: Date
  }
  conversation_mails: {
    account_code: string
    conversation_id: string
    id: string
    mail_hash: Buffer
    state: 'TAKEN' | 'QUARANTINED' | 'ACCEPTED' | 'DISCARDED'
    sender: string
    subject: string
    text: string
    received_at: Date
  }
}

interface ConversationsTable {
  account_code: string
  id: string
  topic: ConversationTopic
  subject: string
  status: ConversationStatus
  assignee_id: string | null
  due_at: Date | null
  is_by_staff: boolean
  created_by: string | null
  created_at: Date
  shared_at: Date
  touched_at: Date
  first_response_at: Date | null
  resolved_at: Date | null
  task_id: string | null
  version: Generated<number>
}
