import { retryDays, reminderDays } from '@portico/contract/areas/account-transfers/transfer.rules.ts'
import { sql } from 'kysely'
import type { Tx } from '../../../platform/database/database.ts'
import type { Row } from '../../../platform/database/rows.ts'

const dayMs = 86_400_000

/** The transfers about which something is to be done: to carry out, to end, or to remind of; and shares to end. */
export async function dueTransfers(tx: Tx, now: Date): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`select id from account_transfers
    where (state in ('AGREED', 'BLOCKED') and effective_at <= ${now})
      or (state = 'PROPOSED' and (expires_at <= ${now} or coalesce(reminded_at, proposed_at) <= ${remindedBefore(now)}))
      or (state = 'IN_FORCE' and ends_at <= ${now})
    order by effective_at, id limit 200`.execute(tx.db)
  return rows.map(({ id }) => id)
}

const remindedBefore = (now: Date): Date => new Date(now.getTime() - reminderDays * dayMs)

/** Whether the brokerages that have not answered are reminded now. */
export const isReminderDue = (
  { reminded_at: remindedAt, proposed_at: proposedAt }: Pick<Row<'account_transfers'>, 'reminded_at' | 'proposed_at'>,
  now: Date,
): boolean => (remindedAt ?? proposedAt) <= remindedBefore(now)

/** From when on a transfer that is stopped is not tried again. */
export const lastTry = (effectiveAt: Date): Date => new Date(effectiveAt.getTime() + retryDays * dayMs)
