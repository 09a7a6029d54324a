import { sql } from 'kysely'
import { TOTP, Secret } from 'otpauth'
import { newId } from '../../../platform/ids.ts'
import { messagesTo } from '../../../app/test/sent-messages.ts'
import type { TestServer } from '../../../app/test/test-server.ts'
import type { TestClient } from '../../../app/test/test-client.ts'
import { hashPassword, sealPhone } from '../../users/users.public.ts'

/** The password of every user that is made here. */
export const password = 'Cedar-otter-9!travel'

export interface NewHolder {
  readonly username: string
  readonly phone: string
}

interface Wanted {
  readonly tfa?: 'SMS'
  readonly mustReset?: true
  readonly isAdmin?: true
}

let made = 0
let hash: Promise<string> | undefined

/** Makes a user of the test's own, so that tests do not wait out each other's limits. */
export async function makeHolder(
  { running }: TestServer,
  wanted: Wanted = {},
): Promise<NewHolder & { userId: string }> {
  made += 1
  const { database, now, secret } = running.platform
  const username = `holder-${made}@acme.test`
  const phone = `(206) 555-${String(1000 + made)}`
  const userId = newId(now())
  const passwordHash = await (hash ??= hashPassword(secret, password))
  await database.write('system', (tx) =>
    sql`insert into users (id, username, email, first_name, last_name, password_hash, is_admin, must_reset_password,
        tfa_enabled, tfa_type, tfa_phone_sealed)
      values (${userId}, ${username}, ${username}, 'Helen', 'Holder', ${passwordHash}, ${wanted.isAdmin ?? false},
        ${wanted.mustReset ?? false}, ${wanted.tfa !== undefined}, ${wanted.tfa ?? null},
        ${wanted.tfa === undefined ? null : sealPhone(secret, phone)})`.execute(tx.db),
  )
  return { username, phone, userId }
}

/** A client that has given its password, and owes what its user owes. */
export async function logIn(server: TestServer, { username }: NewHolder, given = password): Promise<TestClient> {
  const client = server.visitor()
  const { status, body } = await client.post('/auth/login', { username, password: given })
  if (status !== 200) throw new Error(`${username} could not log in: ${JSON.stringify(body)}`)
  return client
}

/** A second client with the credentials that the first one holds now. */
export function copyOf(server: TestServer, client: TestClient): TestClient {
  const copy = server.visitor()
  for (const [name, value] of client.cookies) copy.cookies.set(name, value)
  return copy
}

/** All that was written to a phone or address, as one text. */
export const wordsTo = async (server: TestServer, recipient: string): Promise<string> =>
  (await messagesTo(server, recipient)).map(({ subject, text }) => `${subject}\n${text}`).join('\n')

/** What an authenticator app shows. */
export const appCode = (secret: string, at: Date): string =>
  new TOTP({ algorithm: 'SHA1', digits: 6, period: 30, secret: Secret.fromBase32(secret) }).generate({
    timestamp: at.getTime(),
  })

/** Another code than the right one. */
export const otherThan = (code: string): string => String((Number(code) + 1) % 1_000_000).padStart(6, '0')

/** Has a user set up an authenticator app, and answers its secret and the recovery codes. */
export async function setUpApp(
  { clock }: TestServer,
  client: TestClient,
): Promise<{ secret: string; recoveryCodes: string[] }> {
  const settings = { tfaEnabled: true, tfaType: 'TOTP' }
  const started = await client.put('/api/users/tfa/update', settings)
  const { secret } = started.body.authenticator
  const saved = await client.put('/api/users/tfa/update', { ...settings, code: appCode(secret, clock.now()) })
  // Messages are told apart by their time.
  clock.advance(1000)
  return { secret, recoveryCodes: saved.body.recoveryCodes }
}
