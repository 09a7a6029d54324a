import { defaultBranding } from '@portico/contract/areas/branding/default-branding.ts'
import { PermissionCode } from '@portico/contract/areas/accounts/permission-codes.ts'
import { sql } from 'kysely'
import type { Tx } from '../../platform/database/database.ts'
import { brokerageForms, companyFirstWords, firstNames, lastNames } from './large-world-names.ts'
import {
  accountsIn,
  blocksOf,
  brokerageCode,
  dice,
  insuredId,
  nationalBrokerage,
  nationalPlace,
  pick,
  staffId,
  staffRoles,
  type AccountRange,
} from './large-world-sql.ts'

/** Someone of the insured, by place: the name before the @ and the role. */
const insuredPlaces = [
  { mailbox: 'owner', role: 'ADMIN' },
  { mailbox: 'office', role: 'USER' },
  { mailbox: 'site', role: 'USER' },
]

/** What the person on site may see of the account. */
const sitePermissions = ['OP_READ_SCHEDULES', 'OP_READ_APPLICATIONS']

/** The brokerages of the range that are not there yet, each with its look. */
export async function makeLargeBrokerages(tx: Tx, range: AccountRange): Promise<void> {
  const block = sql`blocks.block`
  const name = sql`${pick(companyFirstWords, 'brokerage', block)} || ' ' || ${pick(brokerageForms, 'form', block)}`
  await sql`insert into brokerages (code, name, subdomain, two_factor)
    select ${brokerageCode(block)}, ${name}, lower(${brokerageCode(block)}), 'OPTIONAL' from ${blocksOf(range)}
    union all select ${nationalBrokerage}, 'National Risk Brokers', 'nation', 'OPTIONAL'
    on conflict do nothing`.execute(tx.db)
  await sql`insert into brandings (brokerage_code, colors)
    select ${brokerageCode(block)}, ${JSON.stringify(defaultBranding.colors)}::jsonb from ${blocksOf(range)}
    union all select ${nationalBrokerage}, ${JSON.stringify(defaultBranding.colors)}::jsonb
    on conflict do nothing`.execute(tx.db)
}

/** The staff of the range's brokerages that is not there yet: `p_acct_mgr4@b00000.test` and so on. */
export async function makeLargeStaff(tx: Tx, range: AccountRange, passwordHash: string): Promise<void> {
  const block = sql`blocks.block`
  const place = sql`staff.place - 1`
  const id = staffId(block, sql`(${place})`)
  const rows = sql`${blocksOf(range)} cross join unnest(${staffRoles}::text[]) with ordinality as staff (role, place)`
  const username = sql`lower(staff.role) || (${place}) || '@' || lower(${brokerageCode(block)}) || '.test'`
  await sql`insert into users (id, username, email, first_name, last_name, password_hash, public_phone)
    select ${id}, ${username}, ${username}, ${pick(firstNames, 'staff first', id)}, ${pick(lastNames, 'staff last', id)},
      ${passwordHash}, '(312) 555-01' || lpad(${dice('phone', id, 100)}::text, 2, '0')
    from ${rows} on conflict do nothing`.execute(tx.db)
  await sql`insert into broker_roles (user_id, brokerage_code, role)
    select ${id}, case when ${place} < ${nationalPlace} then ${brokerageCode(block)} else ${nationalBrokerage} end, staff.role
    from ${rows} on conflict do nothing`.execute(tx.db)
}

/** The people of the range's insured companies: `owner@w0000001.test`, `office@…` and `site@…`. */
export async function makeInsuredPeople(tx: Tx, range: AccountRange, passwordHash: string): Promise<void> {
  const id = insuredId(sql`account.n`, sql`(person.place - 1)`)
  const username = sql`person.mailbox || '@' || lower(account.code) || '.test'`
  const mailboxes = insuredPlaces.map(({ mailbox }) => mailbox)
  await sql`insert into users (id, username, email, first_name, last_name, password_hash)
    select ${id}, ${username}, ${username}, ${pick(firstNames, 'first', id)}, ${pick(lastNames, 'last', id)}, ${passwordHash}
    from ${accountsIn(range)} cross join unnest(${mailboxes}::text[]) with ordinality as person (mailbox, place)`.execute(
    tx.db,
  )
}

/** Their roles. The owner of every twentieth company is the administrator of the one before it, too. */
export async function makeInsuredRoles(tx: Tx, range: AccountRange): Promise<void> {
  const roles = insuredPlaces.map(({ role }) => role)
  const permissions = sql`case when person.place = 3 then ${sitePermissions}::text[] else ${PermissionCode.options}::text[] end`
  await sql`insert into account_roles (account_code, user_id, role, permissions)
    select account.code, ${insuredId(sql`account.n`, sql`(person.place - 1)`)}, person.role, ${permissions}
    from ${accountsIn(range)} cross join unnest(${roles}::text[]) with ordinality as person (role, place)
    union all
    select 'W' || lpad((account.n - 1)::text, 7, '0'), ${insuredId(sql`account.n`, sql`0`)}, 'ADMIN',
      ${PermissionCode.options}::text[]
    from ${accountsIn(range)} where account.n % 20 = 0`.execute(tx.db)
}
