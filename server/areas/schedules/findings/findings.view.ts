import type { Finding, ListedFinding, Severity } from '@portico/contract/areas/schedules/finding.shapes.ts'
import { sql } from 'kysely'
import { readCursor, writeCursor } from '../../../platform/cursor.ts'
import type { Tx } from '../../../platform/database/database.ts'
import { isRank } from '../rows/rank.ts'
import type { StoredJointFinding, RowFinding } from '../rows/rows.view.ts'
import type { TabOf } from '../tabs/tab.store.ts'
import { standingJointFindings } from './tab-check.read-model.ts'

interface FoundRow {
  readonly rowId: string
  readonly rank: string
  readonly findings: readonly RowFinding[]
  readonly joint: readonly StoredJointFinding[]
}

interface Page {
  readonly severity?: Severity | undefined
  readonly cursor?: string | undefined
  /** Rows with issues; a row may have several. */
  readonly limit: number
}

/** A page of a tab's issues: those of the whole tab first, then row by row in order. */
export async function findingsView(
  tx: Tx,
  tab: TabOf,
  { severity, cursor, limit }: Page,
): Promise<{ findings: ListedFinding[]; nextCursor: string | null }> {
  const place = readCursor(cursor, [isRank])
  const { own } = place === undefined ? await standingJointFindings(tx, tab, []) : { own: [] }
  const wanted = severity === undefined ? undefined : JSON.stringify([{ severity }])
  const { rows } = await sql<FoundRow>`select row_id as "rowId", rank, findings, joint_findings as joint
    from schedule_rows
    where account_code = ${tab.account} and schedule_type = ${tab.type} and tab_id = ${tab.tabId}
      and (findings <> '[]' or joint_findings <> '[]')
      ${wanted === undefined ? sql`` : sql`and (findings @> ${wanted}::jsonb or joint_findings @> ${wanted}::jsonb)`}
      ${place === undefined ? sql`` : sql`and rank > ${place[0]}`}
    order by rank limit ${limit + 1}`.execute(tx.db)
  const page = rows.slice(0, limit)
  const listed = [
    ...own.map((finding) => ({ rowId: null, position: null, ...finding })),
    ...page.flatMap(({ rowId, rank, findings, joint }) => [
      ...findings.map((finding) => ({ rowId, position: rank, ...finding, origin: 'ROW' as const })),
      ...joint.map((finding) => ({ rowId, position: rank, ...finding })),
    ]),
  ]
  return {
    findings: listed.filter(
      (finding: Pick<Finding, 'severity'>) => severity === undefined || finding.severity === severity,
    ),
    nextCursor: rows.length > limit ? writeCursor([page.at(-1)!.rank]) : null,
  }
}
