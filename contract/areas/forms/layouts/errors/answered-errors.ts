import type { LayoutError } from '../../form.shapes.ts'
import type { Layout } from '../../layout.shapes.ts'
import { changesOf } from '../changes-between.ts'
import { nameOf, treeOf } from '../layout-tree.ts'
import { breachOf } from '../locks.ts'
import type { LockBreach } from '../locks.ts'
import { indexOf } from '../places.ts'
import type { QuestionPlace } from '../places.ts'
import { propertyName } from '../property-text.ts'
import { errorAt } from './error-at.ts'
import { errorMessages } from './error.messages.ts'

/** What a layout does to questions that have answers; `before` is the layout that they were given in. */
export function answeredErrors(layout: Layout, before: Layout | null, answeredKeys: Iterable<string>): LayoutError[] {
  const { questions } = indexOf(layout)
  const known = before === null ? undefined : indexOf(before).questions
  return [...answeredKeys].flatMap((key) => {
    const [was, is] = [known?.get(key), questions.get(key)]
    if (is === undefined) return [was ? errorAt(was, errorMessages.removedAnswered) : removed(key)]
    const error = was === undefined ? null : keptError(was, is)
    return error === null ? [] : [errorAt(is, error)]
  })
}

const removed = (key: string): LayoutError => ({ key, path: key, message: errorMessages.removedAnswered })

function keptError(was: QuestionPlace, is: QuestionPlace): string | null {
  if (was.question.kind !== is.question.kind) return errorMessages.kindAnswered
  return listOf(was) === listOf(is) ? null : errorMessages.leftAnswered
}

const listOf = ({ section }: QuestionPlace): string | null => (section.repeat === null ? null : section.key)

/** What a layout does to things that the level above locked. */
export function lockErrors(parent: Layout, layout: Layout): LayoutError[] {
  const trees = [treeOf(parent), treeOf(layout)] as const
  return changesOf(...trees).flatMap((change) => {
    const breach = breachOf(trees[0], change)
    const name = nameOf(change.type, change.key)
    const item = trees[1].items.get(name) ?? trees[0].items.get(name)
    return breach === null || item === undefined ? [] : [errorAt(item.parts, breachText(breach))]
  })
}

function breachText(breach: LockBreach): string {
  if (breach === 'HIDDEN') return errorMessages.lockedHidden
  if (breach === 'MOVED') return errorMessages.lockedMoved
  return errorMessages.lockedChanged(breach.properties.map(propertyName).join(', '))
}
