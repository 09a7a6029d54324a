import { schedulesOfLines } from '@portico/contract/areas/features/line-schedules.ts'
import type { AccountCompleteness } from '@portico/contract/areas/details/opening.shapes.ts'
import { policyTypeCodes } from '@portico/contract/areas/policies/policy-types.ts'
import { sql } from 'kysely'
import type { Tx } from '../../../platform/database/database.ts'

interface Row extends Omit<AccountCompleteness, 'lastClientLoginAt'> {
  readonly lastClientLoginAt: Date | null
}

const needs = sql.join(
  policyTypeCodes.flatMap((line) => schedulesOfLines([line]).map((type) => sql`(${line}::text, ${type}::text)`)),
)

/**
 * How complete the schedules of accounts are on average, those that their lines need and any others with rows, and when
 * someone of the insured last logged in. Tabs store their issue counts, so no rows are read.
 */
export async function accountCompleteness(
  tx: Tx,
  { brokerage, codes }: { readonly brokerage: string; readonly codes: readonly string[] },
): Promise<AccountCompleteness[]> {
  const { rows } = await sql<Row>`with needs (line, type) as (values ${needs}),
    asked as (select code, lines from accounts
      where brokerage_code = ${brokerage} and code = any(${[...codes]}::text[]) and deleted_at is null),
    kept as (
      select account_code, schedule_type as type, sum(row_count)::int as rows,
        sum(least(row_count, errors + hard_errors))::int as faulty
      from schedule_tabs where account_code in (select code from asked) and row_count > 0 group by 1, 2),
    needed as (
      select code, type from asked join needs on needs.line = any(lines)
      union select account_code, type from kept)
    select asked.code as "accountCode",
      (select floor(avg(coalesce((rows - faulty) * 100 / rows, 0)))::int
        from needed left join kept on kept.account_code = needed.code and kept.type = needed.type
        where needed.code = asked.code) as completeness,
      (select max(last_login_at) from account_roles join users on users.id = user_id
        where account_code = asked.code and role in ('ADMIN', 'USER')) as "lastClientLoginAt"
    from asked order by 1`.execute(tx.db)
  return rows.map((row) => ({ ...row, lastClientLoginAt: row.lastClientLoginAt?.toISOString() ?? null }))
}
