import type { BinderInterest } from '@portico/contract/areas/binding/binder-interests.ts'
import { sql } from 'kysely'
import type { Tx } from '../../../platform/database/database.ts'

/** A row of the Additional Interests schedule with everything that a binder prints. */
export interface PrintedInterest extends BinderInterest {
  readonly address: string
  readonly asset: string
  readonly loan: string
  readonly form: string
}

/** The additional interests on the schedule of an account, in its order. */
export async function interestsView(tx: Tx, account: string): Promise<PrintedInterest[]> {
  const cell = (key: string) => sql`coalesce(cells ->> ${key}::text, '')`
  const { rows } =
    await sql<PrintedInterest>`select row_id as id, ${cell('name')} as name, ${cell('interest')} as interest,
      ${cell('assetType')} as "assetType", ${cell('from')} as "from", ${cell('to')} as "to",
      ${cell('address')} as address, ${cell('asset')} as asset, ${cell('loan')} as loan, ${cell('form')} as form
    from schedule_rows where account_code = ${account} and schedule_type = 'ADDL_INTERESTS' and cells ? 'name'
    order by tab_id, rank limit 200`.execute(tx.db)
  return rows
}
