import { type RawBuilder, sql } from 'kysely'

/**
 * Values as a table of one column, from one parameter that holds a line for each. They have no breaks, and JSON has none of
 * its own: the database reads each once, where one document of all would be read twice.
 */
export const tableOfLines = (lines: readonly (string | number)[] | Buffer): RawBuilder<unknown> =>
  sql`string_to_table(${Buffer.isBuffer(lines) ? lines : lines.join('\n')}, ${'\n'})`
