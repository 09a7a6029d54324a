import type { RenewalCycle } from '@portico/contract/areas/renewals/renewal.shapes.ts'
import type { Selectable } from 'kysely'
import type { Tx } from '../../../platform/database/database.ts'
import { isId } from '../../../platform/ids.ts'
import { notFound } from '../../../platform/error-response.ts'
import type { Tables } from '../../../tables/tables.generated.ts'

export type CycleRow = Selectable<Tables['renewal_cycles']>

const cyclesOf = (tx: Tx, account: string) =>
  tx.db.selectFrom('renewal_cycles').selectAll().where('account_code', '=', account)

/** A renewal of an account by id, or its soonest current one by `current`; undefined if there is none. */
export async function cycleView(tx: Tx, account: string, cycleId: string): Promise<CycleRow | undefined> {
  const cycles = cyclesOf(tx, account)
  if (cycleId === 'current')
    return cycles.where('is_current', '=', true).orderBy('effective_on').orderBy('id').limit(1).executeTakeFirst()
  return isId(cycleId) ? cycles.where('id', '=', cycleId).executeTakeFirst() : undefined
}

/** Like `cycleView`, but ends the call if there is none. */
export async function wantedCycle(tx: Tx, account: string, cycleId: string): Promise<CycleRow> {
  const cycle = await cycleView(tx, account, cycleId)
  if (cycle === undefined) throw notFound()
  return cycle
}

/** The most renewals that the list shows. */
const listLimit = 100

/** The renewals of an account: the current ones, the soonest first, then those that are over, the latest first. */
export async function cyclesView(tx: Tx, account: string): Promise<RenewalCycle[]> {
  const rows = await cyclesOf(tx, account)
    .orderBy('is_current', 'desc')
    .orderBy('effective_on', 'desc')
    .orderBy('id')
    .limit(listLimit)
    .execute()
  const current = rows.filter(({ is_current }) => is_current).toReversed()
  return [...current, ...rows.filter(({ is_current }) => !is_current)].map(shownCycle)
}

/** A renewal as lists show it. */
export const shownCycle = ({ id, effective_on, is_current, stage, version }: CycleRow): RenewalCycle => ({
  id,
  effectiveOn: effective_on,
  isCurrent: is_current,
  stage,
  version,
})
