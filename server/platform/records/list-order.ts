import { messages } from '@portico/contract/kit/problem.messages.ts'
import { type RawBuilder, sql } from 'kysely'
import { ErrorResponse } from '../error-response.ts'

/** The order for a list query's `sort`, blank values last. Rejects columns that the list cannot be sorted by. */
export function orderedBy(sort: string, columns: Readonly<Record<string, RawBuilder<unknown>>>): RawBuilder<unknown> {
  const terms = sort.split(' ').map((word) => {
    const isDescending = word.startsWith('-')
    const key = isDescending ? word.slice(1) : word
    if (!Object.hasOwn(columns, key)) throw notSortable
    return isDescending ? sql`${columns[key]} desc nulls last` : sql`${columns[key]} nulls last`
  })
  return sql.join(terms)
}

const notSortable = new ErrorResponse(400, 'malformed', messages.malformed, {
  fields: { sort: 'has a column that this list cannot be sorted by' },
})
