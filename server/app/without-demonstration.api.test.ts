import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'kysely'
import { TOTP } from 'otpauth'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { readConfig } from '../platform/config/config.ts'
import { createTestDatabase, type TestDatabase } from '../platform/database/test/test-database.ts'
import { createLog } from '../platform/log.ts'
import { makeAdministrator } from './make-administrator.ts'
import { startServer, type RunningServer } from './start-server.ts'
import { TestClient } from './test/test-client.ts'

const ada = { email: 'ada@company.test', firstName: 'Ada', lastName: 'Brook' }
const password = 'Seven quiet lamps 7!'

let running: RunningServer
let made: TestDatabase
let dataDir = ''

beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'portico-test-'))
  made = await createTestDatabase()
  const config = readConfig({ NODE_ENV: 'test', PORTICO_DATA_DIR: dataDir, PORTICO_DEMO: 'false' })
  running = await startServer(config, { log: createLog({ logLevel: 'silent' }), database: made.database })
})
afterAll(async () => {
  await running?.close()
  await made?.remove()
  await rm(dataDir, { recursive: true, force: true })
})
const visitor = () => new TestClient(running.app)

test('nobody is made, and the call of a demonstration is an unknown path', async () => {
  const answerTo = async (path: string) => {
    const { status, body, headers } = await visitor().get(path)
    return { status, body: { ...body, requestId: '' }, headers: { ...headers, 'x-request-id': '', date: '' } }
  }
  const answer = await answerTo('/open/demonstration')
  expect(answer).toMatchObject({ status: 404, body: { code: 'not_found' } })
  expect(answer).toEqual(await answerTo('/open/no-such-path'))
  const login = { username: 'owner@acme.test', password: 'Portico-demo-1!' }
  expect((await visitor().post('/auth/login', login)).status).toBe(422)
})

test('the first administrator sets a password by a link, once, and must set up two-factor', async () => {
  const path = `/auth${await makeAdministrator(running.platform, ada)}`
  expect((await visitor().post(path, { password: 'password1!' })).status).toBe(400)
  expect((await visitor().post(path, { password })).status).toBe(204)
  expect((await visitor().post(path, { password })).status).toBe(404)

  const client = visitor()
  const login = await client.post('/auth/login', { username: ada.email, password })
  expect(login.body).toMatchObject({ isAdmin: true, mustResetPassword: false, mustEnrollTfa: true })
  expect((await client.get('/api/accounts')).status).toBe(401)

  const wanted = { tfaEnabled: true, tfaType: 'TOTP' }
  const { body: challenge } = await client.put('/api/users/tfa/update', wanted)
  const code = new TOTP({ secret: challenge.authenticator.secret }).generate()
  expect((await client.put('/api/users/tfa/update', { ...wanted, code })).body.recoveryCodes).toHaveLength(10)
  expect((await client.get('/api/accounts')).status).toBe(200)
  const off = await client.put('/api/users/tfa/update', { tfaEnabled: false })
  expect([off.status, Object.keys(off.body.fields)]).toEqual([422, ['tfaEnabled']])
})

test('a new brokerage asks two-factor of its staff where nobody has said otherwise', async () => {
  const [row] = await running.platform.database.write('system', async (tx) => {
    const added = sql<{ two_factor: string }>`
      insert into brokerages (code, name) values ('NEWCO', 'New & Co.') returning two_factor`
    return (await added.execute(tx.db)).rows
  })
  expect(row).toEqual({ two_factor: 'STAFF' })
})

test('two administrators cannot share an address', async () => {
  await expect(makeAdministrator(running.platform, { ...ada, email: 'ADA@company.test' })).rejects.toThrow(
    /users_(username|email)/,
  )
})
