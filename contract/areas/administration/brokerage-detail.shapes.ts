import { z } from 'zod'
import { field } from '../../kit/field.ts'
import { text } from '../../kit/text.ts'
import { Brokerage } from '../brokerages/brokerage.shapes.ts'
import { brokerageMessages } from './brokerage.messages.ts'

const count = z.number().int().min(0)

/** The most people and events that a brokerage's page names. */
export const brokerageRowsShown = 50

const StaffMember = z.object({
  username: z.string(),
  name: z.string(),
  roles: z.array(z.string()).meta({ description: 'Names of the roles' }),
  lastLoginAt: z.iso.datetime().nullable(),
  isDisabled: z.boolean(),
})

const BrokerageEvent = z.object({
  at: z.iso.datetime(),
  by: z.string().nullable().meta({ description: 'Null where the system did it' }),
  action: z.string(),
  reason: z.string().nullable().meta({ description: 'As typed, where one was asked for' }),
})

/** A brokerage as platform administrators see it. */
export const BrokerageDetail = z
  .object({
    brokerage: Brokerage,
    createdAt: z.iso.datetime(),
    timeZone: z.string(),
    redirectsClients: z.boolean(),
    formerSubdomains: z.array(z.string()).meta({ description: 'Reserved for this brokerage' }),
    suspended: z.object({ since: z.iso.datetime(), reason: z.string() }).nullable(),
    counts: z.object({
      clients: count,
      prospects: count,
      archived: count,
      staff: count,
      activeUsers: count.meta({ description: 'Staff and client users who logged in within the last 30 days' }),
      users: count,
      documents: count,
      documentBytes: count,
    }),
    staff: z
      .array(StaffMember)
      .max(brokerageRowsShown)
      .meta({ description: `The first ${brokerageRowsShown} by name` }),
    events: z.array(BrokerageEvent).max(brokerageRowsShown).meta({ description: 'The latest, newest first' }),
  })
  .meta({ id: 'BrokerageDetail' })

/** Why a brokerage is suspended or reinstated: stored in the audit log. */
export const suspensionReason = field({
  schema: text().trim().min(1, brokerageMessages.reasonRequired).max(500),
  label: 'Reason',
  kind: 'long-text',
  help: 'Kept in the audit log. The brokerage and its clients do not see it.',
  required: true,
})

export const SuspensionReason = z.object({ reason: suspensionReason.schema })

export type BrokerageDetail = z.infer<typeof BrokerageDetail>
export type SuspensionReason = z.infer<typeof SuspensionReason>
