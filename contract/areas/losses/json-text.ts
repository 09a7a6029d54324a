import { z } from 'zod'

/** A value that travels as JSON in one field of a query. */
export const jsonText = (most: number) =>
  z
    .string()
    .max(most)
    .transform((sent, context): unknown => {
      try {
        return JSON.parse(sent)
      } catch {
        context.addIssue({ code: 'custom', message: 'must be JSON' })
        return z.NEVER
      }
    })
