import {
  kindCodes,
  notificationKinds,
  type Channels,
  type NotificationKind,
} from '@portico/contract/areas/notifications/notification-kinds.ts'
import {
  usualTimeZone,
  type NotificationChoices,
  type NotificationSettings,
} from '@portico/contract/areas/notifications/notification.shapes.ts'
import { sql } from 'kysely'
import type { Tx } from '../../platform/database/database.ts'
import { maskedPhone, openPhone } from '../users/users.public.ts'

/** A person to notify, with an unmasked phone: never part of a response. */
export interface Recipient {
  readonly email: string
  readonly phone: string | null
  readonly choices: NotificationChoices
}

interface Row {
  readonly email: string
  readonly tfa_phone_sealed: string | null
  readonly kinds: Partial<Record<NotificationKind, Channels>> | null
  readonly quiet_from: number | null
  readonly quiet_until: number | null
  readonly time_zone: string | null
  readonly digest_hour: number | null
}

const rows = sql`select email, tfa_phone_sealed, kinds, quiet_from, quiet_until, time_zone, digest_hour
  from users left join notification_settings on user_id = users.id`

/** A person to notify; undefined if deleted. */
export const personView = (tx: Tx, userId: string, secret: string) => recipient(tx, userId, secret, sql``)

/**
 * Like `personView`, but undefined if they may not open the account: people are not notified of what they may not see.
 */
export function memberView(
  tx: Tx,
  account: string,
  { userId, secret }: { readonly userId: string; readonly secret: string },
): Promise<Recipient | undefined> {
  return recipient(
    tx,
    userId,
    secret,
    sql`and exists (select from accounts where code = ${account} and deleted_at is null) and (is_admin
      or exists (select from account_roles where account_code = ${account} and account_roles.user_id = users.id)
      or exists (select from account_agents where account_code = ${account} and account_agents.user_id = users.id)
      or exists (select from broker_roles join accounts using (brokerage_code)
        where code = ${account} and broker_roles.user_id = users.id))`,
  )
}

/** What a person chose, with the addresses that it leads to. */
export function settingsOf({ email, phone, choices }: Recipient): NotificationSettings {
  return { ...choices, email, phone: maskedPhone(phone) }
}

async function recipient(tx: Tx, userId: string, secret: string, further: ReturnType<typeof sql>) {
  const found = await sql<Row>`${rows} where users.id = ${userId} and disabled_at is null ${further}`.execute(tx.db)
  const row = found.rows[0]
  if (row === undefined) return undefined
  return { email: row.email, phone: openPhone(secret, row.tfa_phone_sealed), choices: choicesOf(row) }
}

const choicesOf = (row: Row): NotificationChoices => ({
  kinds: kindsOf(row.kinds ?? {}),
  quietHours:
    row.quiet_from === null || row.quiet_until === null ? null : { from: row.quiet_from, until: row.quiet_until },
  timeZone: row.time_zone ?? usualTimeZone,
  digestHour: row.digest_hour ?? 8,
})

const kindsOf = (stored: Partial<Record<NotificationKind, Channels>>) =>
  Object.fromEntries(kindCodes.map((kind) => [kind, stored[kind] ?? notificationKinds[kind].usual])) as Record<
    NotificationKind,
    Channels
  >
