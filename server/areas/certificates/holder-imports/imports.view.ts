import { type CertificateHolderDraft } from '@portico/contract/areas/certificates/certificate-holder.shapes.ts'
import {
  holderFields,
  holderFile,
  type HolderColumns,
} from '@portico/contract/areas/certificates/holders/holder-file.ts'
import {
  type HolderImport,
  type HolderImportRow,
  type HolderRowFilter,
  undoHours,
} from '@portico/contract/areas/certificates/holders/holder-import.shapes.ts'
import { onceKey } from '@portico/contract/areas/certificates/holders/likeness.rules.ts'
import { rememberedOf, type RememberedColumns } from '@portico/contract/kit/uploads/remembered-columns.ts'
import { historyLength } from '@portico/contract/areas/events/progress.rules.ts'
import { sql } from 'kysely'
import { readCursor, writeCursor } from '../../../platform/cursor.ts'
import type { Tx } from '../../../platform/database/database.ts'
import type { Row } from '../../../platform/database/rows.ts'
import { isId } from '../../../platform/ids.ts'

/** Which import of which account. */
export interface ImportAt {
  readonly account: string
  readonly id: string
}

/** An import as it is stored, with names, counts and the first rows. */
export interface StoredImport extends Row<'holder_imports'> {
  readonly created_by_name: string
  readonly counts: HolderImport['counts']
  readonly first_rows: string[][]
}

const imports = sql`select holder_imports.*, person.name as created_by_name,
    (select json_build_object('rows', count(*), 'ready', count(*) filter (where state = 'READY'),
        'alike', count(*) filter (where like_holder is not null or like_row is not null),
        'errors', count(*) filter (where state = 'ERROR'), 'added', count(*) filter (where state = 'ADDED'),
        'merged', count(*) filter (where state = 'MERGED'), 'kept', count(*) filter (where state = 'KEPT'),
        'failed', count(*) filter (where state = 'FAILED'), 'reversed', count(*) filter (where state = 'REVERSED'),
        'left', count(*) filter (where state = 'LEFT'))
      from holder_import_rows counted
      where counted.account_code = holder_imports.account_code and import_id = holder_imports.id) as counts,
    (select coalesce(json_agg(cells), '[]') from (select cells from holder_import_rows shown
      where shown.account_code = holder_imports.account_code and import_id = holder_imports.id order by row limit 3)
      first) as first_rows
  from holder_imports join person_names person on person.id = holder_imports.created_by`

/** One import; undefined if there is none with that id. */
export async function importView(tx: Tx, { account, id }: ImportAt): Promise<StoredImport | undefined> {
  if (!isId(id)) return undefined
  const { rows } = await sql<StoredImport>`${imports}
    where holder_imports.account_code = ${account} and holder_imports.id = ${id}`.execute(tx.db)
  return rows[0]
}

/** The last imports of an account. */
export async function importHistory(tx: Tx, account: string): Promise<StoredImport[]> {
  const { rows } = await sql<StoredImport>`${imports} where holder_imports.account_code = ${account}
    order by holder_imports.created_at desc, holder_imports.id desc limit ${historyLength}`.execute(tx.db)
  return rows
}

/** What the account chose before for headings. */
export async function rememberedColumns(tx: Tx, account: string): Promise<RememberedColumns<keyof HolderColumns>> {
  const { rows } = await sql<{ headings: string[]; columns: HolderColumns }>`select headings, columns
    from holder_imports where account_code = ${account} and state <> 'DRAFT'
    order by created_at desc, id desc limit 50`.execute(tx.db)
  return rememberedOf(holderFile.fields, rows.toReversed())
}

/** The rows of a file as they were read. */
export async function fileRows(tx: Tx, { account, id }: ImportAt): Promise<{ row: number; cells: string[] }[]> {
  const { rows } = await sql<{ row: number; cells: string[] }>`select row, cells from holder_import_rows
    where account_code = ${account} and import_id = ${id} order by row`.execute(tx.db)
  return rows
}

/** The rows that were not imported, with what is wrong with each. */
export async function failedRows(tx: Tx, { account, id }: ImportAt): Promise<{ cells: string[]; toFix: string }[]> {
  const { rows } = await sql<Pick<Row<'holder_import_rows'>, 'cells' | 'errors' | 'message'>>`
    select cells, errors, message from holder_import_rows
    where account_code = ${account} and import_id = ${id} and state in ('ERROR', 'FAILED') order by row`.execute(tx.db)
  return rows.map(({ cells, errors, message }) => ({
    cells,
    toFix: [...errors.map(({ heading, message: text }) => `${heading}: ${text}`), message ?? ''].join(' ').trim(),
  }))
}

interface ShownRow extends Pick<
  Row<'holder_import_rows'>,
  'row' | 'state' | 'cells' | 'draft' | 'choice' | 'errors' | 'message'
> {
  readonly likeHolder: CertificateHolderDraft | null
  readonly likeDraft: CertificateHolderDraft | null
  readonly likeRow: number | null
}

interface RowsAsked {
  readonly show: HolderRowFilter
  readonly cursor?: string | undefined
  readonly limit: number
}

const isRow = (value: string) => /^\d{1,7}$/.test(value)

/** A page of the rows of an import in the order of the file, each beside the holder that it looks like. */
export async function importRows(tx: Tx, stored: StoredImport, { show, cursor, limit }: RowsAsked) {
  const [after = '-1'] = readCursor(cursor, [isRow]) ?? []
  const { rows } = await sql<ShownRow>`
    select line.row, line.state, line.cells, line.draft, line.choice, line.errors, line.message,
      line.like_row as "likeRow", above.draft as "likeDraft",
      case when holder.id is not null then jsonb_build_object('name', holder.name, 'attention', holder.attention,
        'street', holder.street, 'city', holder.city, 'state', holder.state, 'zip', holder.zip, 'email', holder.email,
        'groupName', holder.group_name, 'interest', holder.interest, 'loanNumber', holder.loan_number,
        'asset', holder.asset, 'wording', holder.wording, 'isRenewed', holder.is_renewed) end as "likeHolder"
    from holder_import_rows line
      left join holder_import_rows above on above.account_code = line.account_code
        and above.import_id = line.import_id and above.row = line.like_row
      left join certificate_holders holder on holder.account_code = line.account_code and holder.id = line.like_holder
    where line.account_code = ${stored.account_code} and line.import_id = ${stored.id} and line.row > ${Number(after)}
      and (${show}::text = 'ALL' or line.state = ${show}
        or (${show}::text = 'ALIKE' and (line.like_holder is not null or line.like_row is not null)))
    order by line.row limit ${limit + 1}`.execute(tx.db)
  const items = rows.slice(0, limit).map((row) => shownRow(row, stored))
  const last = items.at(-1)
  return { items, nextCursor: rows.length > limit && last !== undefined ? writeCursor([String(last.row)]) : null }
}

function shownRow(row: ShownRow, { columns }: StoredImport): HolderImportRow {
  const { likeHolder, likeDraft, cells, draft, ...rest } = row
  const like = likeHolder ?? likeDraft
  const place = columns.name
  return {
    ...rest,
    name: draft?.name ?? (place === null ? '' : (cells[place] ?? '')),
    holder: draft,
    like,
    mayAdd: draft === null || like === null || onceKey(draft) !== onceKey(like),
  }
}

type WorkRow = Row<'holder_import_rows'>

/** The next rows in states, in the order of the file. */
export async function rowsToWork(
  tx: Tx,
  { account, id }: ImportAt,
  { states, limit }: { readonly states: readonly WorkRow['state'][]; readonly limit: number },
): Promise<WorkRow[]> {
  const { rows } = await sql<WorkRow>`select * from holder_import_rows
    where account_code = ${account} and import_id = ${id} and state = any(${[...states]}::text[])
    order by row limit ${limit}`.execute(tx.db)
  return rows
}

/** The rows of an import that became holders, or were merged into them. */
export async function rowsOfHolders(tx: Tx, { account, id }: ImportAt, holders: readonly string[]): Promise<WorkRow[]> {
  const { rows } = await sql<WorkRow>`select * from holder_import_rows
    where account_code = ${account} and import_id = ${id} and state in ('ADDED', 'MERGED')
      and holder_id = any(${[...holders]}::uuid[]) order by row`.execute(tx.db)
  return rows
}

/** The holders that rows above became, by their row. */
export async function holdersOfRows(
  tx: Tx,
  { account, id }: ImportAt,
  lines: readonly number[],
): Promise<Map<number, string>> {
  const { rows } = await sql<{ row: number; holderId: string }>`select row, holder_id as "holderId"
    from holder_import_rows where account_code = ${account} and import_id = ${id}
      and row = any(${[...lines]}::integer[]) and holder_id is not null`.execute(tx.db)
  return new Map(rows.map(({ row, holderId }) => [row, holderId]))
}

const hourMs = 3_600_000

/** Background work that has not moved for so long can be resumed. */
const stalledMs = 120_000

export function shownImport(stored: StoredImport, now: Date, mayChange: boolean): HolderImport {
  const { id, state, counts, headings, columns } = stored
  const finishedAt = state === 'IMPORTED' && counts.added + counts.merged > 0 ? stored.finished_at : null
  const undoUntil = finishedAt === null ? null : new Date(finishedAt.getTime() + undoHours * hourMs)
  const isWorking = state === 'IMPORTING' || state === 'UNDOING'
  return {
    id,
    state,
    fileName: stored.file_name,
    headings,
    samples: headings.map((_, place) =>
      stored.first_rows.map((cells) => cells[place] ?? '').filter((value) => value !== ''),
    ),
    columns: Object.fromEntries(holderFields.map((field) => [field, columns[field]])) as HolderImport['columns'],
    counts,
    isStalled: isWorking && now.getTime() - stored.changed_at.getTime() > stalledMs,
    createdByName: stored.created_by_name,
    createdAt: stored.created_at.toISOString(),
    finishedAt: stored.finished_at?.toISOString() ?? null,
    undoUntil: undoUntil !== null && undoUntil > now ? undoUntil.toISOString() : null,
    mayChange,
  }
}
