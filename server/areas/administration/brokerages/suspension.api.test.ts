import { brokerageMessages } from '@portico/contract/areas/administration/brokerage.messages.ts'
import { sessionMessages } from '@portico/contract/areas/session/session.messages.ts'
import { messages } from '@portico/contract/kit/problem.messages.ts'
import { sql } from 'kysely'
import { beforeAll, describe, expect, test, vi } from 'vitest'
import { auditOf } from '../../../app/test/audit-trail.ts'
import { firstMessageTo, messagesTo } from '../../../app/test/sent-messages.ts'
import type { TestClient } from '../../../app/test/test-client.ts'
import { useTestServer } from '../../../app/test/test-server.ts'
import { write } from '../../../platform/write.ts'
import { tell } from '../../notifications/notifications.public.ts'
import { aBrokerage, anAccount, aPerson } from '../../people/test/people.builders.ts'

const server = useTestServer()
let admin: TestClient
beforeAll(async () => {
  admin = await server.signIn('admin@portico.test')
})

const base = '/api/administration/brokerages'
const reason = { reason: 'Contract ended' }
const credentials = (username: string) => ({ username, password: 'Portico-demo-1!' })

/** A brokerage with an account and one person on each side. */
async function aWorld() {
  const code = await aBrokerage(server)
  const account = await anAccount(server, code)
  const advisor = await aPerson(server, { brokerage: code, roles: ['ADVISOR'] })
  const owner = await aPerson(server, { account, role: 'ADMIN' })
  return { code, account, advisor, owner }
}

describe('the page of a brokerage', () => {
  test('shows host, counts, staff with roles and the latest audit entries', async () => {
    const { code, advisor, owner } = await aWorld()
    await owner.signIn()
    const { status, body } = await admin.get(`${base}/${code}`)
    expect(status).toBe(200)
    expect(body).toMatchObject({
      brokerage: { brokerCode: code, subdomain: null, isSuspended: false },
      suspended: null,
      formerSubdomains: [],
      counts: { clients: 1, prospects: 0, archived: 0, staff: 1, users: 2, activeUsers: 1, documentBytes: 0 },
      staff: [{ username: advisor.email, roles: ['Advisor'], isDisabled: false, lastLoginAt: null }],
      events: [],
    })
    await admin.post(`/api/brokerages/${code}/invitations`, {
      email: 'new@harbor-staff.test',
      firstName: 'New',
      lastName: 'Person',
      roles: ['ADVISOR'],
    })
    expect((await admin.get(`${base}/${code}`)).body.events).toMatchObject([{ action: 'broker_invitation.create' }])
    expect((await admin.get(`${base}/HARBOR`)).body.counts.documents).toBeGreaterThan(0)
    expect((await admin.get(`${base}/NOSUCH`)).status).toBe(404)
  })

  test('is for platform administrators alone', async () => {
    const staff = await server.signIn('broker-admin@harbor.test')
    expect((await staff.get(`${base}/HARBOR`)).status).toBe(403)
    for (const action of ['suspend', 'reinstate'])
      expect((await staff.post(`${base}/HARBOR/${action}`, reason)).status).toBe(403)
  })
})

describe('a suspended brokerage', () => {
  test('lets nobody in and says so, keeps everything, and is open again once reinstated', async () => {
    const { code, account, advisor, owner } = await aWorld()
    const [staff, client] = await Promise.all([advisor.signIn(), owner.signIn()])
    const unsaid = await admin.post(`${base}/${code}/suspend`, { reason: ' ' })
    expect([unsaid.status, unsaid.body.fields]).toEqual([422, { reason: brokerageMessages.reasonRequired }])

    const { status, body } = await admin.post(`${base}/${code}/suspend`, reason)
    expect([status, body.suspended.reason, body.brokerage.isSuspended]).toEqual([200, 'Contract ended', true])
    expect(body.events[0]).toMatchObject({ action: 'brokerage.suspend', reason: 'Contract ended' })
    for (const gone of [staff, client]) expect((await gone.get('/api/users/me')).status).toBe(401)
    for (const { email } of [advisor, owner]) {
      const refused = await server.visitor().post('/auth/login', credentials(email))
      expect([refused.status, refused.body.code, refused.body.message]).toEqual([
        422,
        'brokerage_suspended',
        sessionMessages.suspended(body.brokerage.brokerName),
      ])
      const wrong = await server.visitor().post('/auth/login', { username: email, password: 'Wrong-1!' })
      expect(wrong.body.message).toBe(sessionMessages.unknownLogin)
    }
    expect((await admin.get(`/api/accounts/${account}`)).status).toBe(200)
    expect((await admin.post(`${base}/${code}/suspend`, reason)).body.message).toBe(brokerageMessages.isSuspended)

    const open = await admin.post(`${base}/${code}/reinstate`, { reason: 'New contract' })
    expect([open.status, open.body.suspended]).toEqual([200, null])
    expect((await (await owner.signIn()).get(`/api/accounts/${account}`)).status).toBe(200)
    expect((await (await advisor.signIn()).get(`/api/brokerages/${code}`)).status).toBe(200)
    const again = await admin.post(`${base}/${code}/reinstate`, reason)
    expect([again.status, again.body.message]).toEqual([422, brokerageMessages.isNotSuspended])
    expect((await auditOf(server, 'brokerage', code)).map(({ action }) => action)).toEqual([
      'brokerage.suspend',
      'brokerage.reinstate',
    ])
  })

  test('is not suspended while an upload creates its accounts', async () => {
    const { code, advisor } = await aWorld()
    const { database } = server.running.platform
    const setState = (state: string) =>
      database.write('system', (tx) =>
        sql`update account_uploads set state = ${state} where brokerage_code = ${code}`.execute(tx.db),
      )
    await database.write('system', (tx) =>
      sql`insert into account_uploads
          (id, brokerage_code, state, file_name, bytes, headings, columns, created_by, created_at, changed_at)
        values (${crypto.randomUUID()}, ${code}, 'CREATING', 'a.csv', 1, '[]', '{}', ${advisor.userId}, now(), now())`.execute(
        tx.db,
      ),
    )
    const refused = await admin.post(`${base}/${code}/suspend`, reason)
    expect([refused.status, refused.body.message]).toEqual([422, brokerageMessages.uploadRuns])
    await setState('CREATED')
    expect((await admin.post(`${base}/${code}/suspend`, reason)).status).toBe(200)
  })

  test('is closed to someone who also belongs elsewhere, who is told why; a stranger learns nothing', async () => {
    const { code, account } = await aWorld()
    const elsewhere = await anAccount(server)
    const both = await aPerson(server, { account: elsewhere, role: 'ADMIN', brokerage: code, roles: ['ADVISOR'] })
    const stranger = await (await aPerson(server, { account: elsewhere })).signIn()
    await admin.post(`${base}/${code}/suspend`, reason)
    const client = await both.signIn()
    expect((await client.get(`/api/accounts/${elsewhere}`)).status).toBe(200)
    for (const path of [`/api/accounts/${account}`, `/api/brokerages/${code}`]) {
      const { status, body } = await client.get(path)
      expect([status, body.code, body.message]).toEqual([403, 'brokerage_suspended', messages.suspended])
      expect((await stranger.get(path)).status).toBe(404)
    }
    const { body } = await client.get('/api/accounts')
    expect(body.items.map(({ accountCode }: { accountCode: string }) => accountCode)).toEqual([elsewhere])
    expect((await client.get('/api/users/me')).body.brokerRoles).toEqual({})
  })

  test('takes no registrations, and its invitations do not open', async () => {
    const { code, account } = await aWorld()
    const invited = { email: 'invited@people.test', firstName: 'In', lastName: 'Vited', role: 'USER', permissions: [] }
    expect((await admin.post(`/api/accounts/${account}/invitations`, invited)).status).toBeLessThan(300)
    const [mail] = await messagesTo(server, invited.email)
    const path = String(mail!.link).replace(/^\/[a-z-]+\//, '/open/invitations/')
    expect((await server.visitor().get(path)).status).toBe(200)
    await admin.post(`${base}/${code}/suspend`, reason)
    expect((await server.visitor().get(path)).status).not.toBe(200)
    const asked = { email: 'new@people.test', firstName: 'N', lastName: 'P', companyName: 'New Co', brokerCode: code }
    expect((await server.visitor().post('/open/registrations', asked)).status).toBe(422)
  })
})

test('a subdomain that a brokerage gave up is never another one’s, but may be taken back', async () => {
  const [one, other] = [await aBrokerage(server), await aBrokerage(server)]
  const save = (code: string, was: string | null, subdomain: string | null, brokerName: string) =>
    admin.put(`/api/brokerages/${code}`, { brokerName, subdomain, was: { brokerName, subdomain: was } })
  const nameOf = async (code: string): Promise<string> => (await admin.get(`/api/brokerages/${code}`)).body.brokerName
  const [oneName, otherName] = [await nameOf(one), await nameOf(other)]
  expect((await save(one, null, 'old-name', oneName)).status).toBe(200)
  expect((await save(one, 'old-name', 'new-name', oneName)).status).toBe(200)
  const reused = await save(other, null, 'old-name', otherName)
  expect([reused.status, reused.body.fields]).toEqual([422, { subdomain: brokerageMessages.subdomainTaken }])
  expect((await admin.get(`${base}/${one}`)).body.formerSubdomains).toEqual(['old-name'])
  expect((await save(one, 'new-name', 'old-name', oneName)).status).toBe(200)
})

describe('what jobs send for accounts', () => {
  test('does not leave while the brokerage is suspended, whatever area queued it', async () => {
    const [closed, open] = [await aWorld(), await aWorld()]
    await admin.post(`${base}/${closed.code}/suspend`, reason)
    await Promise.all([closed, open].map((world) => remind(world)))
    await firstMessageTo(server, open.owner.email)
    const { platform } = server.running
    const ofClosed = () =>
      platform.database.read('system', (tx) =>
        sql<{ isSent: boolean; error: string | null; waits: boolean }>`select sent_at is not null as "isSent",
          last_error as error, content_sealed is not null as waits
          from messages where recipient = ${closed.owner.email}`.execute(tx.db),
      )
    const held = await vi.waitUntil(async () => (await ofClosed()).rows.find(({ waits }) => !waits), {
      timeout: 30_000,
    })
    expect(held).toEqual({ isSent: false, error: 'The brokerage is suspended', waits: false })
  })
})

async function userOf(email: string): Promise<{ id: string }> {
  const { rows } = await server.running.platform.database.read('system', (tx) =>
    sql<{ id: string }>`select id from users where email = ${email}`.execute(tx.db),
  )
  return rows[0]!
}

/** Reminds the owner of an account as every job does: by a write that no person makes. */
async function remind({ account, owner }: Awaited<ReturnType<typeof aWorld>>): Promise<void> {
  const author = { userId: undefined, requestId: 'job', scope: { account }, idempotency: undefined }
  const { id: userId } = await userOf(owner.email)
  await write(server.running.platform, author, async (tx) => {
    const notice = { userId, account, kind: 'TASK_DUE_SOON', message: 'Your task is due tomorrow' } as const
    await tell(tx, server.running, { ...notice, note: null, link: null })
    return { status: 204 }
  })
}
