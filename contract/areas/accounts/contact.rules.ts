/** What someone wants of the people who look after an account. */
export type ContactTopic = 'certificate' | 'claim' | 'question'

/** The page where messages are written, with a topic chosen where one is given. */
export function contactPath(accountCode: string, topic?: ContactTopic): string {
  const page = `/${encodeURIComponent(accountCode)}/communications`
  return topic === undefined ? page : `${page}?topic=${topic}`
}
