import type { LawFirmDashboard } from '@portico/contract/areas/law-firm/law-firm.shapes.ts'
import { sql } from 'kysely'
import type { Tx } from '../../platform/database/database.ts'

/**
 * The professional liability policy of a law firm, its newest, with the team's Advisor as producer. Undefined for an
 * account that is no law firm, or has neither.
 */
export async function lawFirmDashboardView(
  tx: Tx,
  account: string,
  today: string,
): Promise<LawFirmDashboard | undefined> {
  const { rows } = await sql<LawFirmDashboard>`
    select company_name as "alpsFirmName", coalesce(producer.name, brokerages.name) as "producerName",
      producer.email as "producerEmail", producer.phone as "producerPhone", producer.picture as "alpsPicture",
      lpl.expiration_date as "lplExpirationDate", coalesce(lpl.canceled_on <= ${today}::date, false) as canceled,
      round(100.0 * least(greatest(${today}::date - lpl.effective_date, 0), lpl.expiration_date - lpl.effective_date)
        / nullif(lpl.expiration_date - lpl.effective_date, 0))::int as "lplProgressBarPercent"
    from accounts join brokerages on brokerages.code = brokerage_code
    left join lateral (select concat_ws(' ', first_name, last_name) as name, email, public_phone as phone,
        profile_picture as picture from account_agents join users on users.id = user_id and disabled_at is null
      where account_code = ${account} order by role <> 'ADVISOR', users.id is distinct from primary_contact_id limit 1
    ) producer on true
    left join lateral (select effective_date, expiration_date, canceled_on from policies
      where account_code = ${account} and policy_type = 'LPL' and stage <> 'QUOTED'
      order by effective_date desc limit 1) lpl on true
    where accounts.code = ${account} and is_law_firm
      and (producer.name is not null or lpl.expiration_date is not null)`.execute(tx.db)
  return rows[0]
}
