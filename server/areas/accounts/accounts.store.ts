import type { Insertable, Updateable } from 'kysely'
import type { Tx } from '../../platform/database/database.ts'
import type { Tables } from '../../tables/tables.generated.ts'

/** What a prospect's account starts with. */
export type NewProspect = Pick<
  Insertable<Tables['accounts']>,
  'code' | 'company_name' | 'brokerage_code' | 'created_at'
>

/** Makes the account of a prospect. False where the code is taken. */
export async function insertProspect(tx: Tx, account: NewProspect): Promise<boolean> {
  const inserted = await tx.db
    .insertInto('accounts')
    .values({
      ...account,
      relationship: 'PROSPECT',
      phase: null,
      ams_type: null,
      primary_effective_date: null,
      primary_contact_id: null,
      deleted_at: null,
    })
    .onConflict((conflict) => conflict.doNothing())
    .returning('code')
    .executeTakeFirst()
  return inserted !== undefined
}

/** What of an account is saved at once: its own columns, and its team where that changes. */
interface AccountChange {
  readonly columns: Omit<Updateable<Tables['accounts']>, 'code' | 'record_version'>
  readonly team?: readonly Pick<Insertable<Tables['account_agents']>, 'user_id' | 'role'>[]
}

/** Saves a change made from `version`. False where another was saved since; then nothing is changed. */
export async function changeAccount(
  tx: Tx,
  account: string,
  version: number,
  { columns, team }: AccountChange,
): Promise<boolean> {
  const { numUpdatedRows } = await tx.db
    .updateTable('accounts')
    .set({ ...columns, record_version: version + 1 })
    .where('code', '=', account)
    .where('record_version', '=', version)
    .executeTakeFirst()
  if (numUpdatedRows === 0n) return false
  if (team === undefined) return true
  await tx.db.deleteFrom('account_agents').where('account_code', '=', account).execute()
  if (team.length > 0)
    await tx.db
      .insertInto('account_agents')
      .values(team.map((member) => ({ account_code: account, ...member })))
      .execute()
  return true
}

/** Has someone hold a role and permission codes on an account, in place of what they held there. */
export async function setAccountRole(tx: Tx, held: Insertable<Tables['account_roles']>): Promise<void> {
  const { role, permissions } = held
  await tx.db
    .insertInto('account_roles')
    .values(held)
    .onConflict((conflict) => conflict.columns(['account_code', 'user_id']).doUpdateSet({ role, permissions }))
    .execute()
}

/** Takes someone off an account. */
export async function removeAccountRole(tx: Tx, account: string, userId: string): Promise<void> {
  await tx.db.deleteFrom('account_roles').where('account_code', '=', account).where('user_id', '=', userId).execute()
}

/** Ends someone's work on the accounts of a brokerage: as their linked agent and as their contact. */
export async function unlinkAgent(tx: Tx, brokerage: string, userId: string): Promise<void> {
  const served = tx.db.selectFrom('accounts').select('code').where('brokerage_code', '=', brokerage)
  await tx.db.deleteFrom('account_agents').where('account_code', 'in', served).where('user_id', '=', userId).execute()
  await tx.db
    .updateTable('accounts')
    .set({ primary_contact_id: null })
    .where('brokerage_code', '=', brokerage)
    .where('primary_contact_id', '=', userId)
    .execute()
}

/** Has the people of an account work on another instead, as they did. Whoever works there already does so as before. */
export async function moveAccountRoles(tx: Tx, from: string, into: string): Promise<void> {
  const there = tx.db.selectFrom('account_roles').select('user_id').where('account_code', '=', into)
  await tx.db
    .updateTable('account_roles')
    .set({ account_code: into })
    .where('account_code', '=', from)
    .where('user_id', 'not in', there)
    .execute()
  await tx.db.deleteFrom('account_roles').where('account_code', '=', from).execute()
}

/** Has what led to an account that was merged away lead to the one that it became part of. */
export async function leadOn(tx: Tx, from: string, into: string): Promise<void> {
  await tx.db.updateTable('accounts').set({ merged_into: into }).where('merged_into', '=', from).execute()
}
