import {
  claimWaitCodes,
  type ClaimWait,
  soonDays,
  type WaitingClaims,
} from '@portico/contract/areas/workbench/waiting-claims.shapes.ts'
import { sql } from 'kysely'
import type { Tx } from '../../platform/database/database.ts'
import { accountsOf, type Asked, worksOn } from './work.view.ts'

interface Wanted extends Pick<Asked, 'brokerage' | 'person' | 'limit'> {
  readonly wait?: ClaimWait | undefined
  readonly timeZone: string
  /** `yyyy-mm-dd` */
  readonly today: string
}

type Item = WaitingClaims['items'][number]

/** Each claim of the brokerage's accounts with each reason to wait. Deadlines based on medical facts are omitted. */
const waiting = ({ brokerage, person, timeZone, today }: Wanted) => sql`
    with accounts as (select code, company_name from accounts
        where ${accountsOf({ brokerage })} and ${person === undefined ? sql`true` : worksOn(person)}),
      waits as (
        select 'CONFIRM' as wait, account_code, id as claim_id, '' as what, (created_at at time zone ${timeZone})::date as day
          from claims where awaits_confirmation and status = 'DRAFT' and account_code in (select code from accounts)
        union all
        select case when kind = 'ACKNOWLEDGMENT' then 'UNACKNOWLEDGED' when due_on < ${today}::date then 'LATE' else 'SOON' end,
            account_code, claim_id, case when kind = 'ACKNOWLEDGMENT' then '' else label end, due_on
          from claim_deadlines where not is_medical and due_on <= ${today}::date + ${soonDays}::int
            and (kind <> 'ACKNOWLEDGMENT' or due_on < ${today}::date) and account_code in (select code from accounts)
        union all
        select 'ANSWER', account_code, claim_id, '', (received_at at time zone ${timeZone})::date
          from claim_answers where filed_at is null and account_code in (select code from accounts)
        union all
        select 'LEDGER', link.account_code, link.claim_id, '', newest.valuation_on
          from claim_loss_links link
          join lateral (select losses.id, losses.version, valuation_on from losses
              join loss_runs on loss_runs.account_code = losses.account_code and loss_runs.id = run_id and removed_at is null
            where losses.account_code = link.account_code and losses.policy_id = link.policy_id
              and lower(losses.claim_number) = loss_key
            order by valuation_on desc, loss_runs.created_at desc limit 1) newest on true
          where state = 'LINKED' and link.account_code in (select code from accounts)
            and (newest.id, newest.version) is distinct from (reviewed_loss, reviewed_version)
      )`

/** Claims waiting for an action: counts by reason, and the claims of one or all reasons, earliest day first. */
export async function waitingClaimsView(tx: Tx, wanted: Wanted): Promise<WaitingClaims> {
  const wait = wanted.wait ?? null
  const [counted, { rows: items }] = await Promise.all([
    sql<{ wait: ClaimWait; count: number }>`${waiting(wanted)}
      select wait, count(*)::int as count from waits group by wait`.execute(tx.db),
    sql<Item>`${waiting(wanted)}
      select wait, claim_id as "claimId", our_number as "ourNumber", status = 'DRAFT' as "isDraft",
        waits.account_code as "accountId", company_name as "companyName", what, day
      from waits join accounts on accounts.code = waits.account_code
        join claims on claims.account_code = waits.account_code and claims.id = claim_id
      where ${wait}::text is null or wait = ${wait}
      order by day, claim_id, wait limit ${wanted.limit}`.execute(tx.db),
  ])
  const counts = claimWaitCodes.map((code) => ({
    wait: code,
    count: counted.rows.find((row) => row.wait === code)?.count ?? 0,
  }))
  const found = counts.filter((each) => wait === null || each.wait === wait)
  return { counts, waiting: found.reduce((sum, { count }) => sum + count, 0), items }
}
