import { z } from 'zod'
import type { Schema } from './call.ts'

/** The shape of every error response. `fields` maps a field's path to its error. */
export const Problem = z
  .object({
    code: z.string().meta({ description: 'Error code, for programs', example: 'not_found' }),
    message: z.string().meta({ description: 'Error message, for people' }),
    fields: z.record(z.string(), z.string()).optional(),
    requestId: z.string(),
  })
  .meta({ id: 'Problem' })

export type Problem = z.infer<typeof Problem>

/** Errors that any call may return without declaring them: those of the server itself. */
export const commonStatuses = [400, 401, 403, 404, 409, 413, 415, 421, 422, 429, 500, 503] as const

/** A call that reads an account's data, for everyone who may open it. */
export const accountReading = <P extends Schema, A extends Schema>(params: P, answer: A, summary: string) => ({
  access: 'account' as const,
  summary,
  params,
  responses: { 200: answer, 403: Problem, 404: Problem },
})
