import { type RawBuilder, sql } from 'kysely'

/** The database makes what was typed small, as it does what it compares: its locale may leave letters such as Ä as they are. */
const small = (pattern: string): RawBuilder<string> => sql`lower(${pattern}::text)`

const escaped = (typed: string) => typed.replaceAll(/[\\%_]/g, String.raw`\$&`)

/** A LIKE pattern for text that `lower` was used on: it contains what was typed, letter for letter. */
export const containing = (typed: string): RawBuilder<string> => small(`%${escaped(typed)}%`)

/** The fewest letters for which the text index finds the middle of a word. */
const indexedLetters = 3

/**
 * LIKE patterns, one of which lowercased text must match: it contains what was typed or, if that is shorter than the
 * index supports, has a word that starts with it.
 */
export const matching = (typed: string): readonly RawBuilder<string>[] =>
  typed.length >= indexedLetters ? [containing(typed)] : [small(`${escaped(typed)}%`), small(`% ${escaped(typed)}%`)]

/** Whether a text can be sent to the database: no NUL, no half of a surrogate pair. */
export const isText = (text: string): boolean => !text.includes('\u0000') && text.isWellFormed()
