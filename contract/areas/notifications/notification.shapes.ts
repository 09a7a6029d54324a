import { z } from 'zod'
import { isTimeZone } from '../../kit/zone.rules.ts'
import { kindCodes, mailChoices } from './notification-kinds.ts'
import { notificationMessages } from './notification.messages.ts'

/** The time zone of people who have not set one. */
export const usualTimeZone = 'America/New_York'

const Channels = z.object({ inApp: z.boolean(), mail: z.enum(mailChoices), sms: z.boolean() })

const hour = z.number().int().min(0).max(23)

const QuietHours = z
  .object({ from: hour, until: hour })
  .refine(({ from, until }) => from !== until, notificationMessages.emptyQuietHours)
  .nullable()
  .meta({ description: 'Local hours when emails and text messages are held; `until` is the first hour after them' })

/** A person's notification settings, for all of their accounts. */
export const NotificationChoices = z
  .object({
    kinds: z.record(z.enum(kindCodes), Channels),
    quietHours: QuietHours,
    timeZone: z.string().max(64).refine(isTimeZone, notificationMessages.unknownZone),
    digestHour: hour.meta({ description: 'Local hour when digests are sent; the weekly digest is sent on Mondays' }),
  })
  .meta({ id: 'NotificationChoices' })

export const NotificationSettings = NotificationChoices.extend({
  phone: z.string().nullable().meta({ description: 'The verified phone, masked; null where there is none' }),
  email: z.string(),
}).meta({ id: 'NotificationSettings' })

export const TestMessage = z.object({ channel: z.enum(['IN_APP', 'MAIL', 'SMS']) })

export type NotificationChoices = z.infer<typeof NotificationChoices>
export type NotificationSettings = z.infer<typeof NotificationSettings>
export type QuietHours = z.infer<typeof QuietHours>
