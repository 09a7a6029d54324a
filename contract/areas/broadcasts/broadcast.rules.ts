import { addDays, instantOf, wallTimeOf } from '../../kit/zone.rules.ts'
import { broadcastMessages } from './broadcast.messages.ts'
import type { Broadcast, BroadcastDraft } from './broadcast.shapes.ts'

type Channel = Pick<BroadcastDraft, 'channel'>

export const showsBanner = ({ channel }: Channel): boolean => channel !== 'EMAIL'
export const sendsEmail = ({ channel }: Channel): boolean => channel !== 'BANNER'

/** Whether its emails need an opt-out line, and pass over those who opted out. */
export const respectsOptOut = (draft: Pick<BroadcastDraft, 'kind' | 'channel'>): boolean =>
  draft.kind === 'MARKETING' && sendsEmail(draft)

/** The moment at which it is sent. */
export const sendInstant = ({ sendAt, timeZone }: Pick<BroadcastDraft, 'sendAt' | 'timeZone'>, now: Date): Date =>
  sendAt === null ? now : instantOf(sendAt, timeZone)

/** The moment at which its banner disappears: the end of the last day in its time zone. */
export const bannerEnd = ({ bannerUntil, timeZone }: Pick<BroadcastDraft, 'bannerUntil' | 'timeZone'>): Date | null =>
  bannerUntil === null ? null : instantOf({ day: addDays(bannerUntil, 1), time: '00:00' }, timeZone)

/** What is wrong with a draft, by field, for any audience. */
export function draftErrors(draft: BroadcastDraft, now: Date): Readonly<Record<string, string>> {
  const sends = sendInstant(draft, now)
  const errors: Record<string, string> = {}
  if (sends < now) errors['sendAt'] = broadcastMessages.past
  if (showsBanner(draft)) {
    if (draft.bannerUntil === null) errors['bannerUntil'] = broadcastMessages.untilRequired
    else if (draft.bannerUntil < wallTimeOf(sends, draft.timeZone).day)
      errors['bannerUntil'] = broadcastMessages.untilPast
  }
  if (respectsOptOut(draft) && draft.optOutLine === '') errors['optOutLine'] = broadcastMessages.optOutRequired
  return errors
}

/** Whether there is anything left to stop. */
export function canStop(
  { state, channel, bannerUntil, email }: Pick<Broadcast, 'state' | 'channel' | 'bannerUntil' | 'email'>,
  now: Date,
): boolean {
  if (state === 'SCHEDULED' || state === 'SENDING') return true
  if (state === 'SENT' && email !== null && email.waiting > 0) return true
  return state === 'SENT' && showsBanner({ channel }) && bannerUntil !== null && new Date(bannerUntil) > now
}
