import type { CycleEvent } from '@portico/contract/areas/renewals/held-days.ts'
import type { RenewalStage } from '@portico/contract/areas/renewals/renewal-stages.ts'
import type { SectionKind } from '@portico/contract/areas/renewals/section-kinds.ts'
import type { SectionMark } from '@portico/contract/areas/renewals/section-marks.ts'
import { sql } from 'kysely'
import type { Tx } from '../../../platform/database/database.ts'

interface Entry {
  readonly at: Date
  readonly stage: RenewalStage | null
  readonly kind: SectionKind | null
  readonly mark: SectionMark | null
}

/** What happened to a renewal, in its order: the audit is the record of its stages and marks. */
export async function historyView(tx: Tx, account: string, cycleId: string): Promise<CycleEvent[]> {
  const { rows } =
    await sql<Entry>`select at, after ->> 'stage' as stage, after ->> 'kind' as kind, after ->> 'mark' as mark
    from audit
    where account_code = ${account} and subject_type = 'renewal' and subject_id = ${cycleId}
      and (after ->> 'stage' is not null or action = 'renewal.mark')
    order by at, seq`.execute(tx.db)
  return rows.map(({ at, stage, kind, mark }) =>
    stage === null ? { at: at.toISOString(), kind: kind!, mark } : { at: at.toISOString(), stage },
  )
}
