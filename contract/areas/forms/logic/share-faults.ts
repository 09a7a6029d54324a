import type { Answers } from '../answer.shapes.ts'
import { pathOf, valueAt } from '../layouts/places.ts'
import { shareFault } from '../values/shares.ts'
import type { ShownSection } from './shown.ts'

/** A share that takes the items of its section above the whole: the last that was given. */
export interface ShareFault {
  readonly path: string
  readonly item: number
  readonly message: string
}

/** What is wrong with the shares of a repeating section, such as those of owners. */
export function shareFaults({ section, items }: ShownSection, answers: Answers): ShareFault[] {
  return section.questions
    .filter(({ isShare }) => isShare && section.repeat !== null)
    .flatMap((question) => {
      const given = items.flatMap(({ itemId }, item) => {
        const path = pathOf(section, question, itemId)
        const value = valueAt(answers, path)
        return typeof value === 'string' ? [{ path, item, value }] : []
      })
      const message = shareFault(given.map(({ value }) => value))
      const last = given.at(-1)
      return message === null || last === undefined ? [] : [{ path: last.path, item: last.item, message }]
    })
}
