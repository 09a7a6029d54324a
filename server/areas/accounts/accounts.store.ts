import { type Insertable, sql } from 'kysely'
import type { Tx } from '../../platform/database/database.ts'
import {
  deleteRow,
  insertIfAbsent,
  insertRows,
  type NewRow,
  type RowChanges,
  saveRow,
  updateRow,
} from '../../platform/database/rows.ts'
import { forgetAccounts } from '../../platform/access/forget-accounts.ts'
import type { Tables } from '../../tables/tables.generated.ts'

/** What an account starts with. */
export type NewAccount = Pick<
  Insertable<Tables['accounts']>,
  'code' | 'company_name' | 'brokerage_code' | 'relationship' | 'is_law_firm' | 'created_at'
> &
  Partial<Pick<Insertable<Tables['accounts']>, 'lines' | 'primary_contact_id'>>

type TeamMember = Pick<Insertable<Tables['account_agents']>, 'user_id' | 'role'>

/** Creates an account with its team. Returns false if the code is taken. */
export async function insertAccount(tx: Tx, account: NewAccount, team: readonly TeamMember[] = []): Promise<boolean> {
  if (!(await insertIfAbsent(tx, 'accounts', account))) return false
  await insertTeam(tx, account.code, team)
  return true
}

const insertTeam = (tx: Tx, account: string, team: readonly TeamMember[]): Promise<void> =>
  insertRows(
    tx,
    'account_agents',
    team.map((member) => ({ account_code: account, ...member })),
  )

/** What is saved of an account together: its own columns, and its team if it changes. */
interface AccountChange {
  readonly columns: Omit<RowChanges<'accounts'>, 'code' | 'record_version'>
  readonly team?: readonly TeamMember[]
}

/** Saves a change based on `version`. Returns false, without changes, if another was saved since. */
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
  const { brokerage_code: brokerage, is_law_firm: isLawFirm, deleted_at: deletedAt, archived_at: archivedAt } = columns
  // Accounts merged into it belong to the same brokerage.
  if (brokerage !== undefined) await updateRow(tx, 'accounts', { merged_into: account }, { brokerage_code: brokerage })
  if ([brokerage, isLawFirm, deletedAt, archivedAt].some((changed) => changed !== undefined)) await forgetAccounts(tx)
  if (team === undefined) return true
  await deleteRow(tx, 'account_agents', { account_code: account })
  await insertTeam(tx, account, team)
  return true
}

/** Has someone hold a role and permission codes on an account, in place of what they held there. */
const setAccountRole = (tx: Tx, held: NewRow<'account_roles'>): Promise<void> =>
  saveRow(tx, 'account_roles', ['account_code', 'user_id'], held)

/** Takes someone off an account. */
const removeAccountRole = (tx: Tx, account: string, userId: string): Promise<boolean> =>
  deleteRow(tx, 'account_roles', { account_code: account, user_id: userId })

/** Ends someone's work on the accounts of a brokerage as their linked agent and contact; a successor takes it over. */
export async function unlinkAgent(tx: Tx, brokerage: string, userId: string, successor?: string): Promise<void> {
  const served = tx.db.selectFrom('accounts').select('code').where('brokerage_code', '=', brokerage)
  if (successor !== undefined) {
    const theirs = tx.db.selectFrom('account_agents').select('account_code').where('user_id', '=', successor)
    const left = tx.db.updateTable('account_agents').where('account_code', 'in', served).where('user_id', '=', userId)
    await left.where('account_code', 'not in', theirs).set({ user_id: successor }).execute()
  }
  await tx.db.deleteFrom('account_agents').where('account_code', 'in', served).where('user_id', '=', userId).execute()
  const asContact = { brokerage_code: brokerage, primary_contact_id: userId }
  await updateRow(tx, 'accounts', asContact, { primary_contact_id: successor ?? null })
}

/** Moves the people of an account to another with their roles. People already there keep their role. */
export async function moveAccountRoles(tx: Tx, from: string, into: string): Promise<void> {
  const there = tx.db.selectFrom('account_roles').select('user_id').where('account_code', '=', into)
  await tx.db
    .updateTable('account_roles')
    .set({ account_code: into })
    .where('account_code', '=', from)
    .where('user_id', 'not in', there)
    .execute()
  await deleteRow(tx, 'account_roles', { account_code: from })
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
  await updateRow(tx, 'accounts', { merged_into: from }, { merged_into: into })
}

/** Who works on an account, as other areas change it. */
export const accountRoles = { set: setAccountRole, remove: removeAccountRole }
