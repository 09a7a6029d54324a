import { isBeforeSubmission, type SectionKind } from '@portico/contract/areas/renewals/section-kinds.ts'
import { sql } from 'kysely'
import type { Tx } from '../../../platform/database/database.ts'
import type { Readiness } from './findings.ts'

/** The sections of a renewal as people have marked them. */
export async function readinessView(tx: Tx, account: string, cycleId: string): Promise<Readiness[]> {
  const { rows } = await sql<{ kind: SectionKind; mark: string | null }>`select kind, mark from renewal_sections
    where account_code = ${account} and cycle_id = ${cycleId} order by kind`.execute(tx.db)
  return rows
    .filter(({ kind }) => isBeforeSubmission(kind))
    .map(({ kind, mark }) => ({ kind, isComplete: mark === 'COMPLETE' || mark === 'N_A', blockers: [] }))
}
