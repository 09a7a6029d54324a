import { z } from 'zod'

/** An amount in cents; null if there is none. */
export const cents = z.number().int().min(0, 'cannot be negative').max(100_000_000_000_000).nullable()

const noticeDays = z.number().int().min(1, 'must be at least 1').max(365, 'must be at most 365').nullable()

/** What a requirement set asks of a line, and a certificate states of it. */
export const lineTerms = {
  limit: cents,
  aggregate: cents.default(null),
  additionalInsured: z.boolean().default(false),
  waiver: z.boolean(),
  primary: z.boolean().default(false),
  noticeDays,
}
