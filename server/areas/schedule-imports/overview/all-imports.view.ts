import { takenUpIn } from '@portico/contract/areas/schedule-imports/import.rules.ts'
import type { AccountImport, ImportState } from '@portico/contract/areas/schedule-imports/import.shapes.ts'
import { sql } from 'kysely'
import { isMoment, readCursor, writeCursor } from '../../../platform/cursor.ts'
import type { Tx } from '../../../platform/database/database.ts'
import { isId } from '../../../platform/ids.ts'
import { imports, type StoredImport, summaryOf } from '../import.view.ts'

interface Filter {
  readonly search?: string | undefined
  readonly state?: ImportState | undefined
  readonly kept?: boolean | undefined
  readonly cursor?: string | undefined
  readonly limit: number
}

/** A page of the imports of all accounts, the newest first. */
export async function allImportsView(
  tx: Tx,
  { search = '', state, kept: stored, cursor, limit }: Filter,
  now: Date,
): Promise<{ items: AccountImport[]; nextCursor: string | null }> {
  const place = readCursor(cursor, [isMoment, isId])
  const part = `%${search.replaceAll(/[\\%_]/g, String.raw`\$&`)}%`
  const { rows } = await sql<StoredImport>`${imports} where true
      ${search === '' ? sql`` : sql`and (file_name ilike ${part} or company_name ilike ${part} or head.code ilike ${part})`}
      ${state === undefined ? sql`` : sql`and state = ${state}`}
      ${stored === true ? sql`and file_key is not null` : sql``}
      ${place === undefined ? sql`` : sql`and (schedule_imports.created_at, schedule_imports.id) < (${place[0]}::timestamptz, ${place[1]}::uuid)`}
    order by schedule_imports.created_at desc, schedule_imports.id desc limit ${limit + 1}`.execute(tx.db)
  const page = rows.slice(0, limit)
  const last = page.at(-1)
  return {
    items: page.map((row) => accountImport(row, now)),
    nextCursor: rows.length > limit && last ? writeCursor([last.created_at.toISOString(), last.id]) : null,
  }
}

/** The state in which a failed or stuck import can be resumed; null if it is neither, or its file was deleted. */
export const againIn = (stored: StoredImport, now: Date) =>
  stored.file_key === null
    ? null
    : takenUpIn(
        {
          state: stored.state,
          isMatched: stored.choices !== null,
          made: stored.made_to,
          undone: stored.undone_to,
          changedAt: stored.changed_at,
        },
        now,
      )

/** An import as administrators see it. */
export const accountImport = (stored: StoredImport, now: Date): AccountImport => ({
  ...summaryOf(stored),
  accountCode: stored.account_code,
  companyName: stored.company_name,
  mapping: (stored.choices?.columns ?? []).map(({ heading, column }) => ({ heading, column })),
  mayBeReprocessed: againIn(stored, now) !== null,
})
