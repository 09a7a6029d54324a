/** What someone puts into the calendar. */
export const eventKinds = ['meeting', 'inspection', 'audit', 'osha'] as const

/** What the portal works out from policies, tasks and the renewal. */
export const dateKinds = ['renewal', 'expiry', 'task'] as const

export type EventKind = (typeof eventKinds)[number]
export type DateKind = (typeof dateKinds)[number]
export type EntryKind = EventKind | DateKind

/** What each kind is called. A kind stands here once something feeds it. */
export const kindNames: Readonly<Record<EntryKind, string>> = {
  meeting: 'Meeting',
  inspection: 'Inspection',
  audit: 'Premium audit',
  osha: 'OSHA date',
  renewal: 'Renewal milestone',
  expiry: 'Policy expiration',
  task: 'Task due',
}
