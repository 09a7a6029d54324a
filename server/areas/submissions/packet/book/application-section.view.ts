import { sql } from 'kysely'
import type { Tx } from '../../../../platform/database/database.ts'
import type { PdfPart } from '../../../../platform/pdf/pdf-pages.ts'
import { note } from '../../../../platform/pdf/parts/pdf-parts.ts'
import type { SubmissionRow } from '../../submissions.view.ts'
import { section } from './sections.ts'

/** The applications of the term with their status: completed ones follow, the others are named as not included. */
export async function applicationSection(tx: Tx, { account, effectiveOn, content }: SubmissionRow): Promise<PdfPart[]> {
  const { rows } = await sql<{ id: string; name: string; year: string }>`select id, name, year from applications
    where account_code = ${account} and year = ${effectiveOn.slice(0, 4)} and removed_at is null
    order by lower(name), id limit 200`.execute(tx.db)
  const included = new Set(content.applications.map(({ id }) => id))
  const open = rows.filter(({ id }) => !included.has(id))
  const all = [
    ...content.applications.map(({ name, year }) => [name, year, 'Completed, included']),
    ...open.map(({ name, year }) => [name, year, 'Not completed, not included']),
  ]
  if (all.length === 0) return []
  return section('Applications', [
    {
      table: {
        columns: [
          { label: 'Application', width: 6 },
          { label: 'Year', width: 1 },
          { label: 'Status', width: 4 },
        ],
        rows: all,
      },
    },
    ...(content.applications.length === 0 ? [] : [note('Each completed application follows this page.')]),
  ])
}
