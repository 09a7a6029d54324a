import { type RawBuilder, sql } from 'kysely'
import { plannedByValue } from './database/statement-names.ts'

/** The database makes what was typed small, as it does what it compares: its locale may leave letters such as Ä as they are. */
const small = (pattern: string): RawBuilder<string> => sql`lower(${pattern}::text)`

const escaped = (typed: string) => typed.replaceAll(/[\\%_]/g, String.raw`\$&`)

/** A LIKE pattern for text that `lower` was used on: it contains what was typed, letter for letter. */
export const containing = (typed: string): RawBuilder<string> => small(`%${escaped(typed)}%`)

/** The fewest letters by which the text index finds the middle of a word. */
export const indexedLetters = 3

/**
 * LIKE patterns, of which text that `lower` was used on must match one: it contains what was typed or, where that is
 * shorter than the index can look up, has a word that starts with it. A rare word is found by the text index, a common
 * one sooner in the order of the list, so the statement is planned for the word.
 */
export const matching = (typed: string): readonly RawBuilder<string>[] => patternsOf(typed).map(byValue)

const patternsOf = (typed: string): readonly string[] =>
  typed.length >= indexedLetters ? [`%${escaped(typed)}%`] : [`${escaped(typed)}%`, `% ${escaped(typed)}%`]

const byValue = (pattern: string): RawBuilder<string> => sql`${small(pattern)} ${sql.raw(plannedByValue)}`

/** Whether a text can be sent to the database: no NUL, no half of a surrogate pair. */
export const isText = (text: string): boolean => !text.includes('\u0000') && text.isWellFormed()
