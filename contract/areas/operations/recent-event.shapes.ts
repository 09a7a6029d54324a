import { z } from 'zod'
import { text } from '../../kit/text.ts'
import { mostReplayed } from './event-replay.ts'

/** What the recent events can be narrowed by. */
export const RecentEventFilter = z.object({
  brokerage: z.string().max(40).optional().meta({ description: 'The code of a brokerage' }),
  account: z.string().max(40).optional().meta({ description: 'The code of an account' }),
  action: z
    .string()
    .regex(/^[a-z_-]{1,40}(\.[a-z_-]{0,60})?$/, 'Enter an action. Example: task.create')
    .optional()
    .meta({ description: 'An action, or how it begins' }),
  by: text()
    .trim()
    .max(320)
    .optional()
    .meta({ description: 'Username of the person who did it, or of the administrator who was viewing as them' }),
})

/** The rows that one page looks through at most: a filter that few rows match must not read them all. */
export const rowsLookedThrough = 20_000

export const RecentEvent = z
  .object({
    id: z.string(),
    at: z.iso.datetime(),
    actor: z.object({ username: z.string(), name: z.string() }).nullable().meta({ description: 'Null for the portal' }),
    impersonatedBy: z
      .string()
      .nullable()
      .meta({ description: 'Name of the administrator who was viewing as the person; null otherwise' }),
    ip: z.string().nullable(),
    action: z.string().meta({ description: '`{kind}.{verb}`, such as `task.create`' }),
    subject: z.object({ type: z.string(), id: z.string().nullable() }),
    account: z.object({ code: z.string(), name: z.string() }).nullable(),
    brokerage: z.string().nullable().meta({ description: 'The code of the brokerage' }),
    isInternal: z.boolean().meta({ description: 'Hidden from the insured' }),
  })
  .meta({ id: 'RecentEvent' })

/** Events that are sent to the webhook again. */
export const EventReplay = z.object({
  ids: z
    .array(z.string().regex(/^\d{1,18}$/))
    .min(1, 'Choose at least one event')
    .max(mostReplayed, `Choose at most ${mostReplayed} events`),
})

export const ReplayedEvents = z
  .object({ count: z.int(), to: z.string().meta({ description: 'Host of the webhook' }) })
  .meta({ id: 'ReplayedEvents' })

export type RecentEvent = z.infer<typeof RecentEvent>
