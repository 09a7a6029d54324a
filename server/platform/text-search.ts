import { mostFound } from '@portico/contract/kit/paging.ts'
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

/** The condition that a text, on which `lower` was used, matches what was typed. */
export const textMatches = (text: RawBuilder<unknown>, typed: string): RawBuilder<boolean> =>
  sql`(${sql.join(
    matching(typed).map((pattern) => sql`${text} like ${pattern}`),
    sql` or `,
  )})`

/**
 * The first rows that match, in no order. The text index would look up every row that has a common word. So one row in
 * 256 is searched first, then one in 16, each by an index of these alone, until enough are found.
 */
export const firstMatches = (matches: RawBuilder<unknown>, key: 'code' | 'username'): RawBuilder<unknown> => {
  const isOneIn256 = sql`hashtext(${sql.raw(key)}) & 255 = 0`
  const isOneIn16 = sql`hashtext(${sql.raw(key)}) & 15 = 0`
  return sql`(with few as materialized (${matches} and ${isOneIn256} limit ${mostFound}),
    more as materialized (${matches} and ${isOneIn16} and not (${isOneIn256}) limit ${mostFound}),
    others as materialized (${matches} and not (${isOneIn16}))
    select * from (select * from few union all select * from more union all select * from others) as any_of_them
    limit ${mostFound})`
}

/**
 * The rows that match, with whether a search leaves some out. In a list’s order, a search could pass over nearly every
 * row: it reads from the text index, up to a limit that a row named by its code is not subject to.
 */
export const firstFound = (matches: RawBuilder<unknown>, search = ''): RawBuilder<unknown> =>
  search === ''
    ? sql`(select *, false as is_cut from (${matches}) as listed)`
    : sql`(with first_found as materialized (select * from ${firstMatches(matches, 'code')} as matching)
    select *, (select count(*) from first_found) = ${mostFound} as is_cut
    from (select * from first_found union ${matches} and code = upper(${search}::text)) as all_found)`
