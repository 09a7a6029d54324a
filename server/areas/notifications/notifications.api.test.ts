import {
  kindCodes,
  type Channels,
  type NotificationKind,
} from '@portico/contract/areas/notifications/notification-kinds.ts'
import { notificationMessages } from '@portico/contract/areas/notifications/notification.messages.ts'
import { NotificationChoices } from '@portico/contract/areas/notifications/notification.shapes.ts'
import { sql } from 'kysely'
import { describe, expect, test } from 'vitest'
import { notificationsOf } from '../../app/test/audit-trail.ts'
import { messagesTo } from '../../app/test/sent-messages.ts'
import type { TestClient } from '../../app/test/test-client.ts'
import { useTestServer } from '../../app/test/test-server.ts'
import { write } from '../../platform/write.ts'
import { sendDigests } from './digests.ts'
import { tell } from './tell.ts'

const server = useTestServer()
const path = '/api/users/self/notifications'
const tasks = '/api/accounts/ACME/tasks'
const phone = '(206) 555-0163'
const hour = 3_600_000

/** Chooses how one kind is told, in addition to what is usual. */
async function choose(client: TestClient, change: Record<string, unknown>, channels?: Partial<Channels>) {
  const { body } = await client.get(path)
  const kinds = { ...body.kinds, TASK_ASSIGNED: { ...body.kinds.TASK_ASSIGNED, ...channels } }
  return client.put(path, { ...NotificationChoices.parse(body), kinds, ...change })
}

const give = async (details: string, tagged: string) => {
  const advisor = await server.signIn('advisor@harbor.test')
  expect((await advisor.post(tasks, { details, tagged })).status).toBe(200)
}

const mailsAbout = async (to: string, details: string) =>
  (await messagesTo(server, to)).filter(({ text }) => text.includes(details))

/** Gives a person a two-factor phone, as setting it up leaves it. */
async function verifyPhone(username: string) {
  await server.running.platform.database.write('system', (tx) =>
    sql`update users set tfa_phone_sealed = (select tfa_phone_sealed from users where username = 'tfa@acme.test')
      where username = ${username}`.execute(tx.db),
  )
}

describe('how a person hears of things', () => {
  test('is as usual until they choose', async () => {
    const owner = await server.signIn('owner@acme.test')
    const { status, body } = await owner.get(path)
    expect(status).toBe(200)
    expect(Object.keys(body.kinds)).toEqual(kindCodes)
    expect(body).toMatchObject({ quietHours: null, phone: null, email: 'owner@acme.test', digestHour: 8 })
    expect(body.kinds.TASK_ASSIGNED).toEqual({ inApp: true, mail: 'AT_ONCE', sms: false })
  })

  test('is theirs alone to choose, a viewer’s too, and is kept', async () => {
    const viewer = await server.signIn('viewer@acme.test')
    const chosen = { quietHours: { from: 21, until: 6 }, timeZone: 'America/Denver', digestHour: 17 }
    expect((await choose(viewer, chosen, { mail: 'WEEKLY' })).status).toBe(200)
    expect((await viewer.get(path)).body).toMatchObject({ ...chosen, kinds: { TASK_ASSIGNED: { mail: 'WEEKLY' } } })
    const owner = await server.signIn('owner@acme.test')
    expect((await owner.get(path)).body).toMatchObject({ quietHours: null })
  })

  const refused: [string, Record<string, unknown>, Record<string, string>][] = [
    ['a zone that there is not', { timeZone: 'Atlantis/Center' }, { timeZone: notificationMessages.unknownZone }],
    ['empty quiet hours', { quietHours: { from: 7, until: 7 } }, { quietHours: notificationMessages.emptyQuietHours }],
  ]

  test.each(refused)('refuses %s', async (_, change, fields) => {
    const owner = await server.signIn('owner@acme.test')
    const answer = await choose(owner, change)
    expect([answer.status, answer.body.fields]).toEqual([422, fields])
  })

  test.each([
    ['POLICY_CANCELED', { inApp: false, mail: 'DAILY', sms: false }, notificationMessages.legalNeedsChannel],
    ['MESSAGE', { inApp: true, mail: 'NEVER', sms: true }, notificationMessages.unverifiedPhone],
  ] as const)('refuses %s by %j', async (kind: NotificationKind, channels, text) => {
    const owner = await server.signIn('owner@acme.test')
    const { body } = await owner.get(path)
    const answer = await owner.put(path, {
      ...NotificationChoices.parse(body),
      kinds: { ...body.kinds, [kind]: channels },
    })
    expect([answer.status, answer.body.fields]).toEqual([422, { [`kinds.${kind}`]: text }])
    expect((await owner.get(path)).body.kinds).toEqual(body.kinds)
  })
})

describe('a notice', () => {
  test('comes by the channels that its person chose, and by no other', async () => {
    await verifyPhone('claims@harbor.test')
    const claims = await server.signIn('claims@harbor.test')
    expect((await choose(claims, {}, { inApp: false, mail: 'NEVER', sms: true })).status).toBe(200)
    await server.running.platform.database.write('system', (tx) =>
      sql`insert into account_agents (account_code, user_id, role)
        select 'ACME', id, 'CLAIMS' from users where username = 'claims@harbor.test' on conflict do nothing`.execute(
        tx.db,
      ),
    )
    await give('Told by phone alone', 'claims@harbor.test')
    expect(await notificationsOf(server, 'Told by phone alone')).toEqual([])
    expect(await mailsAbout('claims@harbor.test', 'Told by phone alone')).toEqual([])
    expect(await mailsAbout(phone, 'Told by phone alone')).toMatchObject([{ channel: 'sms' }])
  })

  test('waits, as mail, until quiet hours end; in the portal it is there at once', async () => {
    const user = await server.signIn('user@acme.test')
    const now = server.clock.now().getUTCHours()
    const quietHours = { from: now, until: (now + 3) % 24 }
    expect((await choose(user, { quietHours, timeZone: 'UTC' })).status).toBe(200)
    await give('Told in the night', 'user@acme.test')
    expect(await notificationsOf(server, 'Told in the night')).toHaveLength(1)
    const { rows } = await server.running.platform.database.read('system', (tx) =>
      sql<{ minutes: number }>`select extract(epoch from start_after - created_on)::int / 60 as minutes
        from jobs.job join messages on messages.id::text = data ->> 'id'
        where recipient = 'user@acme.test' and messages.sent_at is null`.execute(tx.db),
    )
    const untilEnd = 3 * 60 - server.clock.now().getUTCMinutes()
    expect(rows).toHaveLength(1)
    expect(Math.abs(rows[0]!.minutes - untilEnd)).toBeLessThanOrEqual(2)
  })

  test('reaches nobody who may not open the account', async () => {
    await tellNobody('Told to a stranger')
    expect(await notificationsOf(server, 'Told to a stranger')).toEqual([])
    await server.running.platform.database.write('system', (tx) =>
      sql`insert into account_roles (account_code, user_id, role)
        select 'ACME', id, 'USER' from users where username = 'nobody@portico.test'`.execute(tx.db),
    )
    await tellNobody('Told to a member')
    expect(await notificationsOf(server, 'Told to a member')).toHaveLength(1)
  })
})

/** Tells the user without a role something of ACME, as a job does. */
async function tellNobody(note: string) {
  const { platform } = server.running
  const author = { userId: undefined, requestId: 'a test', scope: { account: 'ACME' }, idempotency: undefined }
  await write(platform, author, async (tx) => {
    const { rows } = await sql<{ id: string }>`select id from users where username = 'nobody@portico.test'`.execute(
      tx.db,
    )
    const userId = rows[0]!.id
    await tell(tx, { platform }, { userId, account: 'ACME', kind: 'MESSAGE', message: 'Hello', note, link: null })
    await tx.record({ action: 'test.tell', subject: { type: 'user', id: userId } })
    return { status: 204 }
  })
}

describe('a digest', () => {
  test('holds what was told since the last one, and leaves once at its hour', async () => {
    const manager = await server.signIn('manager@harbor.test')
    const in3Hours = (server.clock.now().getUTCHours() + 3) % 24
    await choose(manager, { timeZone: 'UTC', digestHour: in3Hours }, { mail: 'DAILY' })
    await give('The first to be collected', 'manager@harbor.test')
    await give('The second to be collected', 'manager@harbor.test')
    const { platform } = server.running
    await sendDigests(platform, 'too early')
    expect(await mailsAbout('manager@harbor.test', 'to be collected')).toEqual([])
    server.clock.advance(3 * hour)
    await Promise.all([sendDigests(platform, 'one server'), sendDigests(platform, 'another server')])
    const mails = await mailsAbout('manager@harbor.test', 'to be collected')
    expect(mails.map(({ subject }) => subject)).toEqual(['Your digest: 2 notifications'])
    expect(mails[0]!.text.indexOf('The first')).toBeLessThan(mails[0]!.text.indexOf('The second'))
    await sendDigests(platform, 'later')
    expect(await mailsAbout('manager@harbor.test', 'to be collected')).toHaveLength(1)
  })
})

describe('a test message', () => {
  test('comes at once, by the channel that is tried', async () => {
    const owner = await server.signIn('owner@acme.test')
    expect((await owner.post(`${path}/test`, { channel: 'MAIL' })).status).toBe(204)
    expect((await owner.post(`${path}/test`, { channel: 'IN_APP' })).status).toBe(204)
    expect(await mailsAbout('owner@acme.test', notificationMessages.test)).toHaveLength(1)
    expect(await notificationsOf(server, notificationMessages.test)).toHaveLength(1)
  })

  test('is refused for a phone that nobody has verified', async () => {
    const owner = await server.signIn('owner@acme.test')
    const { status, body } = await owner.post(`${path}/test`, { channel: 'SMS' })
    expect([status, body.fields]).toEqual([422, { channel: notificationMessages.unverifiedPhone }])
  })
})
