import type { AccountMember, AccountRole } from '@portico/contract/areas/people/person.shapes.ts'
import { sql } from 'kysely'
import type { Actor, AccountAccess } from '../../../platform/access/actor.ts'
import type { Tx } from '../../../platform/database/database.ts'
import { isId } from '../../../platform/ids.ts'
import { mayGiveAccountRole } from '../people.access.ts'
import {
  afterCursor,
  byName,
  pageOf,
  personColumns,
  personOf,
  searched,
  type PeopleFilter,
  type PersonRow,
} from '../person.view.ts'
import { normalizedRights } from '../rights.ts'

/** A reader of an account's people, with their access. */
export interface Looking {
  readonly account: AccountAccess
  readonly actor: Pick<Actor, 'isViewer'>
}

interface Row extends PersonRow {
  readonly role: AccountRole
  readonly permissions: string[]
}

/** Brokerage staff who hold a role on one account alone are the brokerage's people, not the account's. */
const members = (account: string) => sql`
  from account_roles r join users u on u.id = r.user_id left join person_names i on i.id = u.invited_by
  where r.account_code = ${account} and r.role in ('ADMIN', 'USER', 'INS_PARTNER') and u.disabled_at is null`

const rows = sql`select ${personColumns}, r.role, r.permissions`

/** A page of an account's people, by name. */
export async function accountPeopleView(
  tx: Tx,
  looking: Looking,
  filter: PeopleFilter,
): Promise<{ items: AccountMember[]; nextCursor: string | null }> {
  const found = await sql<Row>`${rows} ${members(looking.account.account)}
    ${searched(filter)} ${afterCursor(filter)} ${byName(filter)}`.execute(tx.db)
  const { page, nextCursor } = pageOf(found.rows, filter)
  return { items: page.map((row) => memberOf(row, looking)), nextCursor }
}

/** One of an account's people; undefined if the person is not on it. */
export async function accountMember(tx: Tx, looking: Looking, userId: string): Promise<AccountMember | undefined> {
  if (!isId(userId)) return undefined
  const found = await sql<Row>`${rows} ${members(looking.account.account)} and u.id = ${userId}`.execute(tx.db)
  const row = found.rows[0]
  return row && memberOf(row, looking)
}

function memberOf(row: Row, { account, actor }: Looking): AccountMember {
  const { role, permissions, ...person } = row
  const mayChange = !actor.isViewer && mayGiveAccountRole(account, role)
  return { ...personOf(person), ...normalizedRights({ role, permissions }), mayChange }
}

/**
 * Locks an account until the transaction ends, so that changes of its people run one at a time; returns its company,
 * and the name and subdomain of its brokerage.
 */
export async function lockAccount(tx: Tx, account: string): Promise<LockedAccount> {
  const { rows: found } = await sql<LockedAccount>`
    select company_name as organization, b.name as brand, b.subdomain
    from accounts a join brokerages b on b.code = a.brokerage_code
    where a.code = ${account} for no key update of a`.execute(tx.db)
  return found[0]!
}

interface LockedAccount {
  readonly organization: string
  readonly brand: string
  readonly subdomain: string | null
}

/** Whether someone has access to more than one account. Reads in the system’s scope. */
export async function hasAccessElsewhere(tx: Tx, userId: string, account: string): Promise<boolean> {
  const found = await sql`select from users where id = ${userId} and (is_admin
    or exists (select from broker_roles where user_id = users.id)
    or exists (select from account_roles where user_id = users.id and account_code <> ${account}))`.execute(tx.db)
  return found.rows.length > 0
}

/** Whether an account would still have an active Admin without this one. */
export async function hasOtherAdmin(tx: Tx, account: string, userId: string): Promise<boolean> {
  const found = await sql`select from account_roles r join users u on u.id = r.user_id
    where r.account_code = ${account} and r.role = 'ADMIN' and u.id <> ${userId}
      and u.disabled_at is null and not u.is_viewer limit 1`.execute(tx.db)
  return found.rows.length > 0
}
