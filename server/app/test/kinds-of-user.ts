import type { KindOfUser, Relation } from '@portico/contract/access-table.ts'
import { PermissionCode } from '@portico/contract/areas/accounts/permission-codes.ts'
import { sql } from 'kysely'
import type { Tx } from '../../platform/database/database.ts'
import type { TestClient } from './test-client.ts'
import type { TestServer } from './test-server.ts'

/** Accounts of another brokerage, some of which are shared, and codes that lead nowhere. */
const elsewhere = {
  foreign: 'RIDGE',
  'non-existent': 'NOSUCH',
  deleted: 'GONE',
  shared: 'SHARED',
  'share ahead': 'SHARE-AHEAD',
  'share ended': 'SHARE-ENDED',
} as const

/** The share of an account, by its relation. */
const shares = { shared: 'IN_FORCE', 'share ahead': 'AGREED', 'share ended': 'ENDED' } as const

/** Demonstration users who represent a kind, and those that a test adds. */
const usernames: Readonly<Record<Exclude<KindOfUser, 'visitor'>, string>> = {
  'owes a code': 'tfa@acme.test',
  'owes two-factor': 'new-staff@strict.test',
  'owes a password': 'reset@acme.test',
  'without a role': 'nobody@portico.test',
  viewer: 'viewer@acme.test',
  'Insurance Partner': 'partner@carrier.test',
  'insured User': 'office@acme.test',
  'insured User without permission codes': 'yard@acme.test',
  'insured Admin': 'owner@acme.test',
  'prospect Admin': 'prospect@prosper.test',
  'brokerage user': 'advisor@harbor.test',
  'brokerage admin': 'broker-admin@harbor.test',
  'platform administrator': 'admin@portico.test',
}

/** The code of what an account is to a user. */
export function accountFor(kind: KindOfUser, relation: Relation): string {
  if (relation === 'own') return kind === 'prospect Admin' ? 'PROSPER' : 'ACME'
  return relation === 'same brokerage' ? 'BAYSIDE' : elsewhere[relation]
}

/** The code of what a brokerage is to a user; a brokerage has no sisters and is never deleted. */
export const brokerageFor = (relation: Relation): string | undefined =>
  ({ own: 'HARBOR', foreign: 'SUMMIT', 'non-existent': 'NOSUCH' })[relation as string]

/** Makes the kinds of user that the demonstration lacks, and a deleted account that all of them belonged to. */
export async function makeKindsOfUser({ running }: TestServer): Promise<void> {
  await running.platform.database.write('system', async (tx) => {
    await sql`insert into accounts (code, company_name, brokerage_code, deleted_at)
      values ('GONE', 'Gone & Sons', 'HARBOR', now())`.execute(tx.db)
    await sql`insert into brokerages (code, name, two_factor) values ('STRICT', 'Strict Brokers', 'STAFF')`.execute(
      tx.db,
    )
    for (const [relation, state] of Object.entries(shares))
      await makeShare(tx, elsewhere[relation as keyof typeof shares], state)
    for (const kind of [
      'owes two-factor',
      'Insurance Partner',
      'insured User',
      'insured User without permission codes',
    ] as const) {
      await sql`insert into users (id, username, email, first_name, last_name, password_hash)
        select gen_random_uuid(), ${usernames[kind]}, ${usernames[kind]}, 'A', 'Person', password_hash
        from users where username = 'owner@acme.test'`.execute(tx.db)
    }
    const codes = [...PermissionCode.options]
    await sql`insert into account_roles (account_code, user_id, role, permissions)
      select 'ACME', users.id, role, permissions::text[] from (values
        (${usernames['Insurance Partner']}, 'INS_PARTNER', ${codes}::text[]),
        (${usernames['insured User']}, 'USER', ${codes}::text[]),
        (${usernames['insured User without permission codes']}, 'USER', '{}'::text[])
      ) as given (name, role, permissions) join users on username = name`.execute(tx.db)
    await sql`insert into broker_roles (user_id, brokerage_code, role)
      select id, 'STRICT', 'ADVISOR' from users where username = ${usernames['owes two-factor']}`.execute(tx.db)
    await sql`insert into account_roles (account_code, user_id, role)
      select 'GONE', user_id, 'ADMIN' from account_roles where account_code = 'ACME'`.execute(tx.db)
  })
}

/** An account of another brokerage with a share to the one of the staff. */
async function makeShare(tx: Tx, code: string, state: 'AGREED' | 'IN_FORCE' | 'ENDED'): Promise<void> {
  await sql`insert into accounts (code, company_name, brokerage_code) values (${code}, ${code}, 'SUMMIT')`.execute(
    tx.db,
  )
  await sql`insert into account_transfers (id, kind, code, company_name, state, from_code, to_code, effective_on,
      time_zone, effective_at, reason, team, proposed_by, proposed_at, expires_at, from_confirmed_by, from_confirmed_at,
      to_confirmed_by, to_confirmed_at, done_at)
    select gen_random_uuid(), 'SHARE', ${code}, ${code}, ${state}, 'SUMMIT', 'HARBOR', '2026-01-01', 'America/New_York',
      now(), 'A test', '[]', id, now(), now(), id, now(), id, now(), case when ${state !== 'AGREED'} then now() end
    from users where username = 'admin@portico.test'`.execute(tx.db)
}

/** A client of each kind of user. */
export async function signInEveryKind(server: TestServer): Promise<ReadonlyMap<KindOfUser, TestClient>> {
  const clients = new Map<KindOfUser, TestClient>([['visitor', server.visitor()]])
  for (const [kind, username] of Object.entries(usernames)) {
    clients.set(kind as KindOfUser, await server.signIn(username))
  }
  return clients
}
