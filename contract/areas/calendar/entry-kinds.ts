/** Kinds that people add to the calendar. */
export const eventKinds = ['meeting', 'payment', 'renewal', 'inspection', 'audit', 'osha'] as const

/** What the portal works out from policies, tasks, claims and the renewal. */
export const dateKinds = ['renewal', 'expiry', 'task', 'claim'] as const

/** Every kind, in the order in which they are named to people. */
export const entryKinds = [
  'meeting',
  'renewal',
  'expiry',
  'task',
  'claim',
  'payment',
  'inspection',
  'audit',
  'osha',
] as const

export type EventKind = (typeof eventKinds)[number]
export type EntryKind = (typeof entryKinds)[number]

/** The name of each kind, added once the kind has entries. */
export const kindNames: Readonly<Record<EntryKind, string>> = {
  meeting: 'Meeting',
  renewal: 'Renewal milestone',
  expiry: 'Policy expiration',
  task: 'Task due',
  claim: 'Claim deadline',
  payment: 'Payment due',
  inspection: 'Inspection',
  audit: 'Premium audit',
  osha: 'OSHA date',
}
