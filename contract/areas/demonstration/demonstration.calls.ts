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
    description: 'Kind of demo user; special ones show a step or a limit',
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
    messages: z.array(DemoMessage).meta({ description: 'The latest messages of the outbox, newest first' }),
  })
  .meta({ id: 'Demonstration' })

export type Demonstration = z.infer<typeof Demonstration>

export const demonstrationCalls = calls({
  'GET /open/demonstration': {
    access: 'open',
    summary: 'Returns the demo logins and outbox; only in demonstration mode.',
    responses: { 200: Demonstration, 404: Problem },
  },
})
