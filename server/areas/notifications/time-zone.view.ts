import { usualTimeZone } from '@portico/contract/areas/notifications/notification.shapes.ts'
import { wallTimeOf } from '@portico/contract/kit/zone.rules.ts'
import type { UserContext } from '../../platform/context.ts'
import type { Tx } from '../../platform/database/database.ts'

/** Where a person's clock stands: the time zone of their choices. */
export async function timeZoneOf(tx: Tx, userId: string): Promise<string> {
  const chosen = await tx.db
    .selectFrom('notification_settings')
    .select('time_zone')
    .where('user_id', '=', userId)
    .executeTakeFirst()
  return chosen?.time_zone ?? usualTimeZone
}

/** Today by the user’s own clock, which may be behind `todayOf` or ahead of it. */
export const ownDayOf = async (tx: Tx, { actor, platform }: Pick<UserContext, 'actor' | 'platform'>): Promise<string> =>
  wallTimeOf(platform.now(), await timeZoneOf(tx, actor.userId)).day
