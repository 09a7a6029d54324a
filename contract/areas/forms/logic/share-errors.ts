import { amountOf } from '../../schedules/values/numbers.ts'
import type { Answers } from '../answer.shapes.ts'
import { valueAt } from '../layouts/places.ts'
import { shareError } from '../values/shares.ts'
import type { ShownSection } from './shown.ts'

/** A share that takes the items of its section above the whole: the last that counts. */
export interface ShareError {
  readonly path: string
  readonly message: string
}

/** What is wrong with the shares of a repeating section, such as those of owners, as far as they are asked. */
export function shareErrors({ section, items }: ShownSection, answers: Answers): ShareError[] {
  return section.questions
    .filter(({ isShare }) => isShare && section.repeat !== null)
    .flatMap((share) => {
      const given = items
        .flatMap(({ questions }) => questions.filter(({ question }) => question === share))
        .flatMap(({ path }) => {
          const value = valueAt(answers, path)
          return typeof value === 'string' && amountOf(value) !== null ? [{ path, value }] : []
        })
      const message = shareError(given.map(({ value }) => value))
      const last = given.at(-1)
      return message === null || last === undefined ? [] : [{ path: last.path, message }]
    })
}
