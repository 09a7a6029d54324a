import type { Channels, NotificationKind } from '@portico/contract/areas/notifications/notification-kinds.ts'
import type { ColumnType } from 'kysely'

export type NotificationTables = {
  notification_settings: {
    user_id: string
    kinds: ColumnType<Partial<Record<NotificationKind, Channels>>, string, string>
    quiet_from: number | null
    quiet_until: number | null
    time_zone: string
    digest_hour: number
  }
  notification_digests: {
    account_code: string
    id: string
    user_id: string
    message: string
    note: string | null
    link: string | null
    told_at: Date
    leaves_at: Date
  }
}
