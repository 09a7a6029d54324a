import { type Insertable, sql, type Updateable } from 'kysely'
import type { Tx } from '../../platform/database/database.ts'
import { forgetAccounts } from './account-directory.ts'
import type { Tables } from '../../tables/tables.generated.ts'

/** What an account starts with. */
export type NewAccount = Pick<
  Insertable<Tables['accounts']>,
  'code' | 'company_name' | 'brokerage_code' | 'relationship' | 'is_law_firm' | 'created_at'
> &
  Partial<Pick<Insertable<Tables['accounts']>, 'lines' | 'primary_contact_id'>>

type TeamMember = Pick<Insertable<Tables['account_agents']>, 'user_id' | 'role'>

/** Creates an account with its team. False where the code is taken. */
export async function insertAccount(tx: Tx, account: NewAccount, team: readonly TeamMember[] = []): Promise<boolean> {
  const inserted = await tx.db
    .insertInto('accounts')
    .values(account)
    .onConflict((conflict) => conflict.doNothing())
    .returning('code')
    .executeTakeFirst()
  if (inserted === undefined) return false
  await insertTeam(tx, account.code, team)
  return true
}

async function insertTeam(tx: Tx, account: string, team: readonly TeamMember[]): Promise<void> {
  if (team.length > 0)
    await tx.db
      .insertInto('account_agents')
      .values(team.map((member) => ({ account_code: account, ...member })))
      .execute()
}

/** What of an account is saved at once: its own columns, and its team where that changes. */
interface AccountChange {
  readonly columns: Omit<Updateable<Tables['accounts']>, 'code' | 'record_version'>
  readonly team?: readonly TeamMember[]
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
  if (columns.is_law_firm !== undefined || columns.deleted_at !== undefined) await forgetAccounts(tx)
  if (team === undefined) return true
  await tx.db.deleteFrom('account_agents').where('account_code', '=', account).execute()
  await insertTeam(tx, account, team)
  return true
}

/** Has someone hold a role and permission codes on an account, in place of what they held there. */
async function setAccountRole(tx: Tx, held: Insertable<Tables['account_roles']>): Promise<void> {
  const { role, permissions } = held
  await tx.db
    .insertInto('account_roles')
    .values(held)
    .onConflict((conflict) => conflict.columns(['account_code', 'user_id']).doUpdateSet({ role, permissions }))
    .execute()
}

/** Takes someone off an account. */
async function removeAccountRole(tx: Tx, account: string, userId: string): Promise<void> {
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

/** Moves the next effective date of accounts on whose policies have expired since. */
export async function refreshNextDates(tx: Tx, today: string): Promise<void> {
  const next = sql<string | null>`account_next_effective(code, primary_effective_date, ${today}::date)`
  await tx.db
    .updateTable('accounts')
    .set({ next_effective_on: next })
    .where('next_effective_on', '<', today)
    .where(sql<boolean>`next_effective_on is distinct from ${next}`)
    .execute()
}

/** Has what led to an account that was merged away lead to the one that it became part of. */
export async function leadOn(tx: Tx, from: string, into: string): Promise<void> {
  await tx.db.updateTable('accounts').set({ merged_into: into }).where('merged_into', '=', from).execute()
}

/** Who works on an account, as other areas change it. */
export const accountRoles = { set: setAccountRole, remove: removeAccountRole }
