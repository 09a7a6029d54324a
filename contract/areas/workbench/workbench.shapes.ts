import { z } from 'zod'

const count = z.number().int()

/** A person in a list. */
const Person = z.object({ username: z.string(), name: z.string() })

/** An open task on an account of the brokerage. */
export const WorkTask = z
  .object({
    id: z.string(),
    accountId: z.string(),
    companyName: z.string(),
    details: z.string(),
    dueEpoch: z.number().int().nullable().meta({ description: 'Due time in ms since 1970' }),
    link: z.string().nullable(),
    assignee: Person,
  })
  .meta({ id: 'WorkTask' })

/** A conversation that waits for an answer of the brokerage. */
export const WorkConversation = z
  .object({
    id: z.string(),
    accountId: z.string(),
    companyName: z.string(),
    topic: z.string(),
    subject: z.string(),
    lastAt: z.iso.datetime(),
    dueEpoch: z.number().int().nullable().meta({ description: 'When an answer is due, in ms since 1970' }),
    assignee: Person.nullable(),
  })
  .meta({ id: 'WorkConversation' })

/** A paper that is ready and waits for a signature of the insured. */
const Unsigned = z
  .object({
    kind: z.enum(['LOSS_RUN_REQUEST', 'BIND_ORDER']),
    id: z.string(),
    accountId: z.string(),
    companyName: z.string(),
    carrier: z.string(),
    line: z.string().nullable().meta({ description: 'The policy type of an accepted quote' }),
    since: z.iso.datetime().meta({ description: 'When it became ready to sign' }),
  })
  .meta({ id: 'Unsigned' })

export const UnsignedList = z
  .object({ waiting: count, items: z.array(Unsigned).meta({ description: 'The longest waiting first' }) })
  .meta({ id: 'UnsignedList' })

/** A staff member's open work. */
export const Workload = Person.extend({
  renewals: count.meta({ description: 'Open renewals of accounts they work on' }),
  tasks: count,
  overdue: count.meta({ description: 'Tasks past their due time' }),
  messages: count.meta({ description: 'Assigned conversations that wait for an answer' }),
})

export const Workbench = z
  .object({
    tasks: z.object({ open: count, overdue: count, items: z.array(WorkTask) }),
    messages: z.object({ waiting: count, overdue: count, items: z.array(WorkConversation) }),
    workload: z.array(Workload).meta({ description: 'By name; up to 100 people' }),
  })
  .meta({ id: 'Workbench' })

export type WorkTask = z.infer<typeof WorkTask>
export type WorkConversation = z.infer<typeof WorkConversation>
export type UnsignedList = z.infer<typeof UnsignedList>
export type Workload = z.infer<typeof Workload>
export type Workbench = z.infer<typeof Workbench>
