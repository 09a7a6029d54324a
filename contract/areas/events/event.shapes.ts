import { z } from 'zod'
import { areaChanges } from '../../areas.ts'

/** A notification to one person. */
export const NotificationEvent = z.object({
  message: z.string(),
  note: z.string().nullable(),
  link: z.string().nullable(),
  accountCode: z.string().nullable(),
  time: z.iso.datetime(),
})

const Changed = z.enum(areaChanges)

/** What changed on an account, on a brokerage and so on all its accounts, or on the portal: open screens read it again. */
export const ChangeEvent = z.union([
  z.object({
    accountCode: z.string(),
    changed: Changed,
    part: z.string().optional().meta({ description: 'Which part of it, where not all of it has to be read again' }),
  }),
  z.object({ brokerageCode: z.string(), changed: Changed }),
  z.object({ changed: Changed }),
])

export type NotificationEvent = z.infer<typeof NotificationEvent>
export type ChangeEvent = z.infer<typeof ChangeEvent>
