import type { ConversationStatus, DueTone } from '@portico/contract/areas/conversations/conversation.rules.ts'
import type { Looks } from '../../kit/data/pill.tsx'

/** Whose turn it is, in each side's words; highlighted if it is the reader's. */
export const statusLabels: Readonly<Record<'client' | 'staff', Looks<ConversationStatus>>> = {
  client: {
    NEW: { label: 'Sent', tone: 'neutral' },
    WAITING_CLIENT: { label: 'Waiting on you', tone: 'brand' },
    WAITING_BROKER: { label: 'Waiting on your broker', tone: 'neutral' },
    DONE: { label: 'Done', tone: 'success' },
  },
  staff: {
    NEW: { label: 'New', tone: 'brand' },
    WAITING_CLIENT: { label: 'Waiting on client', tone: 'neutral' },
    WAITING_BROKER: { label: 'Waiting on us', tone: 'brand' },
    DONE: { label: 'Done', tone: 'success' },
  },
}

export const dueLabels: Readonly<Record<Exclude<DueTone, 'none'>, string>> = {
  overdue: 'Reply overdue since',
  today: 'Reply due today',
  upcoming: 'Reply due',
}

/** A length of time in the largest unit that says enough: “25 min”, “3 h”, “4 days”. */
export function lengthText(minutes: number): string {
  if (minutes < 60) return `${minutes} min`
  const hours = Math.round(minutes / 60)
  return hours < 48 ? `${hours} h` : `${Math.round(hours / 24)} days`
}

/** The page of a conversation, or of all. */
export const conversationPath = (accountId: string, id?: string): string =>
  `/${encodeURIComponent(accountId)}/communications${id === undefined ? '' : `/${encodeURIComponent(id)}`}`

/** The address for a new conversation about something. */
export function newConversationPath(accountId: string, topic: string, about: string | null): string {
  const asked = new URLSearchParams(about === null ? { topic } : { topic, about })
  return `${conversationPath(accountId)}?${asked.toString()}`
}
