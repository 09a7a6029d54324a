import type { VehicleCells } from '@portico/contract/areas/id-cards/id-card.rules.ts'
import { sql } from 'kysely'
import type { Tx } from '../../../platform/database/database.ts'
import { isId } from '../../../platform/ids.ts'

/** A vehicle of the Auto schedule. */
export interface Vehicle {
  readonly id: string
  readonly cells: VehicleCells
}

const columns = sql`row_id as id, jsonb_build_object('unit', cells ->> 'unit', 'year', cells ->> 'year',
  'make', cells ->> 'make', 'model', cells ->> 'model', 'vin', cells ->> 'vin', 'plateState', cells ->> 'plateState',
  'liability', cells ->> 'liability', 'driver', cells ->> 'driver', 'rowStatus', cells ->> 'rowStatus',
  'effectiveFrom', cells ->> 'effectiveFrom', 'effectiveTo', cells ->> 'effectiveTo') as cells`

/** The vehicles of an account in the order of the schedule. */
export async function vehiclesView(tx: Tx, account: string, most: number): Promise<Vehicle[]> {
  const { rows } = await sql<Vehicle>`select ${columns} from schedule_rows
    where account_code = ${account} and schedule_type = 'AUTO' order by tab_id, rank limit ${most}`.execute(tx.db)
  return rows
}

/** How many vehicles an account has. */
export async function vehicleCount(tx: Tx, account: string): Promise<number> {
  const { rows } = await sql<{ total: number }>`select count(*)::int as total from schedule_rows
    where account_code = ${account} and schedule_type = 'AUTO'`.execute(tx.db)
  return rows[0]!.total
}

/** Some vehicles of an account, in the order of the schedule. */
export async function vehiclesById(tx: Tx, account: string, ids: readonly string[]): Promise<Vehicle[]> {
  const { rows } = await sql<Vehicle>`select ${columns} from schedule_rows
    where account_code = ${account} and schedule_type = 'AUTO' and row_id = any(${ids.filter(isId)}::uuid[])
    order by tab_id, rank`.execute(tx.db)
  return rows
}
