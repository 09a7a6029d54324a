import type { Choice } from '../../kit/field.ts'

export type QuestionKind = 'text' | 'long-text' | 'day' | 'time' | 'money' | 'yes-no' | 'choice' | 'state' | 'pick'

/** Lists of the account from which an answer can be picked. */
export type PickList = 'vehicles' | 'drivers' | 'locations' | 'classes' | 'equipment' | 'interests'

/** One question of a claim report. Answers are text: days `yyyy-mm-dd`, times `hh:mm`, money in dollars, yes-no `Y` or `N`. */
export interface ClaimQuestion {
  readonly key: string
  readonly label: string
  readonly kind: QuestionKind
  readonly help?: string
  readonly required?: true
  readonly choices?: readonly Choice[]
  readonly list?: PickList
  /** A medical or personal fact of someone hurt: for the Claims role and the insured's Admin alone. */
  readonly medical?: true
  /** Asked only where another answer has one of these values. */
  readonly when?: { readonly key: string; readonly is: readonly string[] }
  /** May not be after today. */
  readonly past?: true
}

export type ClaimAnswers = Readonly<Record<string, string>>
