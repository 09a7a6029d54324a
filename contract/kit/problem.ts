import { z } from 'zod'

/** The one shape of every refusal. `fields` names what to mend: path of the field → what is wrong with it. */
export const Problem = z
  .object({
    code: z.string().meta({ description: 'What went wrong, for programs', example: 'not_found' }),
    message: z.string().meta({ description: 'What went wrong, for a person' }),
    fields: z.record(z.string(), z.string()).optional(),
    requestId: z.string(),
  })
  .meta({ id: 'Problem' })

export type Problem = z.infer<typeof Problem>

/** The refusals any call may answer without declaring them: the server's own walls. */
export const commonStatuses = [400, 401, 403, 404, 409, 413, 415, 421, 422, 429, 500, 503] as const

export const messages = {
  notFound: 'The link is incorrect, or this page is no longer available.',
  notAllowed: 'You are not allowed to do this.',
  readOnly: 'You are in Read Only mode. Modifications are not allowed.',
  noSession: 'Please log in.',
  stepUp: 'Please confirm that it is you.',
  stale: 'Someone else changed this in the meantime. Compare both versions and save again.',
  malformed: 'The request could not be read.',
  refused: 'Some fields need your attention.',
  tooLarge: 'That is too large to send.',
  tooMany: 'Too many tries. Please wait a moment.',
  unexpected: 'Something went wrong on our side. Please try again.',
  untrustedOrigin: 'This request did not come from the portal.',
  unknownHost: 'The portal is not at this address. Check the address and try again.',
  keyReused: 'This idempotency key was used for a different request.',
  unavailable: 'The service is not ready. Please try again in a moment.',
} as const
