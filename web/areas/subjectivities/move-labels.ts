import type { SubjectivityMove } from '@portico/contract/areas/subjectivities/subjectivity.rules.ts'

/** What a person presses for a move. */
export const moveLabels: Readonly<Record<SubjectivityMove, string>> = {
  SUBMIT: 'Send for review',
  ACCEPT: 'Accept',
  REJECT: 'Send back',
  WAIVE: 'Waive',
  REOPEN: 'Reopen',
}
