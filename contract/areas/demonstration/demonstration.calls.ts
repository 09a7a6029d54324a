import { z } from 'zod'
import { calls } from '../../kit/call.ts'
import { Problem } from '../../kit/problem.ts'

const DemoMessage = z.object({
  time: z.iso.datetime(),
  channel: z.enum(['sms', 'voice', 'email']),
  to: z.string(),
  subject: z.string(),
  text: z.string(),
  code: z.string().nullable(),
  link: z.string().nullable(),
})

const DemoUser = z.object({
  username: z.string(),
  name: z.string(),
  who: z.string(),
  group: z.enum(['platform', 'brokerage', 'insured', 'special']).meta({
    description: 'Whom the user stands for; special are those who show a step or a limit',
  }),
})

/** What a demonstration shows of itself. */
export const Demonstration = z
  .object({
    password: z.string(),
    users: z.array(DemoUser),
    brands: z
      .array(z.object({ name: z.string(), subdomain: z.string() }))
      .meta({ description: 'The white labels, each under its own host' }),
    messages: z.array(DemoMessage).meta({ description: 'The newest of the outbox, newest first' }),
  })
  .meta({ id: 'Demonstration' })

export type Demonstration = z.infer<typeof Demonstration>

export const demonstrationCalls = calls({
  'GET /open/demonstration': {
    access: 'open',
    summary: 'Log-ins and outbox of a demonstration; without demonstration mode there is none.',
    responses: { 200: Demonstration, 404: Problem },
  },
})
