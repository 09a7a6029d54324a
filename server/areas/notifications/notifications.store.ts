import type { NotificationChoices } from '@portico/contract/areas/notifications/notification.shapes.ts'
import type { Selectable } from 'kysely'
import type { Tx } from '../../platform/database/database.ts'
import { saveRow } from '../../platform/database/rows.ts'
import type { Tables } from '../../tables/tables.generated.ts'

/** Stores a person's notification settings over the previous ones. */
export async function saveChoices(tx: Tx, userId: string, choices: NotificationChoices): Promise<void> {
  await saveRow(tx, 'notification_settings', ['user_id'], {
    user_id: userId,
    kinds: JSON.stringify(choices.kinds),
    quiet_from: choices.quietHours?.from ?? null,
    quiet_until: choices.quietHours?.until ?? null,
    time_zone: choices.timeZone,
    digest_hour: choices.digestHour,
  })
}

/** Takes what waits for the digest of a person in one account. Of two that ask at the same time one gets it. */
export function takeDigest(
  tx: Tx,
  account: string,
  { userId, now }: { readonly userId: string; readonly now: Date },
): Promise<Selectable<Tables['notification_digests']>[]> {
  return tx.db
    .deleteFrom('notification_digests')
    .where('account_code', '=', account)
    .where('user_id', '=', userId)
    .where('leaves_at', '<=', now)
    .returningAll()
    .execute()
}
