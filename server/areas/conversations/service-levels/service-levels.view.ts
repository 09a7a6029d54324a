import {
  conversationTopics,
  type ConversationTopic,
} from '@portico/contract/areas/conversations/conversation-topics.ts'
import type { ServiceLevels } from '@portico/contract/areas/conversations/service-level.shapes.ts'
import type { Tx } from '../../../platform/database/database.ts'
import { accountHead } from '../../accounts/accounts.public.ts'

/** The service levels of a brokerage, the usual one where it has set none. */
export async function serviceLevelsView(tx: Tx, brokerage: string): Promise<ServiceLevels> {
  const set = await tx.db
    .selectFrom('service_levels')
    .select(['topic', 'answer_hours'])
    .where('brokerage_code', '=', brokerage)
    .execute()
  const usual = Object.entries(conversationTopics).map(([topic, { answerHours }]) => [topic, answerHours])
  return Object.fromEntries([...usual, ...set.map((row) => [row.topic, row.answer_hours])]) as ServiceLevels
}

/** How soon an account's brokerage answers a topic, and the time zone of its working days. */
export async function answerTimes(tx: Tx, account: string, topic: ConversationTopic) {
  const { brokerCode, timeZone } = await accountHead(tx, account)
  return { answerHours: (await serviceLevelsView(tx, brokerCode))[topic], timeZone }
}
