import type { Task, TaskLists } from '@portico/contract/areas/tasks/task.shapes.ts'
import { sql } from 'kysely'
import { fullName } from '../../platform/access/actor.ts'
import { isId } from '../../platform/ids.ts'
import { readCursor, writeCursor } from '../../platform/cursor.ts'
import type { Tx } from '../../platform/database/database.ts'
import { containing } from '../../platform/text-search.ts'

/** Whose list of which account: tasks say whether they are this person's. */
export interface Reader {
  readonly account: string
  readonly userId: string
}

export interface TaskFilter {
  readonly status: 'open' | 'completed' | 'any'
  readonly search?: string | undefined
  readonly cursor?: string | undefined
  readonly limit: number
}

/** The lists as every change answers them: the first page of what is open. */
const firstPage: TaskFilter = { status: 'open', limit: 50 }

const isDue = (value: string) => value === 'infinity' || !Number.isNaN(Date.parse(value))

interface TaskRow {
  readonly id: string
  readonly details: string
  readonly tagged_id: string
  readonly owner_id: string
  readonly due_at: Date | null
  readonly page: string | null
  readonly link: string | null
  readonly secondary_id: string
  readonly completed_at: Date | null
  readonly version: number
  readonly username: string
  readonly firstName: string
  readonly lastName: string
}

const due = sql`coalesce(due_at, 'infinity')`

/** Written as SQL, not built: the most asked list of all would spend a tenth of its time on building. */
const taskRows = sql`select tasks.id, details, tagged_id, owner_id, due_at, page, link, secondary_id, completed_at,
    version, username, first_name as "firstName", last_name as "lastName"
  from tasks join users on users.id = tagged_id`

/** A page of an account's tasks, soonest due first, and those tagged to the reader. */
export async function taskListsView(tx: Tx, reader: Reader, filter: TaskFilter = firstPage): Promise<TaskLists> {
  const rows = await pageAndTagged(tx, reader, filter)
  const page = rows.filter((row) => row.inPage)
  const last = page[filter.limit - 1]
  return {
    all: page.slice(0, filter.limit).map((row) => shown(row, reader)),
    tagged: rows
      .filter((row) => row.tagged_id === reader.userId)
      .slice(0, filter.limit)
      .map((row) => shown(row, reader)),
    nextCursor:
      page.length > filter.limit && last ? writeCursor([last.due_at?.toISOString() ?? 'infinity', last.id]) : null,
  }
}

/** One task, or undefined where the account has none of that id. */
export async function taskView(tx: Tx, reader: Reader, id: string): Promise<Task | undefined> {
  if (!isId(id)) return undefined
  const found = await sql<TaskRow>`${taskRows} where account_code = ${reader.account} and tasks.id = ${id}`.execute(
    tx.db,
  )
  const row = found.rows[0]
  return row && shown(row, reader)
}

/** One statement for both lists: the page, and what else is tagged to the reader, together in the order of the list. */
async function pageAndTagged(tx: Tx, { account, userId }: Reader, filter: TaskFilter) {
  const matching = sql`account_code = ${account} ${ofStatus[filter.status]} ${found(filter.search)}`
  const { rows } = await sql<TaskRow & { inPage: boolean }>`
    with page as (
      ${taskRows} where ${matching} ${after(filter.cursor)} order by ${due}, tasks.id limit ${filter.limit + 1}
    )
    select *, true as "inPage" from page
    union all (
      select *, false from (
        ${taskRows} where ${matching} and tagged_id = ${userId} and tasks.id not in (select id from page)
        order by ${due}, tasks.id limit ${filter.limit}
      ) as also_tagged
    )
    order by due_at, id`.execute(tx.db)
  return rows
}

const ofStatus = {
  open: sql`and completed_at is null`,
  completed: sql`and completed_at is not null`,
  any: sql``,
}

const found = (search: string | undefined) =>
  search === undefined || search === '' ? sql`` : sql`and lower(details) like ${containing(search)}`

function after(cursor: string | undefined) {
  const place = readCursor(cursor, [isDue, isId])
  if (place === undefined) return sql``
  return sql`and (${due}, tasks.id) > (${place[0]}::timestamptz, ${place[1]}::uuid)`
}

function shown(row: TaskRow, reader: Reader): Task {
  return {
    id: row.id,
    details: row.details,
    tagged: row.username,
    taggedName: fullName(row),
    dueEpoch: row.due_at?.getTime() ?? null,
    page: row.page,
    link: row.link,
    secondaryId: row.secondary_id,
    completed: row.completed_at !== null,
    isTagged: row.tagged_id === reader.userId,
    isOwner: row.owner_id === reader.userId,
    version: row.version,
  }
}
