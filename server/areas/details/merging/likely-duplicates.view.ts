import type { Duplicate } from '@portico/contract/areas/details/merging.shapes.ts'
import { sql } from 'kysely'
import type { Tx } from '../../../platform/database/database.ts'
import { notFound } from '../../../platform/error-response.ts'

/** Accounts that are named at most. */
const limit = 20

/** Words that say nothing of who a company is. */
const common = /\b(?:inc|incorporated|llc|llp|lp|ltd|co|corp|corporation|company|the|and)\b/g

/** The part of a name that identifies it. */
function coreOf(companyName: string): string {
  const plain = companyName.toLowerCase().replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
  return plain.replaceAll(common, ' ').replaceAll(/ +/g, ' ').trim() || plain
}

/** Other accounts of a brokerage with the same employer number, a like name, or someone who works on both. */
export async function likelyDuplicates(tx: Tx, brokerage: string, account: string): Promise<Duplicate[]> {
  const { rows: own } = await sql<{ name: string }>`select company_name as name from accounts
    where code = ${account} and brokerage_code = ${brokerage} and deleted_at is null`.execute(tx.db)
  if (own[0] === undefined) throw notFound()
  const { rows } = await sql<Duplicate>`
    select accounts.code as "accountCode", company_name as "companyName", relationship, jsonb_agg(distinct sign) as signs
    from (
      select other.account_code as code, 'FEIN' as sign from facts here
        join facts other on other.address = 'fein' and other.value = here.value
        where here.account_code = ${account} and here.address = 'fein' and here.value is not null
      union all
      select code, 'NAME' from accounts
        where ${coreOf(own[0].name)} <% lower(company_name || ' ' || code) and brokerage_code = ${brokerage}
      union all
      select other.account_code, 'PERSON' from account_roles here join account_roles other using (user_id)
        where here.account_code = ${account}
    ) found join accounts on accounts.code = found.code
    where found.code <> ${account} and brokerage_code = ${brokerage} and deleted_at is null
    group by accounts.code order by count(distinct sign) desc, bool_or(sign = 'FEIN') desc, company_name, accounts.code
    limit ${limit}`.execute(tx.db)
  return rows
}
