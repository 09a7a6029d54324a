import type { Workload } from '@portico/contract/areas/workbench/workbench.shapes.ts'
import { sql } from 'kysely'
import type { Tx } from '../../platform/database/database.ts'
import { accountsOf, type Asked } from './work.view.ts'

/** The most people listed. */
const mostPeople = 100

/** Each staff member's open work, by name. Each count is one pass over the brokerage's open records. */
export async function workloadView(tx: Tx, asked: Asked): Promise<Workload[]> {
  const { rows } = await sql<Workload>`
    with staff as (select distinct person_names.id, username, name from broker_roles
        join person_names on person_names.id = user_id
        where brokerage_code = ${asked.brokerage} order by name, username limit ${mostPeople}),
      renewing as (select user_id as id, count(distinct (renewal_cycles.account_code, renewal_cycles.id))::int as renewals
        from account_agents join accounts on accounts.code = account_agents.account_code
        join renewal_cycles on renewal_cycles.account_code = accounts.code and is_current and stage not in ('BOUND', 'CLOSED')
        where ${accountsOf(asked)} group by user_id),
      tasked as (select tagged_id as id, count(*)::int as tasks,
          count(*) filter (where due_at < ${asked.today})::int as overdue
        from tasks join accounts on accounts.code = tasks.account_code
        where completed_at is null and ${accountsOf(asked)} group by tagged_id),
      waiting as (select assignee_id as id, count(*)::int as messages
        from conversations join accounts on accounts.code = conversations.account_code
        where status in ('NEW', 'WAITING_BROKER') and ${accountsOf(asked)} group by assignee_id)
    select username, name, coalesce(renewals, 0) as renewals, coalesce(tasks, 0) as tasks,
      coalesce(overdue, 0) as overdue, coalesce(messages, 0) as messages
    from staff left join renewing using (id) left join tasked using (id) left join waiting using (id)
    order by name, username`.execute(tx.db)
  return rows
}
