import type { NotificationKind } from '@portico/contract/areas/notifications/notification-kinds.ts'
import type { Platform } from '../../platform/platform.ts'
import type { WriteTx } from '../../platform/write.ts'
import { tell } from '../notifications/notifications.public.ts'

interface Told {
  readonly account: string
  readonly cycleId: string
  readonly to: readonly string[]
  readonly kind: Extract<NotificationKind, 'SUBJECTIVITY' | 'BINDING'>
  readonly message: string
  readonly note: string
  readonly page: 'subjectivities' | 'bind-decision'
}

/** Notifies people of a step of the placement, except of their own. */
export async function notifySide(
  tx: WriteTx,
  { platform, actor }: { readonly platform: Platform; readonly actor?: { readonly userId: string } },
  { account, cycleId, to, kind, message, note, page }: Told,
): Promise<void> {
  const link = `/${encodeURIComponent(account)}/${page}?cycle=${cycleId}`
  for (const userId of to.filter((each) => each !== actor?.userId))
    // oxlint-disable-next-line no-await-in-loop -- one connection: statements of a transaction run in order
    await tell(tx, { platform }, { userId, account, kind, message, note, link })
}
