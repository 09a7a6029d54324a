import { deletionMessages } from '@portico/contract/areas/account-deletion/deletion.messages.ts'
import type { DeletionCheck } from '@portico/contract/areas/account-deletion/deletion.shapes.ts'
import { sql } from 'kysely'
import { beforeAll, expect, test, vi } from 'vitest'
import { auditOf } from '../../app/test/audit-trail.ts'
import type { TestClient } from '../../app/test/test-client.ts'
import { useTestServer } from '../../app/test/test-server.ts'
import { gathered } from '../../platform/files/byte-streams.ts'
import { aPdf, sendWhole } from '../documents/test/sample-files.ts'
import { anAccount, aPerson } from '../people/test/people.builders.ts'
import { eraseDueAccounts } from './erasing/erase-accounts.ts'

const server = useTestServer()
let admin: TestClient
let second: TestClient
let secondName = ''
beforeAll(async () => {
  const other = await aPerson(server)
  await server.running.platform.database.write('system', (tx) =>
    sql`update users set is_admin = true where id = ${other.userId}`.execute(tx.db),
  )
  admin = await server.signIn('admin@portico.test')
  secondName = other.email
  second = await other.signIn()
})

const day = 86_400_000
const at = (code: string) => `/api/administration/deletions/${code}`
const nameOf = async (code: string): Promise<string> => (await admin.get(at(code))).body.companyName
const exported = async (code: string): Promise<DeletionCheck> => {
  server.clock.advance(1000)
  expect((await admin.post(`${at(code)}/export`)).status).toBe(200)
  return vi.waitUntil(
    async () => {
      const { body } = await admin.get(at(code))
      return body.deletion?.state === 'EXPORTED' && (body as DeletionCheck)
    },
    { timeout: 60_000 },
  )
}
const error = async (client: TestClient, path: string, body?: object) => {
  const answer = await client.post(path, body)
  return [answer.status, answer.body.message]
}

test('an account without policies is exported, deleted by its name, unknown to every call, and restored whole', async () => {
  const code = await anAccount(server)
  const person = await aPerson(server, { account: code, role: 'ADMIN' })
  const client = await person.signIn()
  const task = { text: 'Send the loss runs', dueDate: '2027-01-15' }
  await client.post(`/api/accounts/${code}/tasks`, task)
  const calls = ['', '/tasks', '/policies?term=all&offset=0', '/claims', '/details', '/documents/tree'].map(
    (path) => `/api/accounts/${code}${path}`,
  )
  const statuses = async (of: TestClient) => Promise.all(calls.map(async (call) => (await of.get(call)).status))
  const before = await statuses(client)
  expect(before.filter((status) => status === 200).length).toBeGreaterThan(3)
  const name = await nameOf(code)
  expect(await error(admin, `${at(code)}/delete`, { name })).toEqual([422, deletionMessages.exportFirst])
  const check = await exported(code)
  expect(check.dependents.users).toEqual([expect.stringContaining(person.email)])
  expect(check.deletion?.exportCounts).toMatchObject({ account_roles: 1 })
  const file = await admin.get(`${at(code)}/export`)
  expect(file.status).toBe(200)
  expect(await error(admin, `${at(code)}/delete`, { name: 'Another' })).toEqual([422, deletionMessages.wrongName])
  const deleted = await admin.post(`${at(code)}/delete`, { name })
  expect(deleted.body).toMatchObject({ isDeleted: true, deletion: { state: 'DELETED', confirmedBy: null } })
  expect(await statuses(client)).toEqual(calls.map(() => 404))
  expect(await statuses(await server.signIn('broker-admin@harbor.test'))).toEqual(calls.map(() => 404))
  expect((await client.get('/api/accounts')).body.items).toEqual([])
  const restored = await admin.post(`${at(code)}/restore`, { reason: 'Deleted by mistake' })
  expect(restored.body).toMatchObject({ isDeleted: false, deletion: { state: 'RESTORED' } })
  expect(await statuses(client)).toEqual(before)
  expect((await auditOf(server, 'account', code)).map(({ action }) => action)).toEqual(
    expect.arrayContaining(['account.export-all', 'account.exported', 'account.delete', 'account.restore']),
  )
})

test('a legal hold refuses deletion and keeps a deleted account from being erased', async () => {
  const code = await anAccount(server)
  const name = await nameOf(code)
  await exported(code)
  const reason = { reason: 'Suit pending' }
  expect((await admin.post(`${at(code)}/hold`, { reason: ' ' })).body.fields).toEqual({
    reason: deletionMessages.reasonRequired,
  })
  expect((await admin.post(`${at(code)}/hold`, reason)).body.hold.reason).toBe('Suit pending')
  expect(await error(admin, `${at(code)}/hold`, reason)).toEqual([422, deletionMessages.alreadyHeld])
  expect(await error(admin, `${at(code)}/delete`, { name })).toEqual([422, deletionMessages.held])
  expect((await admin.post(`${at(code)}/lift-hold`, reason)).body.hold).toBeNull()
  expect(await error(admin, `${at(code)}/lift-hold`, reason)).toEqual([422, deletionMessages.notHeld])
  expect((await admin.post(`${at(code)}/delete`, { name })).body.isDeleted).toBe(true)
  await admin.post(`${at(code)}/hold`, reason)
  server.clock.advance(31 * day)
  await eraseDueAccounts(server.running.platform, 'held')
  admin = await server.signIn('admin@portico.test')
  expect((await admin.get(at(code))).body.deletion.state).toBe('DELETED')
})

test('an account with a policy in force needs a second administrator, and is erased with a certificate after 30 days', async () => {
  const code = 'NORTH'
  second = await server.signIn(secondName)
  const name = await nameOf(code)
  const manager = await server.signIn('manager@harbor.test')
  expect((await sendWhole(manager, `/api/accounts/${code}/documents`, { name: 'Fleet.pdf', bytes: aPdf })).status).toBe(
    201,
  )
  const check = await exported(code)
  expect(check).toMatchObject({ needsSecond: true, mayConfirm: false })
  expect(check.dependents.policies.length).toBeGreaterThan(0)
  expect((await admin.post(`${at(code)}/delete`, { name })).body.deletion.state).toBe('CONFIRMING')
  expect(await error(admin, `${at(code)}/confirm`)).toEqual([422, deletionMessages.secondOnly])
  expect((await admin.post(`${at(code)}/cancel`)).body.deletion.state).toBe('CANCELED')
  await exported(code)
  await admin.post(`${at(code)}/delete`, { name })
  expect((await second.post(`${at(code)}/confirm`)).body).toMatchObject({ isDeleted: true })
  await eraseDueAccounts(server.running.platform, 'too early')
  expect((await admin.get(`${at(code)}/certificate`)).status).toBe(404)
  server.clock.advance(31 * day)
  const { files, database } = server.running.platform
  const stored = await database.read('system', (tx) =>
    sql<{ key: string }>`select file_key as key from document_versions where account_code = ${code}`.execute(tx.db),
  )
  const isGone = (key: string) =>
    files.open(key).then(
      async (stream) => (await gathered(stream)).length === 0,
      () => true,
    )
  expect(stored.rows.length).toBeGreaterThan(0)
  expect(await Promise.all(stored.rows.map(({ key }) => isGone(key)))).toEqual(stored.rows.map(() => false))
  await eraseDueAccounts(server.running.platform, 'due')
  await vi.waitUntil(async () => (await Promise.all(stored.rows.map(({ key }) => isGone(key)))).every(Boolean))
  admin = await server.signIn('admin@portico.test')
  const { body } = await admin.get(at(code))
  expect(body.deletion).toMatchObject({ state: 'ERASED', hasExport: false, hasCertificate: true, companyName: name })
  expect(body.deletion.erasedCounts.policies).toBeGreaterThan(0)
  const { rows } = await server.running.platform.database.read('system', (tx) =>
    sql<{ many: number }>`select (select count(*) from policies where account_code = ${code})::int
      + (select count(*) from schedule_rows where account_code = ${code})::int
      + (select count(*) from documents where account_code = ${code})::int as many`.execute(tx.db),
  )
  expect(rows).toEqual([{ many: 0 }])
  const certificate = await admin.get(`${at(code)}/certificate`)
  expect(certificate.status).toBe(200)
  expect(await error(admin, `${at(code)}/restore`, { reason: 'Too late' })).toEqual([422, deletionMessages.notDeleted])
  expect((await admin.get('/api/administration/deletions')).body[0]).toMatchObject({ accountCode: code })
  const staff = await server.signIn('broker-admin@harbor.test')
  expect((await staff.get('/api/administration/deletions')).status).toBe(403)
})
