import type { LookupEdition, LookupPreview } from '@portico/contract/areas/lookups/lookup.shapes.ts'
import { sql } from 'kysely'
import type { Tx } from '../../platform/database/database.ts'
import { isId } from '../../platform/ids.ts'

type Row = Omit<LookupEdition, 'createdAt' | 'statusSince'> & { readonly createdAt: Date; readonly statusSince: Date }

const columns = sql`edition.id, kind, owner, edition.edition, state, licence, active_from as "activeFrom", status, entries,
  faults, file_name as "fileName", edition.created_at as "createdAt",
  (select name from person_names where id = edition.created_by) as "createdBy",
  status_since as "statusSince"`

const shown = (row: Row): LookupEdition => ({
  ...row,
  createdAt: row.createdAt.toISOString(),
  statusSince: row.statusSince.toISOString(),
})

/** Every edition: those in force first, then drafts, then replaced ones; of each the newest first. */
export async function editionsView(tx: Tx): Promise<LookupEdition[]> {
  const { rows } = await sql<Row>`select ${columns} from lookup_editions edition
    order by array_position(array['IN_FORCE', 'DRAFT', 'REPLACED'], status), kind, lower(owner), state nulls first,
      status_since desc, edition.id`.execute(tx.db)
  return rows.map(shown)
}

/** One edition by id. */
export async function editionView(tx: Tx, id: string): Promise<LookupEdition | undefined> {
  if (!isId(id)) return undefined
  const { rows } = await sql<Row>`select ${columns} from lookup_editions edition where edition.id = ${id}`.execute(
    tx.db,
  )
  return rows.map(shown)[0]
}

/** The active edition that another would replace: of the same kind, owner and state. */
export async function editionInForce(tx: Tx, { id, kind, owner, state }: LookupEdition): Promise<LookupEdition | null> {
  const { rows } = await sql<Row>`select ${columns} from lookup_editions edition
    where status = 'IN_FORCE' and kind = ${kind} and lower(owner) = lower(${owner}) and coalesce(state, '') = ${state ?? ''}
      and edition.id <> ${id}`.execute(tx.db)
  return rows.map(shown)[0] ?? null
}

/** Makes other activations of this kind wait until this transaction ends. */
export async function lockEditions(tx: Tx, kind: LookupEdition['kind']): Promise<void> {
  await sql`select id from lookup_editions where kind = ${kind} order by id for update`.execute(tx.db)
}

/** Skipped rows of an edition's file, with reasons. */
export async function errorsOf(tx: Tx, id: string): Promise<LookupPreview['faults']> {
  const { rows } = await sql<{ faults: LookupPreview['faults'] }>`select fault_rows as faults from lookup_editions
    where id = ${id}`.execute(tx.db)
  return rows[0]?.faults ?? []
}
