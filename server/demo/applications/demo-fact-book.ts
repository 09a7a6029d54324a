import type { AnswerValue } from '@portico/contract/areas/forms/answer.shapes.ts'

/** Answers by the key of their question, which in the library is the key of its fact. */
export type DemoAnswers = Readonly<Record<string, AnswerValue>>

/** A demonstration account's data. */
export interface DemoFacts {
  /** Values that stay as they are from year to year. */
  readonly lasting: DemoAnswers
  /** What was true last year and has not been asked again. */
  readonly lastYear: DemoAnswers
  /** Groups that repeat: each item by its facts. */
  readonly groups?: Readonly<Record<string, readonly DemoAnswers[]>>
}

/** Yes, with details. */
export const yes = (told: Readonly<Record<string, string>>): DemoAnswers =>
  Object.fromEntries(
    Object.entries(told).flatMap(([key, detail]) => [
      [key, 'Y'],
      [`${key}Detail`, detail],
    ]),
  )

/** No, to each. */
export const no = (...keys: readonly string[]): DemoAnswers => Object.fromEntries(keys.map((key) => [key, 'N']))

export const address = (street: string, city: string, state: string, zip: string): AnswerValue => ({
  street,
  city,
  state,
  zip,
})

/** Every value of an account by its address in the account data. */
export function addressesOf(facts: DemoAnswers, groups: DemoFacts['groups'] = {}): ReadonlyMap<string, AnswerValue> {
  const addresses = new Map<string, AnswerValue>(Object.entries(facts))
  for (const [group, items] of Object.entries(groups)) {
    const ids = items.map((_, at) => `${group}-${at + 1}`)
    addresses.set(group, ids)
    for (const [at, item] of items.entries())
      for (const [key, value] of Object.entries(item)) addresses.set(`${group}/${ids[at]}/${key}`, value)
  }
  return addresses
}
