import type { LayoutFault } from '../../form.shapes.ts'
import type { Layout } from '../../layout.shapes.ts'
import { changesOf } from '../changes-between.ts'
import { nameOf, treeOf } from '../layout-tree.ts'
import { breachOf } from '../locks.ts'
import type { LockBreach } from '../locks.ts'
import { indexOf } from '../places.ts'
import type { QuestionPlace } from '../places.ts'
import { propertyName } from '../property-text.ts'
import { faultAt } from './fault-at.ts'
import { faultMessages } from './fault.messages.ts'

/** What a layout does to questions that have answers; `before` is the layout that they were given in. */
export function answeredFaults(layout: Layout, before: Layout | null, answeredKeys: Iterable<string>): LayoutFault[] {
  const { questions } = indexOf(layout)
  const known = before === null ? undefined : indexOf(before).questions
  return [...answeredKeys].flatMap((key) => {
    const [was, is] = [known?.get(key), questions.get(key)]
    if (is === undefined) return [was ? faultAt(was, faultMessages.removedAnswered) : removed(key)]
    const fault = was === undefined ? null : keptFault(was, is)
    return fault === null ? [] : [faultAt(is, fault)]
  })
}

const removed = (key: string): LayoutFault => ({ key, path: key, message: faultMessages.removedAnswered })

function keptFault(was: QuestionPlace, is: QuestionPlace): string | null {
  if (was.question.kind !== is.question.kind) return faultMessages.kindAnswered
  return listOf(was) === listOf(is) ? null : faultMessages.leftAnswered
}

const listOf = ({ section }: QuestionPlace): string | null => (section.repeat === null ? null : section.key)

/** What a layout does to things that the level above locked. */
export function lockFaults(parent: Layout, layout: Layout): LayoutFault[] {
  const trees = [treeOf(parent), treeOf(layout)] as const
  return changesOf(...trees).flatMap((change) => {
    const breach = breachOf(trees[0], change)
    const name = nameOf(change.type, change.key)
    const item = trees[1].items.get(name) ?? trees[0].items.get(name)
    return breach === null || item === undefined ? [] : [faultAt(item.parts, breachText(breach))]
  })
}

function breachText(breach: LockBreach): string {
  if (breach === 'HIDDEN') return faultMessages.lockedHidden
  if (breach === 'MOVED') return faultMessages.lockedMoved
  return faultMessages.lockedChanged(breach.properties.map(propertyName).join(', '))
}
