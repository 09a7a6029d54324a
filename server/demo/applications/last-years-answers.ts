import type { AnswerValue } from '@portico/contract/areas/forms/answer.shapes.ts'
import type { Layout } from '@portico/contract/areas/forms/layout.shapes.ts'
import { locate } from '@portico/contract/areas/forms/layouts/places.ts'
import { type FormProgress, progressOf } from '@portico/contract/areas/forms/logic/progress.ts'
import { fillApplication, type StoredValue, mappedAddress } from '../../areas/applications/applications.public.ts'

/** What a form of last year was filled from. */
interface LastYear {
  readonly layout: Layout
  readonly facts: ReadonlyMap<string, AnswerValue>
  readonly own: ReadonlyMap<string, AnswerValue>
  readonly keptOf: (value: AnswerValue) => StoredValue
  /** The day on which it was filled. */
  readonly day: string
}

/** A form as filled in last year: the data of that time, its own answers, and no to everything else. */
export function lastYearsAnswers({ layout, facts, own, keptOf: storedOf, day }: LastYear) {
  const book = { facts: storedAll(facts, storedOf), sources: new Map() }
  const stored = { facts: book.facts, own: storedAll(own, storedOf) }
  const filled = () => fillApplication(layout, stored.own, book)
  const before = progressOf(layout, filled().values, day)
  for (const { path } of before.missing) {
    const place = locate(layout, path)
    if (place?.question?.kind !== 'yesNo') continue
    const address = mappedAddress(place)
    if (address === null) stored.own.set(path, storedOf('N'))
    else stored.facts.set(address, storedOf('N'))
  }
  const after = filled()
  const progress: FormProgress = progressOf(layout, after.values, day)
  return { filled: after, progress }
}

const storedAll = (values: ReadonlyMap<string, AnswerValue>, storedOf: LastYear['keptOf']) =>
  new Map([...values].map(([place, value]) => [place, storedOf(value)]))
