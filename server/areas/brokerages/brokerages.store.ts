import { sql } from 'kysely'
import type { Tx } from '../../platform/database/database.ts'
import { insertIfAbsent, type NewRow, updateRow } from '../../platform/database/rows.ts'

/** Creates a brokerage. Returns false if the code is taken. */
export const insertBrokerage = (
  tx: Tx,
  brokerage: Pick<NewRow<'brokerages'>, 'code' | 'name' | 'subdomain' | 'created_at'>,
): Promise<boolean> => insertIfAbsent(tx, 'brokerages', brokerage)

/** Suspends a brokerage, or reinstates it. */
export const setSuspension = (tx: Tx, code: string, at: Date | null, reason: string | null): Promise<boolean> =>
  updateRow(tx, 'brokerages', { code }, { suspended_at: at, suspended_reason: reason })

/** Saves what the platform decides about a brokerage. Clients are sent to no subdomain that there is not. */
export async function saveBrokerage(
  tx: Tx,
  code: string,
  { name, subdomain }: { readonly name: string; readonly subdomain: string | null },
): Promise<void> {
  await tx.db
    .updateTable('brokerages')
    .set({ name, subdomain, version: sql`version + 1`, ...(subdomain === null && { redirect_clients: false }) })
    .where('code', '=', code)
    .execute()
}

interface OwnConfiguration {
  readonly version: number
  readonly name: string
  readonly redirectClients: boolean
  /** Unchanged if omitted. */
  readonly timeZone?: string | undefined
}

/** Saves a brokerage's own settings; returns false if its version has moved on. */
export async function saveOwnConfiguration(tx: Tx, code: string, own: OwnConfiguration): Promise<boolean> {
  const { numUpdatedRows } = await tx.db
    .updateTable('brokerages')
    .set({
      name: own.name,
      redirect_clients: own.redirectClients,
      version: sql`version + 1`,
      ...(own.timeZone === undefined ? {} : { time_zone: own.timeZone }),
    })
    .where('code', '=', code)
    .where('version', '=', own.version)
    .executeTakeFirst()
  return numUpdatedRows === 1n
}
