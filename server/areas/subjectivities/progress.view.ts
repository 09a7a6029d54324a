import { holdsUpOrder, isSettled, percentSettled } from '@portico/contract/areas/subjectivities/subjectivity.rules.ts'
import { policyTypeName } from '@portico/contract/areas/policies/policy-types.ts'
import type { Tx } from '../../platform/database/database.ts'
import { subjectivitiesView } from './subjectivities.view.ts'
import { sql } from 'kysely'

/** How far the subjectivities of the renewal of a day have come, as the client sees them. */
export async function subjectivitiesProgress(tx: Tx, account: string, effectiveOn: string) {
  const { rows } = await sql<{ id: string; effective_on: string }>`select id, effective_on from renewal_cycles
    where account_code = ${account} and effective_on = ${effectiveOn} order by is_current desc, created_at desc
    limit 1`.execute(tx.db)
  const cycle = rows[0]
  if (cycle === undefined) return { percent: 0, blockers: [], parts: [], changed: null }
  const reader = { account, today: effectiveOn, isStaff: false, maySubmit: false }
  const { items, percent } = await subjectivitiesView(tx, reader, cycle)
  const link = `/${encodeURIComponent(account)}/subjectivities`
  return {
    percent,
    blockers: items
      .filter(({ status }) => !isSettled(status))
      .map(({ text, kind }) => ({ text, link, isHard: holdsUpOrder(kind) })),
    parts: [...Map.groupBy(items, ({ line }) => line)].map(([line, ofLine]) => ({
      name: policyTypeName(line),
      link,
      percent: percentSettled(ofLine.map(({ status }) => status)),
    })),
    changed: null,
  }
}
