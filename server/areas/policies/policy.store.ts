import type { Coverage } from '@portico/contract/areas/policies/coverages/coverage-sheet.shapes.ts'
import type { Policy } from '@portico/contract/areas/policies/policy.shapes.ts'
import { type Insertable, type Selectable, sql, type Updateable } from 'kysely'
import type { Tx } from '../../platform/database/database.ts'
import type { Tables } from '../../tables/tables.generated.ts'

type PolicyRow = Selectable<Tables['policies']>

export async function insertPolicy(tx: Tx, policy: Insertable<Tables['policies']>): Promise<void> {
  await tx.db.insertInto('policies').values(policy).execute()
}

/** Saves a change made from `version`. False where the policy has moved on since. */
export async function updatePolicy(
  tx: Tx,
  account: string,
  { id, version }: { readonly id: string; readonly version: number },
  change: Omit<Updateable<Tables['policies']>, 'account_code' | 'id' | 'version'>,
): Promise<boolean> {
  const updated = await tx.db
    .updateTable('policies')
    .set({ ...change, version: version + 1 })
    .where('account_code', '=', account)
    .where('id', '=', id)
    .where('version', '=', version)
    .returning('id')
    .executeTakeFirst()
  return updated !== undefined
}

/** Says whether the file that a policy should have is there. */
export async function setFileState(tx: Tx, account: string, id: string, fileState: Policy['fileState']): Promise<void> {
  await tx.db
    .updateTable('policies')
    .set({ file_state: fileState })
    .where('account_code', '=', account)
    .where('id', '=', id)
    .execute()
}

/** Deletes policies with all that they hold; answers those that were there. */
export function deletePolicyRows(tx: Tx, account: string, ids: readonly string[]): Promise<PolicyRow[]> {
  return tx.db
    .deleteFrom('policies')
    .where('account_code', '=', account)
    .where('id', 'in', ids)
    .where('is_external', '=', false)
    .returningAll()
    .execute()
}

/** Puts coverages in the place of those that a policy has. */
export async function replaceCoverages(
  tx: Tx,
  account: string,
  id: string,
  coverages: readonly Coverage[],
): Promise<void> {
  const ofPolicy = { account_code: account, policy_id: id }
  await tx.db.deleteFrom('policy_coverages').where('account_code', '=', account).where('policy_id', '=', id).execute()
  if (coverages.length === 0) return
  await tx.db
    .insertInto('policy_coverages')
    .values(
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
    .execute()
}

/**
 * Gives the policies of an account to another, and answers their numbers. Each is made there as it is, takes along what
 * hangs on it, and ends here: nothing that points to a policy follows it by itself.
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
  const there = { account_code: into }
  await tx.db.updateTable('policy_coverages').set(there).where('account_code', '=', from).execute()
  await tx.db.updateTable('policy_endorsements').set(there).where('account_code', '=', from).execute()
  await tx.db.updateTable('policy_status_changes').set(there).where('account_code', '=', from).execute()
  await tx.db.updateTable('policy_documents').set(there).where('account_code', '=', from).execute()
  await tx.db.deleteFrom('policies').where('account_code', '=', from).execute()
  return moved.map(({ policy_number }) => policy_number)
}
