import { z } from 'zod'

/** The one shape of every refusal. `fields` names what to fix: path of the field → what is wrong with it. */
export const Problem = z
  .object({
    code: z.string().meta({ description: 'Error code, for programs', example: 'not_found' }),
    message: z.string().meta({ description: 'Error message, for people' }),
    fields: z.record(z.string(), z.string()).optional(),
    requestId: z.string(),
  })
  .meta({ id: 'Problem' })

export type Problem = z.infer<typeof Problem>

/** The refusals any call may answer without declaring them: the server's own walls. */
export const commonStatuses = [400, 401, 403, 404, 409, 413, 415, 421, 422, 429, 500, 503] as const
