import { percentSettled, statusOn } from '@portico/contract/areas/subjectivities/subjectivity.rules.ts'
import type { Subjectivities, Subjectivity } from '@portico/contract/areas/subjectivities/subjectivity.shapes.ts'
import { sql } from 'kysely'
import type { Tx } from '../../platform/database/database.ts'
import { type OwnerRow, ownersView } from './owners.view.ts'
import type { Reader } from './subjectivity.access.ts'
import type { Row as TableRow } from '../../platform/database/rows.ts'

interface Cycle {
  readonly id: string
  readonly effective_on: string
}

interface FileRow {
  readonly subjectivityId: string
  readonly documentId: string
  readonly name: string
  readonly purpose: 'EVIDENCE' | 'CARRIER'
  readonly addedBy: string
  readonly addedAt: Date
}

type Row = TableRow<'subjectivities'> & {
  readonly carrier: string | null
  readonly policyNumber: string | null
  readonly owner: string | null
  readonly ownerName: string | null
  readonly settledName: string | null
}

/** A renewal's subjectivities, with their possible assignees and what the reader may do. */
export async function subjectivitiesView(tx: Tx, reader: Reader, cycle: Cycle): Promise<Subjectivities> {
  const { account, today, isStaff, maySubmit } = reader
  const rows = await rowsOf(tx, reader, cycle.id)
  const files = await filesOf(tx, account, cycle.id)
  const items = rows.map((row) => shown(row, files, today))
  return {
    cycleId: cycle.id,
    effectiveOn: cycle.effective_on,
    items,
    percent: percentSettled(items.map(({ status }) => status)),
    lines: isStaff ? await linesOf(tx, account, cycle.id) : [],
    owners: isStaff ? (await ownersView(tx, account)).map(named) : [],
    maySubmit,
    mayManage: isStaff,
  }
}

/** The renewal of a subjectivity; undefined if the account has none such. */
export async function cycleIdOf(tx: Tx, account: string, id: string): Promise<string | undefined> {
  const row = await tx.db
    .selectFrom('subjectivities')
    .select('cycle_id')
    .where('account_code', '=', account)
    .where('id', '=', id)
    .executeTakeFirst()
  return row?.cycle_id
}

/** Clients are not asked for what they do not see yet; subjectivities of a declined quote no longer count. */
async function rowsOf(tx: Tx, { account, isStaff }: Reader, cycleId: string): Promise<readonly Row[]> {
  const { rows } = await sql<Row>`
    select s.*, quotes.carrier, policies.policy_number as "policyNumber", owner.username as owner,
      owner.name as "ownerName",
      settler.name as "settledName"
    from subjectivities s
    left join quotes on quotes.account_code = s.account_code and quotes.id = s.quote_id
    left join quote_decisions d on d.account_code = s.account_code and d.quote_id = s.quote_id
    left join lateral (select policy_id from bind_orders o
      where o.account_code = s.account_code and o.cycle_id = s.cycle_id and o.line = s.line and o.policy_id is not null
        and (s.quote_id is null or o.quote_id = s.quote_id) limit 1) bound on true
    left join policies on policies.account_code = s.account_code and policies.id = bound.policy_id
    left join person_names owner on owner.id = s.owner_id
    left join person_names settler on settler.id = s.settled_by
    where s.account_code = ${account} and s.cycle_id = ${cycleId} and d.choice is distinct from 'DECLINED'
      ${isStaff ? sql`` : sql`and (s.quote_id is null or quotes.published is not null)`}
    order by s.line, s.due_on, s.id`.execute(tx.db)
  return rows
}

/** The files of a renewal's subjectivities but for those that were thrown away. */
async function filesOf(tx: Tx, account: string, cycleId: string): Promise<readonly FileRow[]> {
  const { rows } = await sql<FileRow>`
    select f.subjectivity_id as "subjectivityId", f.document_id as "documentId", documents.name, f.purpose,
      person.name as "addedBy", f.added_at as "addedAt"
    from subjectivity_files f
    join subjectivities s on s.account_code = f.account_code and s.id = f.subjectivity_id and s.cycle_id = ${cycleId}
    join unrestricted_documents documents on documents.account_code = f.account_code and documents.id = f.document_id and trashed_at is null
    join person_names person on person.id = f.added_by
    where f.account_code = ${account} order by f.added_at, f.document_id`.execute(tx.db)
  return rows
}

async function linesOf(tx: Tx, account: string, cycleId: string): Promise<Subjectivities['lines']> {
  const { rows } = await sql<{ line: string; id: string | null; carrier: string | null; expiresOn: string | null }>`
    select l.line, quotes.id, quotes.carrier, quotes.expires_on as "expiresOn" from renewal_lines l
    left join quotes on quotes.account_code = l.account_code and quotes.cycle_id = l.cycle_id and quotes.line = l.line
      and quotes.status not in ('DECLINED', 'NOT_TAKEN_UP')
    where l.account_code = ${account} and l.cycle_id = ${cycleId}
    order by l.place, quotes.carrier, quotes.id`.execute(tx.db)
  return [...Map.groupBy(rows, ({ line }) => line)].map(([line, quotes]) => ({
    line,
    quotes: quotes.flatMap(({ id, carrier, expiresOn }) => (id === null ? [] : [{ id, carrier: carrier!, expiresOn }])),
  }))
}

const named = ({ username, name, isStaff }: OwnerRow) => ({ username, name, isStaff })

function shown(row: Row, files: readonly FileRow[], today: string): Subjectivity {
  return {
    id: row.id,
    cycleId: row.cycle_id,
    line: row.line,
    quoteId: row.quote_id,
    carrier: row.carrier,
    policyNumber: row.policyNumber,
    text: row.text,
    kind: row.kind,
    afterDays: row.after_days,
    dueOn: row.due_on,
    owner: row.owner === null ? null : { username: row.owner, name: row.ownerName! },
    status: statusOn(row.status, row.due_on, today),
    note: row.note,
    reason: row.reason,
    settled: row.settled_at && { by: row.settledName ?? '', at: row.settled_at.toISOString() },
    files: files
      .filter(({ subjectivityId }) => subjectivityId === row.id)
      .map(({ documentId, name, purpose, addedBy, addedAt }) => ({
        documentId,
        name,
        purpose,
        addedBy,
        addedAt: addedAt.toISOString(),
      })),
    version: row.version,
  }
}
