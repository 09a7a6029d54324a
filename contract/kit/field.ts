import type { Schema } from './call.ts'
import { dollars } from './money-words.ts'
import { americanDay } from './zone.rules.ts'

/** How a field is typed and shown: which control edits it, which text displays it. */
export type FieldKind = 'text' | 'long-text' | 'web-address' | 'number' | 'money' | 'day' | 'choice' | 'yes-no'

export interface Choice {
  readonly value: string
  readonly label: string
}

/**
 * One field of a record, described once: forms, tables, exports and conflict comparisons all read it.
 * Values travel as JSON: `money` in cents, `day` as `yyyy-mm-dd`, `choice` as the value of a choice.
 */
export interface Field<S extends Schema = Schema> {
  readonly kind: FieldKind
  /** In sentence case, with the unit if there is one. */
  readonly label: string
  readonly schema: S
  readonly help?: string
  readonly placeholder?: string
  readonly required?: true
  readonly choices?: readonly Choice[]
}

/** Declares a field with the exact type of its schema. */
export const field = <S extends Schema>(declared: Field<S>): Field<S> => declared

/** The choices of a labeled enumeration, in its order. */
export const choicesOf = (labels: Readonly<Record<string, string>>): readonly Choice[] =>
  Object.entries(labels).map(([value, label]) => ({ value, label }))

/** A value for people; a blank value is the choice that means none, else empty. */
export function displayText({ kind, choices }: Pick<Field, 'kind' | 'choices'>, value: unknown): string {
  const choice = choices?.find((each) => each.value === (value ?? ''))
  if (choice !== undefined) return choice.label
  if (typeof value === 'boolean') return value ? 'Yes' : 'No'
  if (typeof value === 'number') return kind === 'money' ? dollars(value) : value.toLocaleString('en-US')
  if (typeof value !== 'string' || value === '') return ''
  if (kind === 'day') return americanDay(value)
  return value
}
