/** What a conversation is about: its name, and the usual service level in working hours, which a brokerage may change. */
export const conversationTopics = {
  certificate: { name: 'Certificate', answerHours: 8 },
  change: { name: 'Change', answerHours: 24 },
  claim: { name: 'Claim', answerHours: 4 },
  billing: { name: 'Billing', answerHours: 24 },
  question: { name: 'Question', answerHours: 16 },
} as const satisfies Readonly<Record<string, { readonly name: string; readonly answerHours: number }>>

export type ConversationTopic = keyof typeof conversationTopics

export const topicCodes = Object.keys(conversationTopics) as [ConversationTopic, ...ConversationTopic[]]
