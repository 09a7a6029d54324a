/** Reasons to contact the people in charge of an account. */
export type ContactTopic = 'certificate' | 'claim' | 'question'

/** The page for writing messages, with an optional topic; claims and certificates have their own pages. */
export function contactPath(accountCode: string, topic?: ContactTopic): string {
  if (topic === 'claim') return `/${encodeURIComponent(accountCode)}/claims-portal/create?type=LEGAL_PROFESSIONAL`
  if (topic === 'certificate') return `/${encodeURIComponent(accountCode)}/certificate-request`
  const page = `/${encodeURIComponent(accountCode)}/communications`
  return topic === undefined ? page : `${page}?topic=${topic}`
}
