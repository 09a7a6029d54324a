import { createHash } from 'node:crypto'
import type { Fact } from '@portico/contract/areas/applications/application.shapes.ts'
import type { AnswerValue } from '@portico/contract/areas/forms/answer.shapes.ts'

/** What the agency system holds of a value, and what was last sent there. */
export interface HeldValue {
  readonly held: AnswerValue | null
  readonly pushed: AnswerValue | null
}

/** A fact on its way: what the client told against what the agency system holds. */
export interface OnItsWay extends HeldValue {
  readonly fact: Fact
  readonly value: AnswerValue
  readonly isConflict: boolean
  readonly mark: string
}

const blank: HeldValue = { held: null, pushed: null }

/** Facts that the agency system does not hold as the client told them. What the client does not tell is left as it is. */
export function valuesOnTheirWay(facts: readonly Fact[], held: ReadonlyMap<string, HeldValue>): OnItsWay[] {
  return facts.flatMap((fact) => {
    const { value, key } = fact
    const there = held.get(key) ?? blank
    if (value === null || textOf(value) === textOf(there.held)) return []
    const isConflict = textOf(there.held) !== textOf(there.pushed)
    return [{ fact, value, ...there, isConflict, mark: markOf(value, there.held) }]
  })
}

/** One text for one value, whatever the order of its fields. */
export function textOf(value: AnswerValue | null): string {
  if (value === null || typeof value === 'string') return JSON.stringify(value)
  if (Array.isArray(value)) return `[${value.map(textOf).join()}]`
  return JSON.stringify(Object.entries(value).toSorted(([one], [other]) => (one < other ? -1 : 1)))
}

const markOf = (value: AnswerValue, held: AnswerValue | null): string =>
  createHash('sha256')
    .update(`${textOf(value)}\n${textOf(held)}`)
    .digest('hex')
    .slice(0, 32)
