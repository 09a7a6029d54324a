/** The kinds of placement entries, in their usual order. */
export const placementKinds = [
  'SUBMITTED',
  'REQUESTED',
  'SENT',
  'QUOTED',
  'NO_QUOTE',
  'NOT_TAKEN_UP',
  'PUBLISHED',
  'VIEWED',
  'QUESTION',
  'ANSWER',
  'WITHDRAWN',
  'ACCEPTED',
  'DECLINED',
  'TAKEN_BACK',
  'SUBJECTIVITY',
  'BIND_REQUESTED',
  'BOUND',
  'BINDER',
  'ISSUED',
  'CHECKED',
] as const

export type PlacementKind = (typeof placementKinds)[number]

/** What a person reads for a kind of entry. */
export const placementKindNames: Readonly<Record<PlacementKind, string>> = {
  SUBMITTED: 'Submitted by the client',
  REQUESTED: 'Coverage requested',
  SENT: 'Submitted to carrier',
  QUOTED: 'Carrier response',
  NO_QUOTE: 'Carrier declined',
  NOT_TAKEN_UP: 'Not pursued',
  PUBLISHED: 'Shared with client',
  VIEWED: 'Read by the client',
  QUESTION: 'Question',
  ANSWER: 'Answer',
  WITHDRAWN: 'Withdrawn',
  ACCEPTED: 'Accepted',
  DECLINED: 'Declined',
  TAKEN_BACK: 'Decision withdrawn',
  SUBJECTIVITY: 'Subjectivity',
  BIND_REQUESTED: 'Bind requested',
  BOUND: 'Bound',
  BINDER: 'Binder',
  ISSUED: 'Policy received',
  CHECKED: 'Policy checked',
}
