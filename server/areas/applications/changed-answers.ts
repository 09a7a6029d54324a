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
    const kind = kindAt(layout, path)
    if (kind === undefined || kind === 'items' || kind === 'calculated' || kind === 'signature') return false
    const [is, was] = [now[path] ?? null, before[path] ?? null]
    return !sameValue(is, was) && !(kind === 'date' && hasMovedOn(is, was, years))
  })
  const sides = [itemsIn(now), itemsIn(before)]
  return new Set(changed.map((path) => countedAs(path, sides))).size
}

type Items = ReadonlyMap<string, ReadonlySet<string>>

/** The items of each repeating section that have an answer. */
function itemsIn(answers: Answers): Items {
  const items = new Map<string, Set<string>>()
  for (const path of Object.keys(answers)) {
    const [section = '', item] = path.split('/')
    if (item !== undefined) items.set(section, (items.get(section) ?? new Set()).add(item))
  }
  return items
}

/** What a changed path counts as: itself, its item or its list, where the other side has none of these. */
function countedAs(path: string, sides: readonly Items[]): string {
  const [section = '', item] = path.split('/')
  if (item === undefined) return path
  if (sides.some((items) => !items.has(section))) return section
  return sides.every((items) => items.get(section)!.has(item)) ? path : `${section}/${item}`
}

/** The question at a path; undefined if it no longer exists. */
function kindAt(layout: Layout, path: string) {
  const place = locate(layout, path)
  return place === undefined ? undefined : (place.question?.kind ?? 'items')
}

const hasMovedOn = (is: AnswerValue | null, was: AnswerValue | null, years: number): boolean =>
  typeof was === 'string' && was !== '' && is === addMonths(was, 12 * years)
