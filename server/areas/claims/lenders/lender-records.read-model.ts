import type { InterestRecords } from '@portico/contract/areas/claims/lenders/lender-parties.rules.ts'
import { sql } from 'kysely'
import type { Tx } from '../../../platform/database/database.ts'

type Cells = InterestRecords['hits'][number]
type Holder = InterestRecords['holders'][number]
type Evidence = InterestRecords['evidence'][number]

interface Row {
  readonly cells: Cells
}

const mostListed = 500

/** What the account has on record of property that an answer names, and of those with an interest in property. */
export async function interestRecords(tx: Tx, account: string, answer: string): Promise<InterestRecords> {
  const hits = await hitRows(tx, account, answer)
  const { rows: interests } = await sql<Row>`
    select cells from schedule_rows where account_code = ${account} and schedule_type = 'ADDL_INTERESTS'
      and cells ->> 'rowStatus' is distinct from 'REMOVED'
    order by cells ->> 'rank', tab_id, rank limit ${mostListed}`.execute(tx.db)
  const { rows: holders } = await sql<Holder>`
    select name, case interest when 'CERTIFICATE' then null when 'ADDITIONAL_INSURED' then null else interest end as interest,
      concat_ws(', ', street, city, concat_ws(' ', state, zip)) as address, loan_number as loan, email, asset
    from certificate_holders where account_code = ${account}
    order by (interest in ('CERTIFICATE', 'ADDITIONAL_INSURED')), lower(name), id limit ${mostListed}`.execute(tx.db)
  const { rows: evidence } = await sql<Evidence>`
    select number, holder, location from property_evidence where account_code = ${account}
    order by issued_at desc, id limit ${mostListed}`.execute(tx.db)
  return { hits, interests: interests.map(({ cells }) => cells), holders, evidence }
}

/** Rows of the schedules that an answer names, and what the Property schedule has of locations among them. */
async function hitRows(tx: Tx, account: string, answer: string): Promise<Cells[]> {
  if (answer.trim() === '') return []
  const { rows } = await sql<Row>`
    with hit as (
      select schedule_type as type, cells from schedule_rows where account_code = ${account}
        and cells ->> 'rowStatus' is distinct from 'REMOVED' and case schedule_type
          when 'AUTO' then concat('Unit ', cells ->> 'unit') = split_part(${answer}::text, ' · ', 1)
            or (length(cells ->> 'vin') >= 11 and position(cells ->> 'vin' in ${answer}::text) > 0)
          when 'EQUIPMENT' then cells ->> 'description' = split_part(${answer}::text, ' · ', 1)
            or (length(cells ->> 'serial') >= 4 and position(cells ->> 'serial' in ${answer}::text) > 0)
          when 'LOCATIONS' then cells ->> 'name' = split_part(${answer}::text, ' · ', 1)
            or (length(cells ->> 'street') >= 5 and position(lower(cells ->> 'street') in lower(${answer}::text)) > 0)
          when 'PROPERTY_COVERAGES' then
            length(cells ->> 'address') >= 5 and position(lower(cells ->> 'address') in lower(${answer}::text)) > 0
          else false end)
    select cells from hit union all
    select cells from schedule_rows where account_code = ${account} and schedule_type = 'PROPERTY_COVERAGES'
      and ltrim(cells ->> 'location', '0') in (select ltrim(cells ->> 'location', '0') from hit where type = 'LOCATIONS')
    limit 50`.execute(tx.db)
  return rows.map(({ cells }) => cells)
}
