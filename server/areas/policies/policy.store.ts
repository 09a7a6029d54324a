import type { Policy } from '@portico/contract/areas/policies/policy.shapes.ts'
import { type Insertable, type Selectable, sql, type Updateable } from 'kysely'
import type { Tx } from '../../platform/database/database.ts'
import type { PolicyTables } from './policies.table.ts'

type PolicyRow = Selectable<PolicyTables['policies']>

const tables = (tx: Tx) => tx.db.$extendTables<PolicyTables>()

export async function insertPolicy(tx: Tx, policy: Insertable<PolicyTables['policies']>): Promise<void> {
  await tables(tx).insertInto('policies').values(policy).execute()
}

/** Saves a change made from `version`. False where the policy has moved on since. */
export async function updatePolicy(
  tx: Tx,
  account: string,
  { id, version }: { readonly id: string; readonly version: number },
  change: Omit<Updateable<PolicyTables['policies']>, 'account_code' | 'id' | 'version'>,
): Promise<boolean> {
  const updated = await tables(tx)
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
  await tables(tx)
    .updateTable('policies')
    .set({ file_state: fileState })
    .where('account_code', '=', account)
    .where('id', '=', id)
    .execute()
}

export async function insertPolicyDocument(tx: Tx, document: PolicyTables['policy_documents']): Promise<void> {
  await tables(tx).insertInto('policy_documents').values(document).execute()
}

/** Deletes policies with all that they hold; answers those that were there. */
export function deletePolicyRows(tx: Tx, account: string, ids: readonly string[]): Promise<PolicyRow[]> {
  return tables(tx)
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
  coverages: readonly Omit<Insertable<PolicyTables['policy_coverages']>, 'account_code' | 'policy_id' | 'place'>[],
): Promise<void> {
  const ofPolicy = { account_code: account, policy_id: id }
  await tables(tx)
    .deleteFrom('policy_coverages')
    .where('account_code', '=', account)
    .where('policy_id', '=', id)
    .execute()
  if (coverages.length === 0) return
  await tables(tx)
    .insertInto('policy_coverages')
    .values(coverages.map((coverage, place) => ({ ...coverage, ...ofPolicy, place })))
    .execute()
}

/**
 * Gives the policies of an account to another, and answers their numbers. Each is made there as it is, takes along what
 * hangs on it, and ends here: nothing that points to a policy follows it by itself.
 */
export async function movePolicyRows(tx: Tx, from: string, into: string): Promise<string[]> {
  const moved = await tables(tx)
    .insertInto('policies')
    .expression(
      sql`select there.* from policies here, jsonb_populate_record(here, jsonb_build_object('account_code', ${into}::text)) there
        where here.account_code = ${from} order by here.effective_date, here.id`,
    )
    .returning('policy_number')
    .execute()
  const there = { account_code: into }
  await tables(tx).updateTable('policy_coverages').set(there).where('account_code', '=', from).execute()
  await tables(tx).updateTable('policy_endorsements').set(there).where('account_code', '=', from).execute()
  await tables(tx).updateTable('policy_documents').set(there).where('account_code', '=', from).execute()
  await tables(tx).deleteFrom('policies').where('account_code', '=', from).execute()
  return moved.map(({ policy_number }) => policy_number)
}
