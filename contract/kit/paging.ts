import { z } from 'zod'

/** The most rows one page holds. */
const pageLimit = 200

/** Query fields of a paged list. The cursor is opaque: pass back `nextCursor` unchanged. */
export const pageQuery = {
  cursor: z.string().max(300).optional(),
  limit: z.coerce.number<number>().int().min(1).max(pageLimit).default(50),
}

/** The field of a paged answer that leads to the next page; null on the last. */
export const nextCursor = z.string().nullable()

/** The most rows that a search of a very long list shows. */
export const mostFound = 200

/** The field of a search’s answer that says whether more matched than it shows. */
export const isCut = z
  .boolean()
  .meta({ description: `${mostFound} or more match the search, of which only the first found are shown` })

/** Rows that have to be looked through are counted up to this many. */
export const mostCounted = 100

/** Fields of a list’s answer that say how many there are. */
export const countedRows = {
  total: z.number().int().meta({ description: 'How many there are' }),
  isMore: z.boolean().meta({ description: `Whether there are more than the total, which is ${mostCounted} then` }),
}

/** Query fields of a list that the server searches and sorts: `sort` has the keys of columns, the one that decides first, with “-” before those that descend. */
export const listQuery = {
  ...pageQuery,
  search: z.string().max(200).optional(),
  sort: z
    .string()
    .max(200)
    .regex(/^-?[a-zA-Z]+(?: -?[a-zA-Z]+){0,4}$/)
    .optional(),
}
