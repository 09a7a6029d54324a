import { policyTypeName } from '@portico/contract/areas/policies/policy-types.ts'
import {
  holdsUpOrder,
  isSettled,
  percentSettled,
  type SubjectivityKind,
  type SubjectivityStatus,
} from '@portico/contract/areas/subjectivities/subjectivity.rules.ts'
import { sql } from 'kysely'
import type { Tx } from '../../../platform/database/database.ts'
import type { Asked, SectionProgress } from './section-progress.ts'

interface Row {
  readonly cycleId: string
  readonly line: string
  readonly text: string
  readonly kind: SubjectivityKind
  readonly status: SubjectivityStatus
}

/** Subjectivities before and after binding, as the client sees them: all must be settled. */
export async function subjectivitiesProgress(tx: Tx, { access, effectiveOn }: Asked): Promise<SectionProgress> {
  const { rows } = await sql<Row>`
    select c.id as "cycleId", s.line, s.text, s.kind, s.status
    from renewal_cycles c
    join subjectivities s on s.account_code = c.account_code and s.cycle_id = c.id
    left join quotes q on q.account_code = s.account_code and q.id = s.quote_id
    left join quote_decisions d on d.account_code = s.account_code and d.quote_id = s.quote_id
    where c.account_code = ${access.account} and c.effective_on = ${effectiveOn} and c.stage <> 'CLOSED'
      and d.choice is distinct from 'DECLINED' and (s.quote_id is null or q.published is not null)
    order by s.line, s.due_on, s.id`.execute(tx.db)
  const link = `subjectivities?cycle=${rows[0]?.cycleId ?? ''}`
  return {
    percent: percentSettled(rows.map(({ status }) => status)),
    blockers: rows
      .filter(({ status }) => !isSettled(status))
      .map(({ text, kind }) => ({ text, link, isHard: holdsUpOrder(kind) })),
    parts: [...Map.groupBy(rows, ({ line }) => line)].map(([line, ofLine]) => ({
      name: policyTypeName(line),
      link,
      percent: percentSettled(ofLine.map(({ status }) => status)),
    })),
    changed: null,
  }
}
