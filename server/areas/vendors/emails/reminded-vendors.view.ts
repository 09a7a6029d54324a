import { sql } from 'kysely'
import type { Tx } from '../../../platform/database/database.ts'

/** Which vendor of which account. */
export interface RemindedVendor {
  readonly account: string
  readonly timeZone: string
  readonly id: string
}

/** The next vendors of all accounts that may be reminded: they were asked once, and reminders are on. */
export async function remindedVendors(
  tx: Tx,
  after: RemindedVendor | undefined,
  limit: number,
): Promise<readonly RemindedVendor[]> {
  const { rows } = await sql<RemindedVendor>`
    select vendors.account_code as account, time_zone as "timeZone", vendors.id
    from vendors join accounts on accounts.code = vendors.account_code and accounts.deleted_at is null
      and archived_at is null
      join brokerages on brokerages.code = brokerage_code
    where reminders_on and vendors.email <> '' and requirement_set_id is not null
      and exists (select from vendor_emails sent
        where sent.account_code = vendors.account_code and sent.vendor_id = vendors.id)
      and (${after?.account ?? null}::text is null
        or (vendors.account_code, vendors.id) > (${after?.account ?? null}::text, ${after?.id ?? null}::uuid))
    order by vendors.account_code, vendors.id limit ${limit}`.execute(tx.db)
  return rows
}
