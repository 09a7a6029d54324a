import { type RawBuilder, sql } from 'kysely'

/**
 * Values as a one-column table, from one parameter with a line per value. Values contain no line breaks, since JSON
 * escapes them. The database parses each value once; a single JSON document would be parsed twice.
 */
export const tableOfLines = (lines: readonly (string | number)[] | Buffer): RawBuilder<unknown> =>
  sql`string_to_table(${Buffer.isBuffer(lines) ? lines : lines.join('\n')}, ${'\n'})`
