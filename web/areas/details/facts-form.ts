import type { StoredAnswer } from '@portico/contract/areas/applications/application.shapes.ts'
import type { ProfilePageName } from '@portico/contract/areas/applications/profile-pages.calls.ts'
import { detailFacts } from '@portico/contract/areas/details/detail-facts.ts'
import type { AnswerValue } from '@portico/contract/areas/forms/answer.shapes.ts'
import type { Layout, Question } from '@portico/contract/areas/forms/layout.shapes.ts'
import { questionsOf } from '@portico/contract/areas/forms/layouts/places.ts'
import { isSameValue } from '@portico/contract/areas/forms/layouts/same-value.ts'
import { isBlank } from '@portico/contract/areas/forms/values/kind-values.ts'

/** Answers as typed, by the key of their question. */
export type FactValues = Record<string, AnswerValue | null>

/** The questions of a profile page whose fields are shown in the details. */
export function questionsAmong(page: ProfilePageName, layout: Layout): readonly Question[] {
  const shown = new Set(detailFacts.find(([name]) => name === page)?.[1])
  return questionsOf(layout)
    .filter(({ section, question }) => section.repeat === null && question.fact !== null && shown.has(question.fact))
    .map(({ question }) => question)
}

/** The edits to save over the current answers. */
export const editsOf = (
  questions: readonly Question[],
  values: FactValues,
  base: Readonly<Record<string, Pick<StoredAnswer, 'value' | 'version'>>>,
) =>
  questions.flatMap(({ key }) => {
    const { value: before, version } = base[key] ?? { value: null, version: 0 }
    const value = values[key] ?? null
    const isSame = isSameValue(value, before) || (isBlank(value) && isBlank(before))
    return isSame ? [] : [{ path: key, value, version, source: 'TYPED' as const, onlyHere: false }]
  })

/** A field of a form of which nothing but its answer is known. */
export const blankField = {
  provenance: null,
  onlyHere: false,
  lastYear: undefined,
  others: [],
  theirs: undefined,
  comments: 0,
  turn: 0,
} as const
