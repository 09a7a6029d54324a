import type { CalendarDate } from '@portico/contract/areas/calendar/calendar.shapes.ts'
import { sql } from 'kysely'
import type { Tx } from '../../platform/database/database.ts'

interface Asked {
  readonly account: string
  readonly userId: string
  readonly from: string
  readonly to: string
  readonly limit: number
}

/**
 * Open deadlines of claims. Those based on medical facts are excluded, since calendars are shared and exported; the
 * carrier's people get none.
 */
export async function claimDeadlineDates(tx: Tx, { account, userId, from, to, limit }: Asked): Promise<CalendarDate[]> {
  const { rows } = await sql<{ claimId: string; kind: string; name: string; day: string }>`
    select claim_id as "claimId", due.kind, case when due.kind like 'SUMMARY%' then label else our_number || ': ' || label end as name, due_on as day
    from claim_deadlines due join claims on claims.account_code = due.account_code and claims.id = claim_id
    where due.account_code = ${account} and claims.account_code = ${account} and not is_medical
      and due_on between ${from}::date and ${to}::date
      and not coalesce((select bool_and(role = 'INS_PARTNER') from account_roles
        where account_code = ${account} and user_id = ${userId}), false)
      -- A deadline of the year is on the calendar once, with the first claim that has it.
      and (due.kind not like 'SUMMARY%' or not exists (select from claim_deadlines first
        where first.account_code = ${account} and first.kind = due.kind and first.due_on = due.due_on
          and first.claim_id < due.claim_id))
    order by due_on, claim_id, due.kind limit ${limit}`.execute(tx.db)
  return rows.map(({ claimId, kind, name, day }) => ({
    id: `claim-${claimId}-${kind}`,
    kind: 'claim',
    name,
    day,
    link: `/${encodeURIComponent(account)}/claims-portal/${claimId}`,
  }))
}
