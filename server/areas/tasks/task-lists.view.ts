import type { Task, TaskLists } from '@portico/contract/areas/tasks/task.shapes.ts'
import { sql } from 'kysely'
import { fullName } from '../../platform/access/actor.ts'
import { isId } from '../../platform/ids.ts'
import { readCursor, writeCursor } from '../../platform/cursor.ts'
import type { Tx } from '../../platform/database/database.ts'
import { containing } from '../../platform/text-search.ts'
import type { SessionTables } from '../session/session.table.ts'
import type { TaskTables } from './tasks.table.ts'

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

const due = sql<string>`coalesce(tasks.due_at, 'infinity')`

const taskRows = (tx: Tx, { account }: Reader) =>
  tx.db
    .$extendTables<TaskTables & SessionTables>()
    .selectFrom('tasks')
    .innerJoin('users as tagged', 'tagged.id', 'tasks.tagged_id')
    .select([
      'tasks.id',
      'tasks.details',
      'tasks.tagged_id',
      'tasks.owner_id',
      'tasks.due_at',
      'tasks.page',
      'tasks.link',
      'tasks.secondary_id',
      'tasks.completed_at',
      'tasks.version',
      'tagged.username',
      'tagged.first_name as firstName',
      'tagged.last_name as lastName',
    ])
    .where('tasks.account_code', '=', account)

type TaskRow = Awaited<ReturnType<ReturnType<typeof taskRows>['execute']>>[number]

/** A page of an account's tasks, soonest due first, and those tagged to the reader. */
export async function taskListsView(tx: Tx, reader: Reader, filter: TaskFilter = firstPage): Promise<TaskLists> {
  const all = await filtered(tx, reader, filter).execute()
  const page = all.slice(0, filter.limit)
  const isWhole = all.length <= filter.limit && filter.cursor === undefined
  const tagged = isWhole ? page.filter((row) => row.tagged_id === reader.userId) : await taggedRows(tx, reader, filter)
  const last = page.at(-1)
  return {
    all: page.map((row) => shown(row, reader)),
    tagged: tagged.map((row) => shown(row, reader)),
    nextCursor:
      all.length > filter.limit && last ? writeCursor([last.due_at?.toISOString() ?? 'infinity', last.id]) : null,
  }
}

/** One task, or undefined where the account has none of that id. */
export async function taskView(tx: Tx, reader: Reader, id: string): Promise<Task | undefined> {
  if (!isId(id)) return undefined
  const row = await taskRows(tx, reader).where('tasks.id', '=', id).executeTakeFirst()
  return row && shown(row, reader)
}

function filtered(tx: Tx, reader: Reader, { status, search, cursor, limit }: TaskFilter) {
  let query = taskRows(tx, reader)
    .orderBy(due)
    .orderBy('tasks.id')
    .limit(limit + 1)
  if (status !== 'any') query = query.where('tasks.completed_at', status === 'open' ? 'is' : 'is not', null)
  if (search !== undefined && search !== '') {
    query = query.where(sql<boolean>`lower(tasks.details) like ${containing(search)}`)
  }
  const after = readCursor(cursor, [isDue, isId])
  if (after === undefined) return query
  return query.where(sql<boolean>`(${due}, tasks.id) > (${after[0]}::timestamptz, ${after[1]}::uuid)`)
}

/** The reader's own tasks have a page of their own where the account's list is longer than one. */
function taggedRows(tx: Tx, reader: Reader, filter: TaskFilter): Promise<TaskRow[]> {
  return filtered(tx, reader, { ...filter, cursor: undefined })
    .where('tasks.tagged_id', '=', reader.userId)
    .execute()
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
