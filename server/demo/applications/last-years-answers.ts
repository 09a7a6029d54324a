import type { AnswerValue } from '@portico/contract/areas/forms/answer.shapes.ts'
import type { Layout } from '@portico/contract/areas/forms/layout.shapes.ts'
import { locate } from '@portico/contract/areas/forms/layouts/places.ts'
import { type FormProgress, progressOf } from '@portico/contract/areas/forms/logic/progress.ts'
import { fillApplication, type Kept, mappedAddress } from '../../areas/applications/applications.public.ts'

/** What a form of last year was filled from. */
interface LastYear {
  readonly layout: Layout
  readonly facts: ReadonlyMap<string, AnswerValue>
  readonly own: ReadonlyMap<string, AnswerValue>
  readonly keptOf: (value: AnswerValue) => Kept
  /** The day on which it was filled. */
  readonly day: string
}

/** A form as filled in last year: the data of that time, its own answers, and no to everything else. */
export function lastYearsAnswers({ layout, facts, own, keptOf, day }: LastYear) {
  const book = { facts: keptAll(facts, keptOf), sources: new Map() }
  const kept = { facts: book.facts, own: keptAll(own, keptOf) }
  const filled = () => fillApplication(layout, kept.own, book)
  const before = progressOf(layout, filled().values, day)
  for (const { path } of before.missing) {
    const place = locate(layout, path)
    if (place?.question?.kind !== 'yesNo') continue
    const address = mappedAddress(place)
    if (address === null) kept.own.set(path, keptOf('N'))
    else kept.facts.set(address, keptOf('N'))
  }
  const after = filled()
  const progress: FormProgress = progressOf(layout, after.values, day)
  return { filled: after, progress }
}

const keptAll = (values: ReadonlyMap<string, AnswerValue>, keptOf: LastYear['keptOf']) =>
  new Map([...values].map(([place, value]) => [place, keptOf(value)]))
