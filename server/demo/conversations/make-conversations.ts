import { conversationTopics } from '@portico/contract/areas/conversations/conversation-topics.ts'
import { afterWorkingHours, isBrokerageTurn } from '@portico/contract/areas/conversations/conversation.rules.ts'
import type { Tx } from '../../platform/database/database.ts'
import { newId } from '../../platform/ids.ts'
import { demoConversations, type DemoConversation } from './demo-conversations.ts'
import { demoPeople } from '../demo-people.ts'
import type { PeopleIds } from '../demo-world.ts'

const hourMs = 3_600_000

/** Where a brokerage works that has not said otherwise. */
const officeZone = 'America/New_York'

const staff = new Set(demoPeople.filter(({ brokerage }) => brokerage !== undefined).map(({ username }) => username))

/** Creates conversations of the last days. */
export async function makeConversations(tx: Tx, ids: PeopleIds, now: Date): Promise<void> {
  for (const conversation of demoConversations) {
    // oxlint-disable-next-line no-await-in-loop -- one connection: statements of a transaction run in order
    await makeConversation(tx, ids, conversation, now)
  }
}

async function makeConversation(tx: Tx, ids: PeopleIds, made: DemoConversation, now: Date): Promise<void> {
  const messages = made.messages.map((message) => ({
    ...message,
    at: new Date(now.getTime() - message.hoursAgo * hourMs),
    isStaff: staff.has(message.by),
  }))
  const shared = messages.filter(({ isInternal }) => isInternal !== true)
  const first = messages[0]!
  const last = messages.at(-1)!.at
  const id = newId(first.at)
  const of = { account_code: made.account, conversation_id: id }
  await tx.db
    .insertInto('conversations')
    .values({
      account_code: made.account,
      id,
      topic: made.topic,
      subject: made.subject,
      status: made.status,
      assignee_id: made.assignee === null ? null : ids.get(made.assignee)!,
      due_at: isBrokerageTurn(made.status)
        ? afterWorkingHours(shared.at(-1)!.at, conversationTopics[made.topic].answerHours, officeZone)
        : null,
      is_by_staff: first.isStaff,
      created_by: ids.get(first.by)!,
      created_at: first.at,
      shared_at: shared.at(-1)!.at,
      touched_at: last,
      first_response_at: shared.find(({ isStaff }) => isStaff)?.at ?? null,
      resolved_at: made.status === 'DONE' ? last : null,
      task_id: null,
    })
    .execute()
  await tx.db
    .insertInto('conversation_messages')
    .values(
      messages.map((message) => ({
        ...of,
        id: newId(message.at),
        author_id: ids.get(message.by)!,
        sender: null,
        is_staff: message.isStaff,
        is_internal: message.isInternal === true,
        is_by_mail: false,
        text: message.text,
        at: message.at,
      })),
    )
    .execute()
  const readAt = new Map([
    ...messages.map(({ by, at }) => [by, at] as const),
    ...made.readBy.map((name) => [name, last] as const),
  ])
  const reads = [...readAt].map(([name, at]) => ({ ...of, user_id: ids.get(name)!, read_at: at }))
  await tx.db.insertInto('conversation_reads').values(reads).execute()
}
