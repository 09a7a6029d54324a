import type { Answers, AnswerValue } from '@portico/contract/areas/forms/answer.shapes.ts'
import type { Layout } from '@portico/contract/areas/forms/layout.shapes.ts'
import { locate } from '@portico/contract/areas/forms/layouts/places.ts'
import { addMonths } from '@portico/contract/kit/zone.rules.ts'
import { sameValue } from './answers/filled-form.ts'

interface Compared {
  readonly layout: Layout
  readonly now: Answers
  readonly before: Answers
  /** The number of years between the two. */
  readonly years: number
  /** What is blank in a form that is not done has not been asked yet. */
  readonly isDone: boolean
}

/**
 * How many answers of an application differ from an earlier year. Derived answers, yearly signatures and dates that
 * moved on with the term do not count. An item on one side alone counts once, as does a list on one side alone.
 */
export function changedAnswers({ layout, now, before, years, isDone }: Compared): number {
  const paths = isDone ? new Set([...Object.keys(now), ...Object.keys(before)]) : Object.keys(now)
  const changed = [...paths].filter((path) => {
    const kind = locate(layout, path)?.question?.kind
    if (kind === undefined || kind === 'calculated' || kind === 'signature') return false
    const [is, was] = [now[path] ?? null, before[path] ?? null]
    return !sameValue(is, was) && !(kind === 'date' && hasMovedOn(is, was, years))
  })
  const sides = [now, before].map((answers) => new Set(Object.keys(answers).flatMap(listsOf)))
  return new Set(changed.map((path) => listsOf(path).find((list) => sides.some((side) => !side.has(list))) ?? path))
    .size
}

/** The list that an answer belongs to, and its item there. */
function listsOf(path: string): string[] {
  const [section = '', item] = path.split('/')
  return item === undefined ? [] : [section, `${section}/${item}`]
}

const hasMovedOn = (is: AnswerValue | null, was: AnswerValue | null, years: number): boolean =>
  typeof was === 'string' && was !== '' && is === addMonths(was, 12 * years)
