import type { AnswerValue } from '@portico/contract/areas/forms/answer.shapes.ts'
import { isSameValue } from '@portico/contract/areas/forms/layouts/same-value.ts'

/** Who gave a value, when, and from where. */
export interface ShownProvenance {
  readonly source: 'TYPED' | 'LAST_YEAR' | 'SCHEDULE' | 'ACCOUNT' | 'OPEN_LINK' | 'IMPORT'
  readonly by: string | null
  readonly at: string
  readonly detail: string
}

/** An answer as stored. */
export interface StoredAnswer {
  readonly value: AnswerValue | null
  readonly version: number
  readonly provenance: ShownProvenance | null
  readonly onlyHere: boolean
}

/** Another value for the same answer, with its source. */
export interface OtherValue {
  readonly path: string
  readonly value: AnswerValue
  readonly provenance: ShownProvenance
}

/** An edit to save. `version` is that of the answer it is based on. */
export interface FormEdit {
  readonly path: string
  readonly value: AnswerValue | null
  readonly version: number
  readonly source: 'TYPED' | 'LAST_YEAR' | 'SCHEDULE' | 'ACCOUNT'
  readonly onlyHere: boolean
}

/** Everything that one field shows. The same object until something changes. */
export interface FieldState {
  /** What is being typed, else what is stored. */
  readonly value: AnswerValue | null
  /** A person is typing: the value is raw text. */
  readonly isDraft: boolean
  readonly error: string | undefined
  readonly provenance: ShownProvenance | null
  readonly onlyHere: boolean
  readonly lastYear: AnswerValue | undefined
  readonly others: readonly OtherValue[]
  /** What someone else saved over the version that this value is based on. */
  readonly theirs: StoredAnswer | undefined
  readonly comments: number
  /** Counts changes from elsewhere, so that a field with its own text state resets. */
  readonly turn: number
}

/** A form's contents as fetched. */
export interface FormContents {
  readonly answers: Readonly<Record<string, StoredAnswer>>
  readonly lastYear: Readonly<Record<string, AnswerValue>>
  readonly conflicts: readonly OtherValue[]
  readonly commentCounts: Readonly<Record<string, number>>
}

/** Whether two values are equal, regardless of the order of their fields. */
export function sameValue(one: AnswerValue | null | undefined, other: AnswerValue | null | undefined): boolean {
  return isSameValue(one ?? null, other ?? null)
}

/** Whether a field shows the same in two states. */
export const sameState = (one: FieldState, other: FieldState): boolean =>
  JSON.stringify(ordered(one)) === JSON.stringify(ordered(other))

function ordered(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(ordered)
  if (typeof value !== 'object' || value === null) return value
  return Object.entries(value)
    .map(([key, part]) => [key, ordered(part)] as const)
    .toSorted(([a], [b]) => (a < b ? -1 : 1))
}
