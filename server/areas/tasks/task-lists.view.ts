import type { Task, TaskLists } from '@portico/contract/areas/tasks/task.shapes.ts'
import { sql } from 'kysely'
import { isId } from '../../platform/ids.ts'
import type { AccountContext } from '../../platform/context.ts'
import { readCursor, writeCursor } from '../../platform/cursor.ts'
import type { Tx } from '../../platform/database/database.ts'
import { containing } from '../../platform/text-search.ts'

/** The person and the account of a list: tasks say whether they are this person's. */
export interface Reader {
  readonly account: string
  readonly userId: string
}

export const readerOf = ({ account, actor }: AccountContext): Reader => ({
  account: account.account,
  userId: actor.userId,
})

export interface TaskFilter {
  readonly status: 'open' | 'completed' | 'any'
  /** Username of the person it is tagged to. */
  readonly tagged?: string | undefined
  /** Ms since 1970. */
  readonly dueBefore?: number | undefined
  readonly search?: string | undefined
  readonly cursor?: string | undefined
  readonly limit: number
}

/** The lists that every change returns: the first page of open tasks. */
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
  readonly completedByName: string | null
  readonly version: number
  readonly username: string
  readonly name: string
}

const due = sql`coalesce(due_at, 'infinity')`

/** Written as SQL, not built: the most asked list of all would spend a tenth of its time on building. */
const taskRows = sql`select tasks.id, details, tagged_id, owner_id, due_at, page, link, secondary_id, completed_at,
    (select completer.name from person_names completer
      where completer.id = completed_by) as "completedByName",
    version, username, case when disabled_at is null then name else 'Unassigned (was ' || name || ')' end as name
  from tasks join person_names person on person.id = tagged_id`

/** A page of an account's tasks, soonest due first, and those tagged to the reader. */
export async function taskListsView(tx: Tx, reader: Reader, filter: TaskFilter = firstPage): Promise<TaskLists> {
  const rows = await matching(tx, reader, filter, filter.limit + 1)
  const page = rows.slice(0, filter.limit)
  const isWhole = rows.length <= filter.limit && filter.cursor === undefined
  const tagged = isWhole
    ? page.filter(({ tagged_id }) => tagged_id === reader.userId)
    : await taggedRows(tx, reader, filter)
  const last = page.at(-1)
  return {
    all: page.map((row) => shown(row, reader)),
    tagged: tagged.map((row) => shown(row, reader)),
    nextCursor:
      rows.length > filter.limit && last ? writeCursor([last.due_at?.toISOString() ?? 'infinity', last.id]) : null,
  }
}

/** The task of an id, or none. */
export async function taskView(tx: Tx, reader: Reader, id: string): Promise<Task[]> {
  const { rows } = await sql<TaskRow>`${taskRows} where account_code = ${reader.account} and tasks.id = ${id}`.execute(
    tx.db,
  )
  return rows.map((row) => shown(row, reader))
}

/** The id of the person a task is tagged to. */
export async function taggedIdOf(tx: Tx, account: string, id: string): Promise<string> {
  const { rows } = await sql<{ tagged_id: string }>`select tagged_id from tasks
    where account_code = ${account} and id = ${id}`.execute(tx.db)
  return rows[0]!.tagged_id
}

async function matching(tx: Tx, reader: Reader, filter: TaskFilter, limit: number, taggedOnly = sql``) {
  const { rows } = await sql<TaskRow>`${taskRows} where account_code = ${reader.account} ${ofStatus[filter.status]}
    ${of(filter.tagged)} ${before(filter.dueBefore)} ${found(filter.search)} ${after(filter.cursor)} ${taggedOnly}
    order by ${due}, tasks.id limit ${limit}`.execute(tx.db)
  return rows
}

/** If the account has more than one page, the reader's own tasks have a separate one. */
function taggedRows(tx: Tx, reader: Reader, filter: TaskFilter): Promise<TaskRow[]> {
  return matching(tx, reader, { ...filter, cursor: undefined }, filter.limit, sql`and tagged_id = ${reader.userId}`)
}

const ofStatus = {
  open: sql`and completed_at is null`,
  completed: sql`and completed_at is not null`,
  any: sql``,
}

const of = (tagged: string | undefined) =>
  tagged === undefined ? sql`` : sql`and lower(username) = ${tagged.toLowerCase()}`

const before = (epoch: number | undefined) => (epoch === undefined ? sql`` : sql`and due_at < ${new Date(epoch)}`)

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
    taggedName: row.name,
    dueEpoch: row.due_at?.getTime() ?? null,
    page: row.page,
    link: row.link,
    secondaryId: row.secondary_id,
    completed: row.completed_at !== null,
    completedEpoch: row.completed_at?.getTime() ?? null,
    completedByName: row.completedByName,
    isTagged: row.tagged_id === reader.userId,
    isOwner: row.owner_id === reader.userId,
    version: row.version,
  }
}
