import { openWorkMessages } from '@portico/contract/areas/open-work/open-work.messages.ts'
import { userMergeObstacles, type UserMergePlan } from '@portico/contract/areas/open-work/user-merge.shapes.ts'
import { platformUserMessages } from '@portico/contract/areas/platform-users/platform-user.messages.ts'
import { sessionMessages } from '@portico/contract/areas/session/session.messages.ts'
import { sql } from 'kysely'
import { beforeAll, describe, expect, test } from 'vitest'
import { auditOf } from '../../../app/test/audit-trail.ts'
import type { TestClient } from '../../../app/test/test-client.ts'
import { useTestServer } from '../../../app/test/test-server.ts'
import { aBrokerage, anAccount, aPerson, heldOn } from '../../people/test/people.builders.ts'
import { personalRows } from './personal-rows.ts'

const server = useTestServer()
let admin: TestClient
beforeAll(async () => {
  admin = await server.signIn('admin@portico.test')
})

const path = (username: string) => `/api/administration/users/${username}`
const planOf = (from: string, into: string) => admin.get(`${path(from)}/merge?into=${into}`)

async function merge(from: string, into: string, more: object = {}) {
  const { basis } = (await planOf(from, into)).body as UserMergePlan
  return admin.post(`${path(from)}/merge`, { reason: 'Two logins of one person', into, basis, ...more })
}

/** Someone with a login for an account and another one for a brokerage, with work at both. */
async function twoLogins() {
  const brokerage = await aBrokerage(server)
  const [account, served] = [await anAccount(server), await anAccount(server, brokerage)]
  const from = await aPerson(server, { account, role: 'ADMIN', brokerage, roles: ['ADVISOR'] })
  const into = await aPerson(server, { account, role: 'USER', permissions: ['OP_READ_POLICIES'] })
  await server.running.platform.database.write('system', async (tx) => {
    await sql`insert into account_agents (account_code, user_id, role) values (${served}, ${from.userId}, 'ADVISOR')`.execute(
      tx.db,
    )
    await sql`update accounts set primary_contact_id = ${from.userId} where code = ${served}`.execute(tx.db)
  })
  const client = await from.signIn()
  const task = { details: 'Call the carrier', tagged: from.email, dueEpoch: null }
  expect((await client.post(`/api/accounts/${served}/tasks`, task)).status).toBe(200)
  return { brokerage, account, served, from, into, client }
}

describe('merging two logins', () => {
  test('shows what moves, moves it, and ends the login, whose address is free again', async () => {
    const { brokerage, account, served, from, into, client } = await twoLogins()
    const plan = (await planOf(from.email, into.email)).body as UserMergePlan
    expect(plan).toMatchObject({
      from: { username: from.email },
      into: { username: into.email },
      openSessions: 1,
      obstacles: [],
    })
    expect(plan.moves).toEqual(
      expect.arrayContaining([
        { kind: 'ACCOUNT_ROLES', count: 1 },
        { kind: 'BROKERAGE_ROLES', count: 1 },
        { kind: 'TEAMS', count: 2 },
        { kind: 'TASKS', count: 2 },
      ]),
    )
    const merged = await merge(from.email, into.email)
    expect([merged.status, merged.body.username]).toEqual([200, into.email])
    expect(merged.body.brokerages).toMatchObject([{ code: brokerage, role: 'Advisor' }])
    expect(await heldOn(server, account, into.userId)).toEqual({ role: 'ADMIN', permissions: ['OP_READ_POLICIES'] })
    expect(await heldOn(server, account, from.userId)).toBeUndefined()

    expect((await client.get('/api/users/me')).status).toBe(401)
    const login = { username: from.email, password: 'Portico-demo-1!' }
    const refused = await server.visitor().post('/auth/login', login)
    expect([refused.status, refused.body.message]).toEqual([422, sessionMessages.unknownLogin])
    const theirs = await into.signIn()
    const { body } = await theirs.get(`/api/accounts/${served}/tasks`)
    expect(body.all).toMatchObject([{ taggedName: expect.stringContaining('Pat') }])
    expect((await theirs.get(`/api/accounts/${served}`)).body.account.linkedAgents).toMatchObject([
      { username: into.email },
    ])
    const old = `${from.email} (merged ${from.userId.slice(-8)})`
    const ended = (await admin.get(path(encodeURIComponent(old)))).body
    expect(ended).toMatchObject({ email: `${from.userId}@merged.invalid`, isDisabled: true, mergedInto: into.email })
    const enabled = await admin.post(`${path(encodeURIComponent(old))}/enable`, { reason: 'A mistake' })
    expect([enabled.status, enabled.body.message]).toEqual([422, platformUserMessages.isMerged])
    expect((await planOf(from.email, into.email)).status).toBe(404)

    expect((await auditOf(server, 'user', from.userId)).at(-1)).toMatchObject({
      action: 'user.merge',
      actor: 'admin@portico.test',
      before: { username: from.email, email: from.email },
      after: { into: into.email },
    })
    expect((await auditOf(server, 'user', into.userId)).at(-1)).toMatchObject({ action: 'user.take-over' })
    expect((await auditOf(server, 'account', served)).at(-1)).toMatchObject({
      action: 'account.user-merge',
      before: { userId: from.userId },
      after: { userId: into.userId },
    })
  })

  test('is refused from a plan that is no longer current, and changes nothing', async () => {
    const { from, into, served } = await twoLogins()
    const stale = await merge(from.email, into.email, { basis: 'seen before' })
    expect([stale.status, stale.body.current.moves.length > 0]).toEqual([409, true])
    expect((await admin.get(path(from.email))).body.isDisabled).toBe(false)
    expect((await (await from.signIn()).get(`/api/accounts/${served}`)).status).toBe(200)
  })

  test('happens once, where two administrators do it at the same time', async () => {
    const { from, into } = await twoLogins()
    const answers = await Promise.all([merge(from.email, into.email), merge(from.email, into.email)])
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
  })

  test('names why it is not possible', async () => {
    const [one, viewer] = [await aPerson(server), await aPerson(server, { isViewer: true })]
    const gone = await aPerson(server)
    await admin.post(`${path(gone.email)}/disable`, { reason: 'Left' })
    const tried = [
      [one.email, one.email, 'SAME'],
      ['admin@portico.test', one.email, 'SELF'],
      [one.email, viewer.email, 'READ_ONLY'],
      [one.email, gone.email, 'KEPT_DISABLED'],
    ] as const
    for (const [from, into, obstacle] of tried) {
      expect((await planOf(from, into)).body.obstacles).toContain(obstacle)
      const refused = await merge(from, into)
      expect([refused.status, refused.body.fields]).toEqual([422, { into: userMergeObstacles[obstacle] }])
    }
    const unknown = await planOf(one.email, 'nobody@nowhere.test')
    expect([unknown.status, unknown.body.fields]).toEqual([422, { into: openWorkMessages.unknownLogin }])
    expect((await planOf('nobody@nowhere.test', one.email)).status).toBe(404)
  })

  test('is for platform administrators alone', async () => {
    const staff = await server.signIn('broker-admin@harbor.test')
    const body = { reason: 'Mine', into: 'owner@acme.test', basis: '' }
    expect((await staff.get(`${path('user@acme.test')}/merge?into=owner@acme.test`)).status).toBe(403)
    expect((await staff.post(`${path('user@acme.test')}/merge`, body)).status).toBe(403)
  })
})

/** Columns with a user that stay with a merged login: its own settings and secrets, and what it has seen. */
const stays = new Set([
  'sessions.user_id',
  'known_devices.user_id',
  'single_use_links.user_id',
  'one_time_codes.user_id',
  'tfa_enrollments.user_id',
  'recovery_codes.user_id',
  'notification_settings.user_id',
  'notification_digests.user_id',
  'own_dashboards.user_id',
  'own_schedule_columns.user_id',
  'saved_views.user_id',
  'pictures.user_id',
  'presences.user_id',
  'document_uploads.user_id',
  'document_views.user_id',
  'conversation_reads.user_id',
  'quote_views.user_id',
  'renewal_nudges.user_id',
  'broadcast_recipients.user_id',
  'impersonations.administrator_id',
  'impersonations.user_id',
])

/** Columns that say who did something. */
const recorded = /\.(?:\w+_by|\w*author\w*|merged_into)$/

test('every column with a user follows a person to another login, records an act, or is known to stay', async () => {
  const follows = new Set(personalRows.map(({ table, person }) => `${table}.${person}`))
  const { rows } = await server.running.platform.database.read('system', (tx) =>
    sql<{ name: string }>`select distinct c.conrelid::regclass::text || '.' || a.attname as name
      from pg_constraint c join pg_attribute a on a.attrelid = c.conrelid and a.attnum = c.conkey[1]
      where c.contype = 'f' and c.confrelid = 'users'::regclass`.execute(tx.db),
  )
  expect(rows.length).toBeGreaterThan(100)
  const isDecided = (name: string) => follows.has(name) || stays.has(name) || recorded.test(name)
  expect(rows.map(({ name }) => name).filter((name) => !isDecided(name))).toEqual([])
})
