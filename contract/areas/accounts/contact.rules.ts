/** What someone wants of the people who look after an account. */
export type ContactTopic = 'certificate' | 'claim' | 'question'

/** The page where messages are written, with a topic chosen where one is given; a claim has a report of its own. */
export function contactPath(accountCode: string, topic?: ContactTopic): string {
  if (topic === 'claim') return `/${encodeURIComponent(accountCode)}/claims-portal/create?type=LEGAL_PROFESSIONAL`
  const page = `/${encodeURIComponent(accountCode)}/communications`
  return topic === undefined ? page : `${page}?topic=${topic}`
}
