import type { RenewalStage } from '@portico/contract/areas/renewals/renewal-stages.ts'
import type { RenewalLine } from '@portico/contract/areas/renewals/renewal.shapes.ts'
import type { Tx } from '../../../platform/database/database.ts'
import { updateAtVersion } from '../../../platform/database/rows.ts'
import type { WriteTx } from '../../../platform/write.ts'
import { change } from '../../events/events.public.ts'
import type { Tables } from '../../../tables/tables.generated.ts'

interface CycleOf {
  readonly account_code: string
  readonly id: string
}

/** Finished renewals of an earlier term end once the next one starts. */
export async function retireEnded(tx: Tx, account: string, before: string): Promise<void> {
  await tx.db
    .updateTable('renewal_cycles')
    .set({ is_current: false })
    .where('account_code', '=', account)
    .where('stage', 'in', ['BOUND', 'CLOSED'])
    .where('is_current', '=', true)
    .where('effective_on', '<', before)
    .execute()
}

/** Locks a renewal until the transaction ends, so that changes happen one at a time. */
export async function holdCycle(tx: Tx, { account_code, id }: CycleOf): Promise<void> {
  await tx.db
    .selectFrom('renewal_cycles')
    .select('id')
    .where('account_code', '=', account_code)
    .where('id', '=', id)
    .forUpdate()
    .execute()
}

type CycleChange = Partial<Pick<Tables['renewal_cycles'], 'closed_reason'>> & {
  readonly stage?: RenewalStage
  readonly is_current?: boolean
}

/** Saves a change based on `version`. Returns false if the renewal has changed since. */
export async function updateCycle(
  tx: Tx,
  { account_code, id, version }: CycleOf & { readonly version: number },
  changed: CycleChange,
): Promise<boolean> {
  return updateAtVersion(tx, 'renewal_cycles', { account_code, id, version }, changed)
}

/** Replaces a renewal's lines; unchanged ones keep their row. */
export async function replaceLines(
  tx: Tx,
  { account_code, id }: CycleOf,
  lines: readonly RenewalLine[],
): Promise<void> {
  const stored = lines.map((line) => line.id)
  await tx.db
    .deleteFrom('renewal_lines')
    .where('account_code', '=', account_code)
    .where('cycle_id', '=', id)
    .where((where) => where.not(where('id', '=', where.fn.any(where.val(stored)))))
    .execute()
  for (const [place, { id: lineId, line, policyId, requested, carriersExcluded }] of lines.entries()) {
    const said = {
      policy_id: policyId,
      requested: JSON.stringify(requested),
      carriers_excluded: JSON.stringify(carriersExcluded),
      place,
    }
    // oxlint-disable-next-line no-await-in-loop -- one connection: statements of a transaction run in order
    await tx.db
      .insertInto('renewal_lines')
      .values({ account_code, cycle_id: id, id: lineId, line, ...said })
      .onConflict((conflict) => conflict.columns(['account_code', 'id']).doUpdateSet(said))
      .execute()
  }
}

/**
 * Moves a current renewal to a stage and records the move: the days with each party are counted from these entries.
 * Returns false if it stays in its stage, or a person has closed it.
 */
export async function moveCycle(tx: WriteTx, account: string, cycleId: string, to: RenewalStage): Promise<boolean> {
  const found = await tx.db
    .selectFrom('renewal_cycles')
    .select(['stage', 'version', 'effective_on as effectiveOn', 'is_current as isCurrent'])
    .where('account_code', '=', account)
    .where('id', '=', cycleId)
    .forUpdate()
    .executeTakeFirst()
  if (found === undefined || !found.isCurrent || found.stage === to) return false
  const { stage, version, effectiveOn } = found
  await updateCycle(tx, { account_code: account, id: cycleId, version }, { stage: to })
  await tx.record({
    action: 'renewal.move',
    subject: { type: 'renewal', id: cycleId },
    before: { stage },
    after: { effectiveOn, stage: to },
    events: [change(account, 'renewals')],
  })
  return true
}
