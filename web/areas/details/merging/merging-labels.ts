import type { DuplicateSign, Movable, Obstacle } from '@portico/contract/areas/details/merging.shapes.ts'

/** Why another account may be the same insured. */
export const signLabels: Readonly<Record<DuplicateSign, string>> = {
  FEIN: 'Same FEIN',
  NAME: 'Similar name',
  PERSON: 'Shared people',
}

const counted: Readonly<Record<Movable, readonly [one: string, many: string]>> = {
  PEOPLE: ['person, with their access', 'people, with their access'],
  INVITATIONS: ['open invitation', 'open invitations'],
  TASKS: ['task', 'tasks'],
  DOCUMENTS: ['document', 'documents'],
  POLICIES: ['policy, with coverages and files', 'policies, with coverages and files'],
  CONVERSATIONS: ['conversation', 'conversations'],
  EVENTS: ['calendar event', 'calendar events'],
  LINKS: ['quick link', 'quick links'],
}

/** So much of something that moves. */
export const movedText = ({ kind, count }: { readonly kind: Movable; readonly count: number }): string =>
  `${count} ${counted[kind][count === 1 ? 0 : 1]}`

/** Why an account cannot be merged into another. */
export const obstacleLabels: Readonly<Record<Obstacle, string>> = {
  RENEWALS: 'Renewals or proposals',
  SCHEDULES: 'Rows in schedules',
  APPLICATIONS: 'Applications, or links to complete them',
  LOSS_RUNS: 'Loss runs',
  CLAIMS: 'Claims',
  VENDORS: 'Vendor certificates',
  NOTICE_CODES: 'Codes for first notices of claims',
  ID_CARDS: 'ID cards or evidence of property',
  CERTIFICATES: 'Certificates of insurance, or certificate holders',
  CONTRACT_REVIEWS: 'Contract reviews',
  CERTIFICATE_RENEWALS: 'Certificate renewals',
  CERTIFICATE_SUBSCRIPTIONS: 'Subscriptions to certificates',
  MODS: 'Experience mods',
  FINANCIALS: 'Financial statements',
  STAGING: 'Values sent to the agency management system',
  LAYOUTS: 'Custom form layouts',
  SIGNERS: 'Authorized signers',
  TOO_MANY_LINKS: 'More quick links than an account can have. Remove some first',
  SAME_FOLDER: 'Documents whose name matches an existing folder. Rename the folder first',
  SAME_POLICY: 'The same policy on both accounts for the same dates. Delete one first',
}
