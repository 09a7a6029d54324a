import { usualTimeZone } from '@portico/contract/areas/notifications/notification.shapes.ts'
import { wallTimeOf } from '@portico/contract/kit/zone.rules.ts'
import type { UserContext } from '../../platform/context.ts'
import type { Tx } from '../../platform/database/database.ts'

/** The user's time zone, from notification settings. */
export async function timeZoneOf(tx: Tx, userId: string): Promise<string> {
  const chosen = await tx.db
    .selectFrom('notification_settings')
    .select('time_zone')
    .where('user_id', '=', userId)
    .executeTakeFirst()
  return chosen?.time_zone ?? usualTimeZone
}

/** Today in the user’s time zone, which may be behind or ahead of `todayOf`. */
export const ownDayOf = async (tx: Tx, { actor, platform }: Pick<UserContext, 'actor' | 'platform'>): Promise<string> =>
  wallTimeOf(platform.now(), await timeZoneOf(tx, actor.userId)).day
