import { kindCodes, notificationKinds } from '@portico/contract/areas/notifications/notification-kinds.ts'
import type { Tx } from '../platform/database/database.ts'
import type { PeopleIds } from './demo-world.ts'

const usual = Object.fromEntries(kindCodes.map((kind) => [kind, notificationKinds[kind].usual]))

/** Two people with settings: an advisor who wants one email per day, and a lawyer with quiet hours. */
export async function makeNotificationSettings(tx: Tx, ids: PeopleIds): Promise<void> {
  await tx.db
    .insertInto('notification_settings')
    .values([
      {
        user_id: ids.get('advisor@harbor.test')!,
        kinds: JSON.stringify({ ...usual, MESSAGE: { inApp: true, mail: 'DAILY', sms: false } }),
        quiet_from: null,
        quiet_until: null,
        time_zone: 'America/Los_Angeles',
        digest_hour: 7,
      },
      {
        user_id: ids.get('lawyer@doelaw.test')!,
        kinds: JSON.stringify(usual),
        quiet_from: 20,
        quiet_until: 6,
        time_zone: 'America/Chicago',
        digest_hour: 8,
      },
    ])
    .execute()
}
