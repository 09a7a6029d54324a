import type { PlacementEntry } from '@portico/contract/areas/placement/placement.shapes.ts'
import type { Selectable } from 'kysely'
import type { Tx } from '../../platform/database/database.ts'
import type { Tables } from '../../tables/tables.generated.ts'

/** Whose record is read, and whether internal entries include their content. */
export interface RecordReader {
  readonly account: string
  readonly cycleId: string
  readonly seesInternal: boolean
}

const entriesOf = (tx: Tx, { account, cycleId }: RecordReader) =>
  tx.db.selectFrom('placement_entries').selectAll().where('account_code', '=', account).where('cycle_id', '=', cycleId)

/** Entries of a record before one of them, the newest first. */
export async function newestEntriesView(
  tx: Tx,
  reader: RecordReader,
  { before, limit }: { readonly before: number | undefined; readonly limit: number },
): Promise<PlacementEntry[]> {
  const newest = entriesOf(tx, reader).orderBy('number', 'desc').limit(limit)
  const rows = await (before === undefined ? newest : newest.where('number', '<', before)).execute()
  return rows.map((row) => shownEntry(row, reader))
}

/** The whole record, the oldest first. */
export async function wholeRecordView(tx: Tx, reader: RecordReader): Promise<PlacementEntry[]> {
  const rows = await entriesOf(tx, reader).orderBy('number').execute()
  return rows.map((row) => shownEntry(row, reader))
}

function shownEntry(row: Selectable<Tables['placement_entries']>, { seesInternal }: RecordReader) {
  return {
    number: row.number,
    at: row.at.toISOString(),
    isInternal: row.is_internal,
    content: row.is_internal && !seesInternal ? null : row.content,
    contentHash: row.content_hash,
    previous: row.previous,
    hash: row.hash,
  }
}
