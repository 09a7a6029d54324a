import type { DuplicateSign, Movable, Obstacle } from '@portico/contract/areas/details/merging.shapes.ts'

/** Why another account may be the same insured. */
export const signWords: Readonly<Record<DuplicateSign, string>> = {
  FEIN: 'Same FEIN',
  NAME: 'Similar name',
  PERSON: 'Someone is on both',
}

const counted: Readonly<Record<Movable, readonly [one: string, many: string]>> = {
  PEOPLE: ['person, with what they may open', 'people, with what they may open'],
  INVITATIONS: ['open invitation', 'open invitations'],
  TASKS: ['task', 'tasks'],
  DOCUMENTS: ['document', 'documents'],
  POLICIES: ['policy, with coverages and files', 'policies, with coverages and files'],
  CONVERSATIONS: ['conversation', 'conversations'],
  EVENTS: ['event of the calendar', 'events of the calendar'],
  LINKS: ['quick link', 'quick links'],
}

/** So much of something that moves. */
export const movedWords = ({ kind, count }: { readonly kind: Movable; readonly count: number }): string =>
  `${count} ${counted[kind][count === 1 ? 0 : 1]}`

/** What keeps an account from being merged away. */
export const obstacleWords: Readonly<Record<Obstacle, string>> = {
  RENEWALS: 'Renewals or proposals',
  SCHEDULES: 'Rows in schedules',
  APPLICATIONS: 'Applications, or links to fill them',
  LOSS_RUNS: 'Loss runs',
  MODS: 'Experience mods',
  FINANCIALS: 'Financial statements',
  STAGING: 'Values that were sent to the agency system',
  LAYOUTS: 'Form layouts of its own',
  SIGNERS: 'People who are named to sign orders',
  LAW_FIRM: 'The policy of a law firm',
  TOO_MANY_LINKS: 'More quick links than one account can hold. Remove some first',
  SAME_FOLDER: 'Documents, for which there is a folder of the same name already. Rename that first',
  SAME_POLICY: 'A policy that both have for the same days. Delete one of the two first',
}
