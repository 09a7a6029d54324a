import { shownRowLimit } from '@portico/contract/areas/schedule-imports/import.rules.ts'
import type {
  ImportedRow,
  ImportSummary,
  ScheduleImport,
} from '@portico/contract/areas/schedule-imports/import.shapes.ts'
import { historyLength } from '@portico/contract/areas/events/progress.rules.ts'
import type { ScheduleType } from '@portico/contract/areas/schedules/schedule-types.ts'
import { sql, type Selectable } from 'kysely'
import { readCursor, writeCursor } from '../../platform/cursor.ts'
import type { Tx } from '../../platform/database/database.ts'
import { isId } from '../../platform/ids.ts'
import type { ImportOf } from './schedule-imports.store.ts'
import type { Tables } from '../../tables/tables.generated.ts'

/** A stored import with names for people. */
export interface StoredImport extends Selectable<Tables['schedule_imports']> {
  readonly tab_name: string | null
  readonly created_by_name: string
  readonly brokerage_code: string
  readonly company_name: string
}

export const imports = sql`select schedule_imports.*, schedule_tabs.name as tab_name, head.brokerage_code, company_name,
    person.name as created_by_name
  from schedule_imports join person_names person on person.id = created_by join account_heads head on head.code = schedule_imports.account_code
    left join schedule_tabs on schedule_tabs.account_code = schedule_imports.account_code
      and schedule_tabs.schedule_type = schedule_imports.schedule_type and schedule_tabs.tab_id = schedule_imports.tab_id`

/** One import of an account; undefined if there is none with that id. */
export async function importView(tx: Tx, { account, id }: ImportOf): Promise<StoredImport | undefined> {
  if (!isId(id)) return undefined
  const { rows } = await sql<StoredImport>`${imports}
    where schedule_imports.account_code = ${account} and schedule_imports.id = ${id}`.execute(tx.db)
  return rows[0]
}

/** Whether a later import of the same tab was made: what an earlier one would write is out of date. */
export async function hasSuccessor(tx: Tx, stored: StoredImport): Promise<boolean> {
  const { rows } = await sql<{ id: string }>`select id from schedule_imports
    where account_code = ${stored.account_code} and schedule_type = ${stored.schedule_type} and tab_id = ${stored.tab_id}
      and created_at > ${stored.created_at} and state = 'IMPORTED' limit 1`.execute(tx.db)
  return rows.length > 0
}

/** An import's progress, locked until the transaction ends. */
export async function lockedImport(tx: Tx, { account, id }: ImportOf) {
  const { rows } = await sql<Pick<StoredImport, 'state' | 'made_to' | 'undone_to' | 'left_count'>>`
    select state, made_to, undone_to, left_count from schedule_imports
    where account_code = ${account} and id = ${id} for update`.execute(tx.db)
  return rows[0]
}

/** The latest imports of an account, of one type if given. */
export async function importHistoryView(tx: Tx, account: string, type?: ScheduleType): Promise<ImportSummary[]> {
  const { rows } = await sql<StoredImport>`${imports} where schedule_imports.account_code = ${account}
    ${type === undefined ? sql`` : sql`and schedule_imports.schedule_type = ${type}`}
    order by schedule_imports.created_at desc, schedule_imports.id desc limit ${historyLength}`.execute(tx.db)
  return rows.map(summaryOf)
}

/** What people of a brokerage chose for headings before, by their words. */
export async function rememberedHeadings(
  tx: Tx,
  brokerage: string,
  type: ScheduleType,
): Promise<Record<string, string>> {
  const { rows } = await sql<{ heading: string; column: string }>`select heading, column_key as column
    from schedule_import_headings where brokerage_code = ${brokerage} and schedule_type = ${type}`.execute(tx.db)
  return Object.fromEntries(rows.map(({ heading, column }) => [heading, column]))
}

const isPlace = (value: string) => /^\d{1,6}$/.test(value)

/** A page of the rows of one kind that an import shows. */
export async function importRowsView(
  tx: Tx,
  { account, id }: ImportOf,
  { kind, cursor, limit }: { readonly kind: string; readonly cursor: string | undefined; readonly limit: number },
): Promise<{ items: ImportedRow[]; nextCursor: string | null }> {
  const [after = '-1'] = readCursor(cursor, [isPlace]) ?? []
  const { rows } = await sql<{ place: number; row: ImportedRow }>`select place, row from schedule_import_rows
    where account_code = ${account} and import_id = ${id} and kind = ${kind} and place > ${Number(after)}
    order by place limit ${Math.min(limit, shownRowLimit) + 1}`.execute(tx.db)
  const page = rows.slice(0, limit)
  const last = page.at(-1)
  return {
    items: page.map(({ row }) => row),
    nextCursor: rows.length > limit && last !== undefined ? writeCursor([String(last.place)]) : null,
  }
}

export const summaryOf = (stored: StoredImport): ImportSummary => ({
  scheduleImportId: stored.id,
  scheduleType: stored.schedule_type,
  tabId: stored.tab_id,
  tabName: stored.tab_name,
  snapshotType: 'CURRENT',
  state: stored.state,
  file: { name: stored.file_name, bytes: stored.bytes, isKept: stored.file_key !== null },
  progress: stored.progress,
  message: stored.message,
  counts: stored.counts,
  createdAt: stored.created_at.toISOString(),
  createdByName: stored.created_by_name,
  changedAt: stored.changed_at.toISOString(),
})

export const shownImport = (stored: StoredImport): ScheduleImport => ({
  ...summaryOf(stored),
  look: stored.look,
  choices: stored.choices,
  totals: stored.totals,
})

/** Imports started before a time whose files are still stored. */
export async function importsBefore(tx: Tx, before: Date) {
  const { rows } = await sql<{ account: string; id: string; name: string; fileKey: string | null }>`
    select account_code as account, id, file_name as name, file_key as "fileKey"
    from schedule_imports where created_at < ${before} and (file_key is not null or plan_key is not null)
      and state not in ('READING', 'CHECKING', 'IMPORTING', 'CANCELING', 'UNDOING')`.execute(tx.db)
  return rows
}
