import type { Workbench, WorkConversation, WorkTask } from '@portico/contract/areas/workbench/workbench.shapes.ts'
import { type RawBuilder, sql } from 'kysely'
import type { Tx } from '../../platform/database/database.ts'

/** Whose work is requested: everyone's at the brokerage by default. */
export interface Asked {
  readonly brokerage: string
  readonly person?: string | undefined
  readonly limit: number
  readonly now: Date
  /** The start of today: a task due today is not overdue yet. */
  readonly today: Date
}

/** The accounts of a brokerage that are worked on. */
export const accountsOf = ({ brokerage }: Pick<Asked, 'brokerage'>): RawBuilder<unknown> =>
  sql`accounts.brokerage_code = ${brokerage} and accounts.deleted_at is null and accounts.archived_at is null`

const idOf = (username: string) => sql`(select id from users where username = ${username})`

/** Whether someone works on an account for the brokerage. */
export const worksOn = (username: string) => sql`exists (select from account_agents
  where account_agents.account_code = accounts.code and user_id = ${idOf(username)})`

type TaskRow = Omit<WorkTask, 'dueEpoch' | 'assignee'> & {
  readonly dueAt: Date | null
  readonly username: string
  readonly name: string
}

/** Open tasks of a person, or of all who work at the brokerage; the soonest due first. */
export async function workTasksView(tx: Tx, asked: Asked): Promise<Workbench['tasks']> {
  const theirs =
    asked.person === undefined
      ? sql`tagged_id in (select user_id from broker_roles where brokerage_code = ${asked.brokerage})`
      : sql`tagged_id = ${idOf(asked.person)}`
  const open = sql`tasks join accounts on accounts.code = tasks.account_code
    where completed_at is null and ${theirs} and ${accountsOf(asked)}`
  const [counted, { rows }] = await Promise.all([
    countsOf(tx, open, asked.today),
    sql<TaskRow>`select tasks.id, tasks.account_code as "accountId", company_name as "companyName", details,
        due_at as "dueAt", link, username, name
      from (select tasks.*, company_name from ${open}
        order by coalesce(due_at, 'infinity'), tasks.id limit ${asked.limit}) tasks
      join person_names on person_names.id = tagged_id
      order by coalesce(due_at, 'infinity'), tasks.id`.execute(tx.db),
  ])
  const items = rows.map(({ dueAt, username, name, ...task }) => ({
    ...task,
    dueEpoch: dueAt?.getTime() ?? null,
    assignee: { username, name },
  }))
  return { open: counted.count, overdue: counted.overdue, items }
}

type ConversationRow = Omit<WorkConversation, 'dueEpoch' | 'lastAt' | 'assignee'> & {
  readonly dueAt: Date | null
  readonly lastAt: Date
  readonly username: string | null
  readonly name: string
}

/** Conversations that wait for the brokerage, the soonest due first; of one person also those of no one on their accounts. */
export async function waitingView(tx: Tx, asked: Asked): Promise<Workbench['messages']> {
  const { person } = asked
  const theirs =
    person === undefined
      ? sql`true`
      : sql`(assignee_id = ${idOf(person)} or (assignee_id is null and ${worksOn(person)}))`
  const waiting = sql`conversations join accounts on accounts.code = conversations.account_code
    where status in ('NEW', 'WAITING_BROKER') and ${theirs} and ${accountsOf(asked)}`
  const [counted, { rows }] = await Promise.all([
    countsOf(tx, waiting, asked.now),
    sql<ConversationRow>`select conversations.id, account_code as "accountId", company_name as "companyName", topic,
        subject, shared_at as "lastAt", due_at as "dueAt", username, coalesce(name, '') as name
      from (select conversations.*, company_name from ${waiting}
        order by coalesce(due_at, 'infinity'), conversations.id limit ${asked.limit}) conversations
      left join person_names on person_names.id = assignee_id
      order by coalesce(due_at, 'infinity'), conversations.id`.execute(tx.db),
  ])
  const items = rows.map(({ dueAt, lastAt, username, name, ...conversation }) => ({
    ...conversation,
    lastAt: lastAt.toISOString(),
    dueEpoch: dueAt?.getTime() ?? null,
    assignee: username === null ? null : { username, name },
  }))
  return { waiting: counted.count, overdue: counted.overdue, items }
}

async function countsOf(tx: Tx, found: RawBuilder<unknown>, before: Date): Promise<{ count: number; overdue: number }> {
  const { rows } = await sql<{ count: number; overdue: number }>`select count(*)::int as count,
    count(*) filter (where due_at < ${before})::int as overdue from ${found}`.execute(tx.db)
  return rows[0]!
}
