import { z } from 'zod'

const count = z.number().int().min(0)

/** One hour of logins. */
export const SignInHour = z.object({ from: z.iso.datetime(), succeeded: count, failed: count })

export type SignInHour = z.infer<typeof SignInHour>

/** How calls of one kind were answered by this server process since it started. */
const SlowCall = z.object({ call: z.string(), answers: count, slow: count })

/** How the platform is doing, for its administrators. */
export const Overview = z
  .object({
    at: z.iso.datetime(),
    signIns: z.object({
      hours: z.array(SignInHour).meta({ description: 'The current hour and the 23 before it, oldest first' }),
      isComplete: z.boolean().meta({ description: 'False if there were more than are counted' }),
    }),
    peopleActive: count.meta({ description: 'People active within the last 15 minutes' }),
    tenants: z.object({
      brokerages: count,
      accounts: z.array(z.object({ phase: z.string(), clients: count, prospects: count })),
      isEstimate: z.boolean().meta({ description: 'True if estimated from a sample' }),
    }),
    jobs: z.array(
      z.object({
        queue: z.string(),
        waiting: count,
        failed: count.meta({ description: 'Failed after the last attempt; counted once per minute' }),
      }),
    ),
    messages: z.array(z.object({ channel: z.string(), waiting: count, givenUp: count })),
    process: z
      .object({
        startedAt: z.iso.datetime(),
        openStreams: count,
        answers: count,
        errors: count.meta({ description: 'Responses with status 500 and above' }),
        slow: count.meta({ description: 'Responses that took more than half a second' }),
        slowCalls: z.array(SlowCall).meta({ description: 'The 5 calls that were slow most often' }),
      })
      .meta({ description: 'Of the responding server process' }),
  })
  .meta({ id: 'Overview' })

export type Overview = z.infer<typeof Overview>
