import { historyLength } from '@portico/contract/areas/events/progress.rules.ts'
import {
  type AccountUpload,
  undoHours,
  type UploadError,
  type UploadRow,
  type UploadRowState,
} from '@portico/contract/areas/account-uploads/account-upload.shapes.ts'
import { uploadFields } from '@portico/contract/areas/account-uploads/upload-columns.ts'
import { type Selectable, sql } from 'kysely'
import { readCursor, writeCursor } from '../../platform/cursor.ts'
import type { Tx } from '../../platform/database/database.ts'
import { isId } from '../../platform/ids.ts'
import type { Tables } from '../../tables/tables.generated.ts'

/** Which upload: one of another brokerage is not found. */
export interface UploadOf {
  readonly brokerage: string
  readonly id: string
}

/** An upload as it is stored, with names, counts and the first rows. */
export interface StoredUpload extends Selectable<Tables['account_uploads']> {
  readonly broker_name: string
  readonly created_by_name: string
  readonly counts: AccountUpload['counts']
  readonly first_rows: string[][]
}

const uploads = sql`select account_uploads.*, brokerages.name as broker_name, person.name as created_by_name,
    (select json_build_object('rows', count(*), 'ready', count(*) filter (where state = 'READY'),
        'errors', count(*) filter (where state = 'ERROR'), 'created', count(*) filter (where state = 'CREATED'),
        'failed', count(*) filter (where state = 'FAILED'), 'removed', count(*) filter (where state = 'REMOVED'),
        'left', count(*) filter (where state = 'LEFT'))
      from account_upload_rows where upload_id = account_uploads.id) as counts,
    (select coalesce(json_agg(cells), '[]') from (select cells from account_upload_rows
      where upload_id = account_uploads.id order by row limit 3) first) as first_rows
  from account_uploads join brokerages on brokerages.code = account_uploads.brokerage_code
    join person_names person on person.id = account_uploads.created_by`

/** One upload of a brokerage; undefined if there is none of that id. */
export async function uploadView(tx: Tx, { brokerage, id }: UploadOf): Promise<StoredUpload | undefined> {
  if (!isId(id)) return undefined
  const { rows } = await sql<StoredUpload>`${uploads}
    where account_uploads.brokerage_code = ${brokerage} and account_uploads.id = ${id}`.execute(tx.db)
  return rows[0]
}

/** An upload by its id alone, for background work. */
export async function uploadToWork(tx: Tx, id: string): Promise<StoredUpload | undefined> {
  const { rows } = await sql<StoredUpload>`${uploads} where account_uploads.id = ${id}`.execute(tx.db)
  return rows[0]
}

/** The last uploads of a brokerage, or of all where none is given. */
export async function uploadHistory(tx: Tx, now: Date, brokerage?: string): Promise<AccountUpload[]> {
  const { rows } = await sql<StoredUpload>`${uploads}
    where ${brokerage === undefined ? sql`true` : sql`account_uploads.brokerage_code = ${brokerage}`}
    order by account_uploads.created_at desc, account_uploads.id desc limit ${historyLength}`.execute(tx.db)
  return rows.map((row) => shownUpload(row, now))
}

/** The rows of a file as they were read. */
export async function fileRowsView(tx: Tx, id: string): Promise<{ row: number; cells: string[] }[]> {
  const { rows } = await sql<{ row: number; cells: string[] }>`select row, cells from account_upload_rows
    where upload_id = ${id} order by row`.execute(tx.db)
  return rows
}

/** The rows that became no account, with what is wrong with each. */
export async function failedRowsView(tx: Tx, id: string): Promise<{ cells: string[]; toFix: string }[]> {
  const { rows } = await sql<Pick<StoredRow, 'message'> & { cells: string[]; errors: UploadError[] }>`
    select cells, errors, message from account_upload_rows
    where upload_id = ${id} and state in ('ERROR', 'FAILED') order by row`.execute(tx.db)
  return rows.map(({ cells, errors, message }) => ({
    cells,
    toFix: [...errors.map(({ heading, message: text }) => `${heading}: ${text}`), message ?? ''].join(' ').trim(),
  }))
}

const isRow = (value: string) => /^\d{1,7}$/.test(value)

interface RowsAsked {
  readonly state?: UploadRowState | undefined
  readonly cursor?: string | undefined
  readonly limit: number
}

type StoredRow = Selectable<Tables['account_upload_rows']>

/** A page of the rows of an upload, in the order of the file. */
export async function uploadRowsView(tx: Tx, upload: StoredUpload, { state, cursor, limit }: RowsAsked) {
  const [after = '-1'] = readCursor(cursor, [isRow]) ?? []
  const { rows } = await sql<StoredRow>`select * from account_upload_rows where upload_id = ${upload.id}
    and row > ${Number(after)} ${state === undefined ? sql`` : sql`and state = ${state}`}
    order by row limit ${limit + 1}`.execute(tx.db)
  const items = rows.slice(0, limit).map((row) => shownRow(row, upload))
  const last = items.at(-1)
  return { items, nextCursor: rows.length > limit && last !== undefined ? writeCursor([String(last.row)]) : null }
}

/** The rows in a state, in the order of the file, for background work. */
export async function rowsIn(tx: Tx, id: string, state: UploadRowState): Promise<number[]> {
  const { rows } = await sql<{ row: number }>`select row from account_upload_rows
    where upload_id = ${id} and state = ${state} order by row`.execute(tx.db)
  return rows.map(({ row }) => row)
}

/** A row in a state, locked until the transaction ends; undefined if it has moved on. */
export async function lockedRow(
  tx: Tx,
  { id, row, state }: { readonly id: string; readonly row: number; readonly state: UploadRowState },
): Promise<StoredRow | undefined> {
  const { rows } = await sql<StoredRow>`select * from account_upload_rows
    where upload_id = ${id} and row = ${row} and state = ${state} for update`.execute(tx.db)
  return rows[0]
}

const hourMs = 3_600_000

/** Background work that has not moved for so long can be resumed. */
const stalledMs = 120_000

export function shownUpload(stored: StoredUpload, now: Date): AccountUpload {
  const { counts, state, headings } = stored
  const undoUntil =
    state === 'CREATED' && counts.created > 0 && stored.finished_at !== null
      ? new Date(stored.finished_at.getTime() + undoHours * hourMs)
      : null
  return {
    uploadId: stored.id,
    brokerCode: stored.brokerage_code,
    brokerName: stored.broker_name,
    state,
    fileName: stored.file_name,
    bytes: stored.bytes,
    headings: [...headings],
    samples: headings.map((_, place) =>
      stored.first_rows.map((cells) => cells[place] ?? '').filter((value) => value !== ''),
    ),
    columns: Object.fromEntries(
      uploadFields.map((field) => [field, stored.columns[field]]),
    ) as AccountUpload['columns'],
    suggestsCodes: stored.suggests_codes,
    counts,
    isStalled: (state === 'CREATING' || state === 'UNDOING') && now.getTime() - stored.changed_at.getTime() > stalledMs,
    createdByName: stored.created_by_name,
    createdAt: stored.created_at.toISOString(),
    finishedAt: stored.finished_at?.toISOString() ?? null,
    undoUntil: undoUntil !== null && undoUntil > now ? undoUntil.toISOString() : null,
  }
}

function shownRow(
  { row, state, code, cells, opening, errors, ...rest }: StoredRow,
  { columns }: StoredUpload,
): UploadRow {
  const typed = (field: keyof StoredUpload['columns']): string => {
    const place = columns[field]
    return place === null ? '' : (cells[place] ?? '')
  }
  return {
    row,
    state,
    companyName: opening?.companyName ?? typed('companyName'),
    code,
    relationship: opening?.relationship ?? null,
    lines: opening?.lines ?? [],
    manager: typed('manager'),
    advisor: typed('advisor'),
    invites: opening?.contact?.email ?? null,
    errors,
    accountCode: rest.created_code,
    message: rest.message,
  }
}
