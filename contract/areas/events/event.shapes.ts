import { z } from 'zod'

/** Tells one person of something. */
export const NotificationEvent = z.object({
  message: z.string(),
  note: z.string().nullable(),
  link: z.string().nullable(),
  accountCode: z.string().nullable(),
  time: z.iso.datetime(),
})

/** What changed on an account: open screens read it again. */
export const ChangeEvent = z.object({ accountCode: z.string(), changed: z.enum(['tasks', 'policies']) })

export type NotificationEvent = z.infer<typeof NotificationEvent>
export type ChangeEvent = z.infer<typeof ChangeEvent>
