import type { ModPlan, PlanClass } from '@portico/contract/areas/experience/plan.shapes.ts'
import { type Insertable, sql } from 'kysely'
import type { Tx } from '../../platform/database/database.ts'
import { deleteRow, insertRow } from '../../platform/database/rows.ts'
import type { Tables } from '../../tables/tables.generated.ts'

/** Makes other changes to a brokerage's rating values wait until this transaction ends. */
export async function lockPlans(tx: Tx, brokerage: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`mod plans ${brokerage}`}, 0))`.execute(tx.db)
}

/** Stores the rating values of a state with its classes. */
export async function insertPlan(
  tx: Tx,
  plan: Insertable<Tables['mod_plans']>,
  classes: readonly PlanClass[],
): Promise<void> {
  await insertRow(tx, 'mod_plans', plan)
  await tx.db
    .insertInto('mod_plan_classes')
    .columns(['plan_id', 'code', 'elr', 'd_ratio'])
    .expression(
      sql`select ${plan.id}::uuid, code, elr, "dRatio"
        from jsonb_to_recordset(${JSON.stringify(classes)}::jsonb) as made (code text, elr numeric, "dRatio" numeric)`,
    )
    .execute()
}

export async function setPlanStatus(tx: Tx, ids: readonly string[], status: ModPlan['status']): Promise<void> {
  if (ids.length === 0) return
  await tx.db.updateTable('mod_plans').set({ status }).where('id', 'in', ids).execute()
}

/** Takes a draft away with its classes. */
export async function deletePlan(tx: Tx, id: string): Promise<void> {
  await deleteRow(tx, 'mod_plans', { id, status: 'DRAFT' })
}
