import type { AnswerValue } from '@portico/contract/areas/forms/answer.shapes.ts'
import type { Question } from '@portico/contract/areas/forms/layout.shapes.ts'
import type { FieldState } from '../model/field-state.ts'

/** What every editor of a question is given. */
export interface EditorProps {
  readonly question: Question
  readonly path: string
  readonly field: FieldState
  /** What is wrong with the answer, or that one is needed. */
  readonly error: string | undefined
  /** Typing, not yet committed. */
  readonly onType: (value: AnswerValue | null) => void
  /** An answer is chosen. */
  readonly onSet: (value: AnswerValue | null) => void
}
