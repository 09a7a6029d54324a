import type { OpenWork } from '@portico/contract/areas/open-work/open-work.shapes.ts'
import { sql } from 'kysely'
import type { Tx } from '../../platform/database/database.ts'

type AtBrokerage = OpenWork['brokerages'][number]

/** Open rows that name a user, with their accounts; each of a kind that is handed over. */
const openRows = (userId: string) => sql`(
  select 'tasks' as kind, account_code from tasks where tagged_id = ${userId} and completed_at is null
  union all select 'renewals', account_code from renewal_sections
    where owner_id = ${userId} and mark is distinct from 'COMPLETE'
  union all select 'renewals', account_code from subjectivities
    where owner_id = ${userId} and status in ('OPEN', 'SUBMITTED')
  union all select 'conversations', account_code from conversations
    where assignee_id = ${userId} and status <> 'DONE'
  union all (select 'accounts', account_code from account_agents where user_id = ${userId}
    union select 'accounts', code from accounts where primary_contact_id = ${userId}))`

/** What a user has open at the brokerages they work for, and who there could take it over. */
export async function openWorkView(tx: Tx, userId: string): Promise<OpenWork> {
  const { rows } = await sql<{ many: number }>`select count(*)::int as many from tasks
    where tagged_id = ${userId} and completed_at is null
      and account_code in (select account_code from account_roles where user_id = ${userId})`.execute(tx.db)
  return { brokerages: await openWorkAt(tx, userId), insuredTasks: rows[0]!.many }
}

/** What a user has open at each of the brokerages they work for. */
export async function openWorkAt(tx: Tx, userId: string): Promise<AtBrokerage[]> {
  const { rows: brokerages } = await sql<AtBrokerage>`with work as (
      select brokerage_code, kind, count(*)::int as many
      from ${openRows(userId)} open join accounts on accounts.code = account_code and deleted_at is null group by 1, 2)
    select code, name, ${counted('tasks')} as tasks, ${counted('renewals')} as renewals,
      ${counted('conversations')} as conversations, ${counted('accounts')} as accounts,
      coalesce((select jsonb_agg(jsonb_build_object('username', username, 'name', person.name) order by person.name, username)
        from person_names person where person.id <> ${userId} and disabled_at is null and not is_viewer
          and person.id in (select user_id from broker_roles where brokerage_code = code)), '[]') as colleagues
    from brokerages where code in (select brokerage_code from broker_roles where user_id = ${userId})
    order by name`.execute(tx.db)
  return brokerages
}

const counted = (kind: keyof AtBrokerage) =>
  sql`coalesce((select many from work where brokerage_code = code and kind = ${sql.lit(kind)}), 0)`

/** The accounts of a brokerage in which a user has anything open. */
export async function accountsWithWork(tx: Tx, userId: string, brokerage: string): Promise<string[]> {
  const { rows } = await sql<{ code: string }>`select distinct code from ${openRows(userId)} open
    join accounts on code = account_code where brokerage_code = ${brokerage} order by code`.execute(tx.db)
  return rows.map(({ code }) => code)
}

/** The id of an active colleague at a brokerage. */
export async function colleagueAt(tx: Tx, brokerage: string, username: string): Promise<string | undefined> {
  const { rows } = await sql<{ id: string }>`select id from person_names
    where lower(username) = ${username.toLowerCase()} and disabled_at is null and not is_viewer
      and id in (select user_id from broker_roles where brokerage_code = ${brokerage})`.execute(tx.db)
  return rows[0]?.id
}
