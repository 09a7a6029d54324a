import type { TwoFactorPolicy } from '@portico/contract/areas/brokerages/brokerage.shapes.ts'
import { sql } from 'kysely'
import type { Tx } from '../../platform/database/database.ts'

/** Sets of whom a brokerage asks two-factor. */
export async function saveTwoFactorPolicy(tx: Tx, code: string, policy: TwoFactorPolicy): Promise<void> {
  await tx.db.updateTable('brokerages').set({ two_factor: policy }).where('code', '=', code).execute()
}

interface OwnConfiguration {
  readonly version: number
  readonly name: string
  readonly redirectClients: boolean
  /** Left out, it stays. */
  readonly timeZone?: string | undefined
}

/** Saves what a brokerage decides about itself; false where its version has moved on. */
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
