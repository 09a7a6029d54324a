import { z } from 'zod'
import { oneLine, text } from '../../kit/text.ts'
import { isTimeZone } from '../../kit/zone.rules.ts'
import { Audience } from './audience.ts'
import { broadcastMessages } from './broadcast.messages.ts'

export const titleLimit = 120
export const textLimit = 4000

export const broadcastKinds = { SERVICE: 'Service message', MARKETING: 'Marketing' } as const
export const broadcastChannels = { BANNER: 'Banner in the portal', EMAIL: 'Email', BOTH: 'Banner and email' } as const
export const broadcastStates = { SCHEDULED: 'Scheduled', SENDING: 'Sending', SENT: 'Sent', STOPPED: 'Stopped' } as const

const WallTime = z.object({ day: z.iso.date(), time: z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/, 'must be a time') })

/** What an administrator writes. */
export const BroadcastDraft = z
  .object({
    kind: z.enum(['SERVICE', 'MARKETING']),
    title: oneLine().trim().min(1, broadcastMessages.titleRequired).max(titleLimit),
    text: text().trim().min(1, broadcastMessages.textRequired).max(textLimit),
    channel: z.enum(['BANNER', 'EMAIL', 'BOTH']),
    audience: Audience,
    sendAt: WallTime.nullable().meta({ description: 'In the time zone; null sends at once' }),
    timeZone: z.string().max(60).refine(isTimeZone, broadcastMessages.badZone),
    bannerUntil: z.iso.date().nullable().meta({ description: 'The last day of the banner, in the time zone' }),
    optOutLine: oneLine().trim().max(200).meta({ description: 'Precedes the opt-out link of marketing email' }),
  })
  .meta({ id: 'BroadcastDraft' })

/** How many people a broadcast would reach now. */
export const BroadcastPreview = z
  .object({
    recipients: z.number().int(),
    clients: z.number().int(),
    staff: z.number().int(),
    byEmail: z.number().int().meta({ description: 'Who would get an email' }),
    optedOut: z.number().int().meta({ description: 'Who has unsubscribed from marketing email' }),
    sample: z.array(z.string()).max(5).meta({ description: 'The first names by alphabet' }),
  })
  .meta({ id: 'BroadcastPreview' })

export const BroadcastListing = z
  .object({
    id: z.uuid(),
    title: z.string(),
    kind: BroadcastDraft.shape.kind,
    channel: BroadcastDraft.shape.channel,
    state: z.enum(['SCHEDULED', 'SENDING', 'SENT', 'STOPPED']),
    audience: Audience,
    sendAt: z.iso.datetime(),
    bannerUntil: z.iso.datetime().nullable().meta({ description: 'When the banner disappears' }),
    recipients: z.number().int(),
    createdBy: z.string(),
    createdAt: z.iso.datetime(),
  })
  .meta({ id: 'BroadcastListing' })

export const Broadcast = BroadcastListing.extend({
  text: z.string(),
  timeZone: z.string(),
  optOutLine: z.string(),
  finishedAt: z.iso.datetime().nullable(),
  stopped: z.object({ at: z.iso.datetime(), by: z.string() }).nullable(),
  canStop: z.boolean().meta({ description: 'It waits, is being sent, has emails that wait, or its banner shows' }),
  email: z
    .object({
      waiting: z.number().int(),
      delivered: z.number().int().meta({ description: 'Accepted by the email provider' }),
      failed: z.number().int(),
      optedOut: z.number().int(),
      withdrawn: z.number().int().meta({ description: 'Not sent because the broadcast was stopped' }),
    })
    .nullable()
    .meta({ description: 'Null where it sends no email' }),
  banner: z
    .object({ seen: z.number().int(), dismissed: z.number().int() })
    .nullable()
    .meta({ description: 'Null where it shows no banner' }),
}).meta({ id: 'Broadcast' })

/** A banner as the person it is for sees it. */
export const Banner = z
  .object({ id: z.uuid(), title: z.string(), text: z.string(), until: z.iso.datetime(), isSeen: z.boolean() })
  .meta({ id: 'Banner' })

/** The most banners that a page shows; older ones follow as these are dismissed. */
export const bannersShown = 3

/** Whether the holder of an opt-out link gets marketing email. */
export const OptOut = z.object({ email: z.string(), isOptedOut: z.boolean() }).meta({ id: 'OptOut' })

export type BroadcastDraft = z.infer<typeof BroadcastDraft>
export type BroadcastPreview = z.infer<typeof BroadcastPreview>
export type BroadcastListing = z.infer<typeof BroadcastListing>
export type Broadcast = z.infer<typeof Broadcast>
export type Banner = z.infer<typeof Banner>
export type OptOut = z.infer<typeof OptOut>
