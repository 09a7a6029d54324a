import { usualTimeZone } from '@portico/contract/areas/notifications/notification.shapes.ts'
import { wallTimeOf } from '@portico/contract/kit/zone.rules.ts'
import type { Platform } from '../platform.ts'

/** The time zone of what belongs to no single brokerage. */
export const portalTimeZone = usualTimeZone

interface Zoned {
  readonly timeZone: string
}

/** A person with the time zones of their brokerages. */
interface Placed {
  readonly timeZones: ReadonlyMap<string, string>
}

type Dated = { readonly platform: Pick<Platform, 'now'> } & (
  | Zoned
  | { readonly account: Zoned }
  | { readonly brokerage: Zoned }
  | { readonly actor: Placed }
)

/**
 * Today as a plain date by the clock of a brokerage: that of the account or brokerage which a call is about, else that
 * of its user. Records age and fall due by it, and documents are dated by it.
 */
export const todayOf = (dated: Dated): string => dayIn(zoneOf(dated), dated.platform.now())

/** Today by the portal's clock, for work on the records of many brokerages. */
export const portalDay = ({ now }: Pick<Platform, 'now'>): string => dayIn(portalTimeZone, now())

/** The day of a moment in a time zone. */
export const dayIn = (timeZone: string, at: Date): string => wallTimeOf(at, timeZone).day

/** A context has no account or brokerage if the call is about none. */
function zoneOf(dated: { timeZone?: string; account?: Zoned; brokerage?: Zoned; actor?: Placed }): string {
  const about = dated.account ?? dated.brokerage
  return dated.timeZone ?? about?.timeZone ?? commonZone(dated.actor)
}

/** The time zone of all of a person's brokerages; the portal's if they differ. */
function commonZone(actor: Placed | undefined): string {
  const [timeZone = portalTimeZone, ...others] = new Set(actor?.timeZones.values())
  return others.length > 0 ? portalTimeZone : timeZone
}
