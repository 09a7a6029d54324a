import type { AccountRole } from '@portico/contract/areas/people/person.shapes.ts'
import type { BrokerRole } from '@portico/contract/areas/session/roles.ts'
import { sql } from 'kysely'
import type { TestClient } from '../../../app/test/test-client.ts'
import type { TestServer } from '../../../app/test/test-server.ts'

interface Made {
  readonly userId: string
  readonly email: string
  signIn(): Promise<TestClient>
}

interface Holding {
  readonly account?: string
  readonly role?: AccountRole | 'ADVISOR'
  readonly permissions?: readonly string[]
  readonly brokerage?: string
  readonly roles?: readonly BrokerRole[]
  readonly lastName?: string
  readonly isViewer?: boolean
}

let made = 0

/** A person of their own for one test, with the password of the demonstration. */
export async function aPerson(server: TestServer, holding: Holding = {}): Promise<Made> {
  made += 1
  const email = `person-${made}-${crypto.randomUUID().slice(0, 8)}@people.test`
  const { account, brokerage, role = 'USER', permissions = [], roles = [], isViewer = false } = holding
  const userId = await server.running.platform.database.write('system', async (tx) => {
    const { rows } = await sql<{ id: string }>`
      insert into users (id, username, email, first_name, last_name, password_hash, is_viewer)
      select gen_random_uuid(), ${email}, ${email}, 'Pat', ${holding.lastName ?? `Person ${made}`}, password_hash, ${isViewer}
      from users where username = 'owner@acme.test' returning id`.execute(tx.db)
    const { id } = rows[0]!
    if (account !== undefined) {
      await sql`insert into account_roles (account_code, user_id, role, permissions)
        values (${account}, ${id}, ${role}, ${[...permissions]})`.execute(tx.db)
    }
    for (const each of roles) {
      await sql`insert into broker_roles (user_id, brokerage_code, role) values (${id}, ${brokerage}, ${each})`.execute(
        tx.db,
      )
    }
    return id
  })
  return { userId, email, signIn: () => server.signIn(email) }
}

/** A brokerage of its own for one test. */
export async function aBrokerage(server: TestServer, twoFactor: 'OPTIONAL' | 'STAFF' = 'OPTIONAL'): Promise<string> {
  made += 1
  const code = `BROKER-${made}`
  await server.running.platform.database.write('system', (tx) =>
    sql`insert into brokerages (code, name, two_factor) values (${code}, ${`Brokerage ${made}`}, ${twoFactor})`.execute(
      tx.db,
    ),
  )
  return code
}

/** An account of its own for one test. */
export async function anAccount(server: TestServer, brokerage = 'HARBOR'): Promise<string> {
  made += 1
  const code = `COMPANY-${made}`
  await server.running.platform.database.write('system', (tx) =>
    sql`insert into accounts (code, company_name, brokerage_code) values (${code}, ${`Company ${made}`}, ${brokerage})`.execute(
      tx.db,
    ),
  )
  return code
}

/** What someone holds on an account. */
export async function heldOn({ running }: TestServer, account: string, userId: string) {
  const { rows } = await running.platform.database.read('system', (tx) =>
    sql<{ role: string; permissions: string[] }>`select role, permissions from account_roles
      where account_code = ${account} and user_id = ${userId}`.execute(tx.db),
  )
  return rows[0]
}

/** The id of a user by e-mail address. */
export async function userIdOf({ running }: TestServer, email: string): Promise<string | undefined> {
  const { rows } = await running.platform.database.read('system', (tx) =>
    sql<{ id: string }>`select id from users where lower(email) = ${email.toLowerCase()}`.execute(tx.db),
  )
  return rows[0]?.id
}
