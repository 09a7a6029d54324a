import { z } from 'zod'

/** The most rows one page holds. */
const pageLimit = 200

/** Query fields of a paged list. The cursor is opaque: pass back `nextCursor` as it came. */
export const pageQuery = {
  cursor: z.string().max(300).optional(),
  limit: z.coerce.number<number>().int().min(1).max(pageLimit).default(50),
}

/** The field of a paged answer that leads to the next page; null on the last. */
export const nextCursor = z.string().nullable()
