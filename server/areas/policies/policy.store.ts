import type { Coverage } from '@portico/contract/areas/policies/coverages/coverage-sheet.shapes.ts'
import { sql } from 'kysely'
import type { Tx } from '../../platform/database/database.ts'
import {
  deleteRow,
  insertRows,
  moveRows,
  type Row,
  type RowChanges,
  updateAtVersion,
} from '../../platform/database/rows.ts'

/** Saves a change based on `version`. Returns false if the policy has changed since. */
export const updatePolicy = (
  tx: Tx,
  account: string,
  { id, version }: { readonly id: string; readonly version: number },
  change: RowChanges<'policies'>,
): Promise<boolean> => updateAtVersion(tx, 'policies', { account_code: account, id, version }, change)

/** Deletes policies with their dependent rows; returns those that existed. */
export function deletePolicyRows(tx: Tx, account: string, ids: readonly string[]): Promise<Row<'policies'>[]> {
  return tx.db
    .deleteFrom('policies')
    .where('account_code', '=', account)
    .where('id', 'in', ids)
    .where('is_external', '=', false)
    .returningAll()
    .execute()
}

/** Replaces the coverages of a policy. */
export async function replaceCoverages(
  tx: Tx,
  account: string,
  id: string,
  coverages: readonly Coverage[],
): Promise<void> {
  const ofPolicy = { account_code: account, policy_id: id }
  await deleteRow(tx, 'policy_coverages', ofPolicy)
  await insertRows(
    tx,
    'policy_coverages',
    coverages.map(({ name, limit, deductible, isRetention, note }, place) => ({
      ...ofPolicy,
      place,
      name,
      limit_cents: limit,
      deductible_cents: deductible,
      is_retention: isRetention,
      note,
    })),
  )
}

/**
 * Moves an account's policies to another account and returns their numbers. Each is recreated there with its dependent
 * rows and deleted here: foreign keys to policies do not cascade.
 */
export async function movePolicyRows(tx: Tx, from: string, into: string): Promise<string[]> {
  const moved = await tx.db
    .insertInto('policies')
    .expression(
      sql`select there.* from policies here, jsonb_populate_record(here, jsonb_build_object('account_code', ${into}::text)) there
        where here.account_code = ${from} order by here.effective_date, here.id`,
    )
    .returning('policy_number')
    .execute()
  await moveRows(tx, 'policy_coverages', from, into)
  await moveRows(tx, 'policy_endorsements', from, into)
  await moveRows(tx, 'policy_status_changes', from, into)
  await moveRows(tx, 'policy_documents', from, into)
  await deleteRow(tx, 'policies', { account_code: from })
  return moved.map(({ policy_number }) => policy_number)
}
