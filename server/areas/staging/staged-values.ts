import { createHash } from 'node:crypto'
import type { Fact } from '@portico/contract/areas/applications/application.shapes.ts'
import type { AnswerValue } from '@portico/contract/areas/forms/answer.shapes.ts'

/** A value in the agency management system, and the last pushed one. */
export interface HeldValue {
  readonly held: AnswerValue | null
  readonly pushed: AnswerValue | null
}

/** A value to push: the client's against the agency management system's. */
export interface OnItsWay extends HeldValue {
  readonly fact: Fact
  readonly value: AnswerValue
  readonly isConflict: boolean
  readonly mark: string
}

const blank: HeldValue = { held: null, pushed: null }

/**
 * Fields whose value in the agency management system differs from the client's. Fields without a client value are left
 * alone.
 */
export function valuesOnTheirWay(facts: readonly Fact[], held: ReadonlyMap<string, HeldValue>): OnItsWay[] {
  return facts.flatMap((fact) => {
    const { value, key } = fact
    const there = held.get(key) ?? blank
    if (value === null || textOf(value) === textOf(there.held)) return []
    const isConflict = textOf(there.held) !== textOf(there.pushed)
    return [{ fact, value, ...there, isConflict, mark: markOf(value, there.held) }]
  })
}

/** One text per value, regardless of the order of its fields. */
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
