import { broadcastMessages } from '@portico/contract/areas/broadcasts/broadcast.messages.ts'
import type { Banner, Broadcast } from '@portico/contract/areas/broadcasts/broadcast.shapes.ts'
import { wallTimeOf } from '@portico/contract/kit/zone.rules.ts'
import { beforeAll, describe, expect, test, vi } from 'vitest'
import { auditOf } from '../../app/test/audit-trail.ts'
import { messagesTo } from '../../app/test/sent-messages.ts'
import type { TestClient } from '../../app/test/test-client.ts'
import { useTestServer } from '../../app/test/test-server.ts'
import { aBrokerage, anAccount, aPerson } from '../people/test/people.builders.ts'
import { sendBroadcast, sweepBroadcasts } from './send-broadcasts.ts'

const server = useTestServer()
let admin: TestClient
beforeAll(async () => {
  admin = await server.signIn('admin@portico.test')
})

const path = '/api/administration/broadcasts'
const timeZone = 'America/Chicago'
const inDays = (days: number) => wallTimeOf(new Date(server.clock.now().getTime() + days * 86_400_000), timeZone)

const everyone = { people: 'EVERYONE', brokerages: [], accounts: [], roles: [] } as const
const draftFor = (audience: object, more: object = {}) => ({
  kind: 'SERVICE',
  title: 'Maintenance on Sunday',
  text: 'The portal is offline from 2 to 4 AM.',
  channel: 'BANNER',
  audience: { ...everyone, ...audience },
  sendAt: null,
  timeZone,
  bannerUntil: inDays(3).day,
  optOutLine: '',
  ...more,
})
const sent = async (id: string): Promise<Broadcast> =>
  vi.waitUntil(
    async () => {
      const { body } = await admin.get(`${path}/${id}`)
      return body.state === 'SENT' && (body as Broadcast)
    },
    { timeout: 20_000 },
  )
const bannersOf = async (client: TestClient): Promise<string[]> =>
  ((await client.get('/api/users/me/banners')).body as Banner[]).map(({ id }) => id)

/** An account with two clients, and someone of another account. */
async function aWorld() {
  const account = await anAccount(server)
  const people = [
    await aPerson(server, { account, role: 'ADMIN' }),
    await aPerson(server, { account, role: 'USER' }),
    await aPerson(server, { account: await anAccount(server) }),
  ] as const
  return { account, people }
}

describe('a banner', () => {
  test('shows to those it is for, counts who has seen it, and stays dismissed on every device', async () => {
    const { account, people } = await aWorld()
    const { status, body } = await admin.post(path, draftFor({ accounts: [account], people: 'CLIENTS' }))
    expect([status, body.recipients, body.canStop]).toEqual([201, 0, true])
    expect(await sent(body.id)).toMatchObject({ recipients: 2, email: null, banner: { seen: 0, dismissed: 0 } })
    const [one, other, stranger] = await Promise.all(people.map((person) => person.signIn()))
    expect([await bannersOf(one!), await bannersOf(other!), await bannersOf(stranger!)]).toEqual([
      [body.id],
      [body.id],
      [],
    ])
    const banner = `/api/users/me/banners/${body.id}`
    for (const did of ['seen', 'seen', 'dismiss']) expect((await one!.post(`${banner}/${did}`)).status).toBe(204)
    expect((await stranger!.post(`${banner}/dismiss`)).status).toBe(404)
    expect((await stranger!.post(`${banner}/seen`)).status).toBe(404)
    expect(await bannersOf(await people[0].signIn())).toEqual([])
    expect((await admin.get(`${path}/${body.id}`)).body.banner).toEqual({ seen: 1, dismissed: 1 })
    const stopped = await admin.post(`${path}/${body.id}/stop`)
    expect([stopped.status, stopped.body.state, stopped.body.canStop]).toEqual([200, 'STOPPED', false])
    expect(await bannersOf(other!)).toEqual([])
    const again = await admin.post(`${path}/${body.id}/stop`)
    expect([again.status, again.body.message]).toEqual([422, broadcastMessages.finished])
    expect((await auditOf(server, 'broadcast', body.id)).map(({ action }) => action)).toEqual(
      expect.arrayContaining(['broadcast.create', 'broadcast.start', 'broadcast.finish', 'broadcast.stop']),
    )
  })

  test('can be dismissed by a read-only user', async () => {
    const account = await anAccount(server)
    const viewer = await aPerson(server, { account, isViewer: true })
    const { id } = (await admin.post(path, draftFor({ accounts: [account] }))).body
    await sent(id)
    const client = await viewer.signIn()
    expect((await client.post(`/api/users/me/banners/${id}/dismiss`)).status).toBe(204)
    expect(await bannersOf(client)).toEqual([])
  })
})

describe('an audience', () => {
  test('is counted by side, brokerage and role before anything is sent', async () => {
    const brokerage = await aBrokerage(server)
    const account = await anAccount(server, brokerage)
    await aPerson(server, { account, role: 'ADMIN' })
    await aPerson(server, { account, role: 'USER' })
    await aPerson(server, { brokerage, roles: ['ADVISOR'], lastName: 'Abbott' })
    const counted = async (audience: object) => {
      const draft = { kind: 'SERVICE', channel: 'BOTH', audience: { ...everyone, ...audience } }
      const { status, body } = await admin.post(`${path}/preview`, draft)
      return [status, body.recipients, body.clients, body.staff, body.byEmail]
    }
    expect(await counted({ brokerages: [brokerage] })).toEqual([200, 3, 2, 1, 3])
    expect(await counted({ brokerages: [brokerage], people: 'STAFF' })).toEqual([200, 1, 0, 1, 1])
    expect(await counted({ brokerages: [brokerage], roles: ['CLIENTS:ADMIN'] })).toEqual([200, 1, 1, 0, 1])
    expect(await counted({ brokerages: [brokerage], people: 'STAFF', roles: ['CLIENTS:ADMIN'] })).toEqual([
      200, 0, 0, 0, 0,
    ])
    expect(await counted({ accounts: [account] })).toEqual([200, 2, 2, 0, 2])
  })

  test('that is empty or unknown is refused, and so are a past time and marketing email without an opt-out line', async () => {
    const brokerage = await aBrokerage(server)
    const account = await anAccount(server)
    await aPerson(server, { account })
    const error = async (draft: object) => {
      const { status, body } = await admin.post(path, draft)
      return [status, body.fields]
    }
    expect(await error(draftFor({ brokerages: [brokerage] }))).toEqual([422, { audience: broadcastMessages.nobody }])
    expect(await error(draftFor({ accounts: ['NO-SUCH'] }))).toEqual([
      422,
      { audience: broadcastMessages.unknownAccount },
    ])
    expect(await error(draftFor({ brokerages: ['NO-SUCH'] }))).toEqual([
      422,
      { audience: broadcastMessages.unknownBrokerage },
    ])
    expect(await error(draftFor({ accounts: [account] }, { sendAt: inDays(-1) }))).toEqual([
      422,
      { sendAt: broadcastMessages.past },
    ])
    expect(await error(draftFor({ accounts: [account] }, { bannerUntil: null }))).toEqual([
      422,
      { bannerUntil: broadcastMessages.untilRequired },
    ])
    expect(await error(draftFor({ accounts: [account] }, { kind: 'MARKETING', channel: 'BOTH' }))).toEqual([
      422,
      { optOutLine: broadcastMessages.optOutRequired },
    ])
    expect((await (await server.signIn('broker-admin@harbor.test')).get(path)).status).toBe(403)
  })
})

describe('an email', () => {
  test('is sent once per person when its time comes, even if a crash interrupts it', async () => {
    const { account, people } = await aWorld()
    const draft = draftFor({ accounts: [account] }, { channel: 'EMAIL', bannerUntil: null, sendAt: inDays(1) })
    const { id } = (await admin.post(path, draft)).body
    const { platform } = server.running
    await sendBroadcast(platform, id, 'too early')
    expect((await admin.get(`${path}/${id}`)).body).toMatchObject({ state: 'SCHEDULED', recipients: 0 })
    server.clock.advance(86_400_000)
    admin = await server.signIn('admin@portico.test')
    const crashing = {
      ...platform,
      jobs: { enqueueAll: () => Promise.reject(new Error('the server ended')) },
    } as unknown as typeof platform
    await expect(sendBroadcast(crashing, id, 'crashed')).rejects.toThrow('the server ended')
    expect((await admin.get(`${path}/${id}`)).body).toMatchObject({ state: 'SENDING', email: { waiting: 2 } })
    await Promise.all([sweepBroadcasts(platform, 'one'), sweepBroadcasts(platform, 'other')])
    for (const [at, { email }] of people.entries()) {
      const subjects = (await messagesTo(server, email)).map(({ subject }) => subject)
      expect(subjects).toEqual(at === 2 ? [] : [draft.title])
    }
    expect(await sent(id)).toMatchObject({ recipients: 2, banner: null })
    await vi.waitUntil(async () => (await admin.get(`${path}/${id}`)).body.email.delivered === 2, { timeout: 20_000 })
    await sweepBroadcasts(platform, 'settling')
    expect((await admin.get(`${path}/${id}`)).body.email).toMatchObject({ waiting: 0, delivered: 2, failed: 0 })
  })

  test('that waits is withdrawn by a stop', async () => {
    const { account, people } = await aWorld()
    const draft = draftFor({ accounts: [account] }, { channel: 'EMAIL', bannerUntil: null, sendAt: inDays(1) })
    const { id } = (await admin.post(path, draft)).body
    expect((await admin.post(`${path}/${id}/stop`)).body).toMatchObject({ state: 'STOPPED', canStop: false })
    server.clock.advance(2 * 86_400_000)
    await sweepBroadcasts(server.running.platform, 'later')
    expect(await messagesTo(server, people[0].email)).toEqual([])
    admin = await server.signIn('admin@portico.test')
    const listed = (await admin.get(`${path}?limit=2`)).body
    expect(listed.items[0]).toMatchObject({ id, state: 'STOPPED' })
    const next = (await admin.get(`${path}?limit=2&cursor=${encodeURIComponent(listed.nextCursor)}`)).body.items
    expect(next.map((item: Broadcast) => item.id)).not.toContain(id)
  })

  test('that is queued and has not left is withdrawn too, and counted', async () => {
    const { account, people } = await aWorld()
    const draft = draftFor({ accounts: [account] }, { channel: 'EMAIL', bannerUntil: null, sendAt: inDays(1) })
    const { id } = (await admin.post(path, draft)).body
    server.clock.advance(86_400_000)
    admin = await server.signIn('admin@portico.test')
    const { platform } = server.running
    const idle = {
      ...platform,
      jobs: { enqueue: () => Promise.resolve(), enqueueAll: () => Promise.resolve() },
    } as unknown as typeof platform
    await sendBroadcast(idle, id, 'queued only')
    expect((await admin.get(`${path}/${id}`)).body).toMatchObject({
      state: 'SENT',
      email: { waiting: 2, delivered: 0 },
    })
    expect((await admin.post(`${path}/${id}/stop`)).body).toMatchObject({ state: 'STOPPED', email: { withdrawn: 2 } })
    expect((await messagesTo(server, people[0].email)).filter((left) => left !== undefined)).toEqual([])
  })

  test('of marketing ends with a link that works without a login, is respected, and can be taken back', async () => {
    const { account, people } = await aWorld()
    const draft = draftFor(
      { accounts: [account] },
      { kind: 'MARKETING', channel: 'EMAIL', bannerUntil: null, optOutLine: 'No more product news? Unsubscribe here:' },
    )
    const first = (await admin.post(path, draft)).body
    await sent(first.id)
    const { optOut } = (await messagesTo(server, people[0].email)).at(-1)!
    expect(optOut?.line).toBe(draft.optOutLine)
    const link = `/open/opt-outs/${optOut!.link.replace('/opt-out/', '')}`
    const visitor = server.visitor()
    expect((await visitor.get(link)).body).toEqual({ email: expect.stringMatching(/^p•••@/), isOptedOut: false })
    expect((await visitor.put(link, { isOptedOut: true })).body.isOptedOut).toBe(true)
    expect((await visitor.get('/open/opt-outs/unknown')).body.message).toBe(broadcastMessages.badOptOut)
    const preview = await admin.post(`${path}/preview`, draft)
    expect(preview.body).toMatchObject({ recipients: 2, byEmail: 1, optedOut: 1 })
    const second = (await admin.post(path, draft)).body
    expect((await sent(second.id)).email).toMatchObject({ optedOut: 1 })
    expect(await messagesTo(server, people[0].email)).toHaveLength(1)
    expect(await messagesTo(server, people[1].email)).toHaveLength(2)
    expect((await visitor.put(link, { isOptedOut: false })).body.isOptedOut).toBe(false)
    expect((await admin.post(`${path}/preview`, draft)).body.byEmail).toBe(2)
  })
})
