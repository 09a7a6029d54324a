import type { EvidenceHolder, EvidenceLocation } from '@portico/contract/areas/id-cards/evidence/evidence.rules.ts'
import { sql } from 'kysely'
import type { Tx } from '../../../platform/database/database.ts'

const mostListed = 500

/** The locations of the Property schedule; one without an address has that of its number on the Locations schedule. */
export async function propertyLocationsView(tx: Tx, account: string): Promise<EvidenceLocation[]> {
  const { rows } = await sql<EvidenceLocation>`
    select row_id as id, cells, coalesce(nullif(trim(cells ->> 'address'), ''), place.address, '') as address
    from schedule_rows property left join lateral (
      select concat_ws(', ', nullif(l.cells ->> 'street', ''), nullif(l.cells ->> 'city', ''),
        nullif(concat_ws(' ', l.cells ->> 'state', l.cells ->> 'zip'), '')) as address
      from schedule_rows l where l.account_code = ${account} and l.schedule_type = 'LOCATIONS'
        and ltrim(l.cells ->> 'location', '0') = ltrim(property.cells ->> 'location', '0')
        and l.cells ->> 'rowStatus' is distinct from 'REMOVED'
      order by l.cells ->> 'building' is distinct from property.cells ->> 'building', l.tab_id, l.rank limit 1) place
      on true
    where account_code = ${account} and schedule_type = 'PROPERTY_COVERAGES' order by tab_id, rank
    limit ${mostListed}`.execute(tx.db)
  return rows
}

/** A lender, mortgagee or loss payee of the Additional Interests schedule. */
export interface ListedInterest extends EvidenceHolder {
  readonly asset: string
}

/** The interests that evidence of property is for, as the schedule has them. */
export async function evidenceInterests(tx: Tx, account: string): Promise<ListedInterest[]> {
  const { rows } = await sql<ListedInterest>`
    select coalesce(cells ->> 'name', '') as name, coalesce(cells ->> 'address', '') as address,
      coalesce(cells ->> 'loan', '') as loan, coalesce(cells ->> 'asset', '') as asset,
      case cells ->> 'interest' when 'Mortgagee' then 'MORTGAGEE' when 'Loss Payee' then 'LOSS_PAYEE'
        else 'LENDERS_LOSS_PAYABLE' end as interest
    from schedule_rows where account_code = ${account} and schedule_type = 'ADDL_INTERESTS'
      and cells ->> 'interest' in ('Mortgagee', 'Loss Payee', 'Lender''s Loss Payable')
      and coalesce(cells ->> 'assetType', 'All') in ('Property', 'All')
      and cells ->> 'rowStatus' is distinct from 'REMOVED'
    order by lower(cells ->> 'name'), row_id limit ${mostListed}`.execute(tx.db)
  return rows
}
