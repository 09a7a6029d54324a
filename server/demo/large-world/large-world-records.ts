import { sql } from 'kysely'
import type { Tx } from '../../platform/database/database.ts'
import { daysAfter, noonOfWeekday } from '../demo-dates.ts'
import { demoLines } from '../demo-policies.ts'
import { demoTasks } from '../demo-tasks.ts'
import { companyFirstWords, companyForms, companyPlaces, companyTrades } from './large-world-names.ts'
import {
  accountsIn,
  advisorId,
  brokerageCode,
  dice,
  idOf,
  insuredId,
  managerId,
  nationalBrokerage,
  pick,
  staffId,
  type AccountRange,
} from './large-world-sql.ts'

const n = sql`account.n`

/** The companies: clients and, one in twelve, prospects, with renewals over the whole year to come. */
export async function makeLargeAccounts(tx: Tx, range: AccountRange, now: Date): Promise<void> {
  const name = sql`${pick(companyFirstWords, 'word', n)} || ' ' || ${pick(companyPlaces, 'place', n)} || ' '
    || ${pick(companyTrades, 'trade', n)} || ${pick(companyForms, 'company form', n)}`
  await sql`insert into accounts (code, company_name, brokerage_code, relationship, phase, ams_type,
      primary_effective_date, primary_contact_id)
    select account.code, ${name}, case when account.is_national then ${nationalBrokerage} else ${brokerageCode(sql`account.block`)} end,
      case when ${n} % 12 = 0 then 'PROSPECT' else 'CLIENT' end,
      case when ${n} % 12 = 0 then null else ${pick(['Renewal', 'Service', 'Service'], 'phase', n)} end,
      ${pick(['AMS360', 'Epic', 'Sagitta'], 'ams', n)},
      ${daysAfter(now, 1)}::date + ${dice('renewal', n, 365)}, ${managerId}
    from ${accountsIn(range)}`.execute(tx.db)
}

/** Each account's advisor, manager and, outside the national brokerage, claims person. */
export async function makeLargeAgents(tx: Tx, range: AccountRange): Promise<void> {
  await sql`insert into account_agents (account_code, user_id, role)
    select account.code, ${advisorId}, 'ADVISOR' from ${accountsIn(range)}
    union all select account.code, ${managerId}, 'P_ACCT_MGR' from ${accountsIn(range)}
    union all select account.code, ${staffId(sql`account.block`, sql`(8 + ${n} % 2)`)}, 'CLAIMS'
    from ${accountsIn(range)} where not account.is_national`.execute(tx.db)
}

/**
 * Yearly terms of each line, the current one up to the renewal; some were canceled, some are only in the agency
 * management system.
 */
export async function makeLargePolicies(tx: Tx, range: AccountRange, perAccount: number, now: Date): Promise<void> {
  const number = sql`(${n} * 1000 + policy.place)`
  const yearsBack = sql`(policy.place % ${sql.lit(termsOfLine)})`
  const expiration = sql`(accounts.primary_effective_date - make_interval(years => ${yearsBack}))::date`
  const effective = sql`(accounts.primary_effective_date - make_interval(years => 1 + ${yearsBack}))::date`
  // An account's lines follow one another in the list, so that it has none twice.
  const line = sql`(${dice('line', n, demoLines.length)} + policy.place / ${sql.lit(termsOfLine)})`
  const ofLine = (name: 'type' | 'name' | 'carrier' | 'prefix') =>
    sql<string>`(${demoLines.map((demoLine) => demoLine[name])}::text[])[1 + ${line} % ${sql.lit(demoLines.length)}]`
  await sql`insert into policies (account_code, id, is_external, policy_number, policy_type, carrier, name,
      effective_date, expiration_date, canceled_on, created_at)
    select account.code, ${idOf('policy', number)}, ${dice('external', number, 20)} = 0,
      ${ofLine('prefix')} || '-' || ${n} || '-' || to_char(${effective}, 'YY'), ${ofLine('type')},
      ${ofLine('carrier')}, ${ofLine('name')}, ${effective}, ${expiration},
      case when ${dice('canceled', number, 33)} = 0 then least(${effective} + 120, ${daysAfter(now, 0)}::date) end, ${now}
    from ${accountsIn(range)} join accounts on accounts.code = account.code
      cross join generate_series(0, ${perAccount}::int - 1) as policy (place)`.execute(tx.db)
}

/** Yearly terms that each line has. */
const termsOfLine = 5

/** Tasks of the last weeks and the next, two in five of them done, given to the insured and to staff. */
export async function makeLargeTasks(tx: Tx, range: AccountRange, perAccount: number, now: Date): Promise<void> {
  const number = sql`(${n} * 1000 + task.place)`
  const isDone = sql`${dice('done', number, 5)} < 2`
  const isLinked = sql`${dice('linked', number, 3)} = 0`
  const dueAt = sql`(${workdays(now)}::timestamptz[])[1 + ${dice('due', number, workdayCount)}]`
  await sql`insert into tasks (account_code, id, details, tagged_id, owner_id, due_at, page, link, completed_at, created_at)
    select account.code, ${idOf('task', number)}, ${pick(detailsOfTasks, 'details', number)},
      case when task.place % 5 < 3 then ${insuredId(n, sql`(task.place % 5)`)}
        when task.place % 5 = 3 then ${advisorId} else ${managerId} end,
      case when task.place % 2 = 0 then ${managerId} else ${advisorId} end,
      case when ${dice('undated', number, 10)} > 0 then ${dueAt} end,
      case when ${isLinked} then 'Dashboard' end, case when ${isLinked} then '/' || account.code || '/dashboard' end,
      case when ${isDone} then ${now}::timestamptz end, ${now}::timestamptz - interval '30 days'
    from ${accountsIn(range)} cross join generate_series(0, ${perAccount}::int - 1) as task (place)`.execute(tx.db)
}

const detailsOfTasks = demoTasks.map(({ details }) => details)

const workdayCount = 45

/** Noon of the working days around today. */
const workdays = (now: Date) => Array.from({ length: workdayCount }, (_, day) => noonOfWeekday(now, day - 10))
