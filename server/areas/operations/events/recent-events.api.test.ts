import { type RecentEvent, rowsLookedThrough } from '@portico/contract/areas/operations/recent-event.shapes.ts'
import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { sql } from 'kysely'
import { beforeAll, describe, expect, test } from 'vitest'
import { aPerson, anAccount } from '../../people/test/people.builders.ts'
import type { TestClient } from '../../../app/test/test-client.ts'
import { useTestServer } from '../../../app/test/test-server.ts'

const server = useTestServer()
const path = '/api/administration/recent-events'
let admin: TestClient

beforeAll(async () => {
  admin = await server.signIn('admin@portico.test')
})

const found = async (query: string) => (await admin.get(`${path}?${query}`)).body.items as RecentEvent[]

describe('recent events', () => {
  test('show what was done across accounts, newest first, without its content', async () => {
    const account = await anAccount(server)
    const person = await aPerson(server, { account, role: 'ADMIN' })
    const client = await person.signIn()
    await client.post(`/api/accounts/${account}/tasks`, { details: 'Confidential wording' })
    const answer = await admin.get(path)
    const event = (answer.body.items as RecentEvent[]).find(({ action }) => action === 'task.create')
    expect(event).toMatchObject({
      actor: { username: person.email },
      account: { code: account },
      subject: { type: 'task' },
    })
    expect(JSON.stringify(answer.body)).not.toContain('Confidential wording')
  })

  test('are narrowed by account, brokerage, action and person', async () => {
    const account = await anAccount(server)
    const person = await aPerson(server, { account, role: 'ADMIN' })
    const client = await person.signIn()
    await client.post(`/api/accounts/${account}/tasks`, { details: 'Read this' })
    const actions = async (query: string) => (await found(query)).map(({ action }) => action)
    expect(await actions(`account=${account}&action=task.`)).toEqual(['task.create'])
    expect(await actions(`by=${person.email.toUpperCase()}&action=task.create`)).toEqual(['task.create'])
    expect(await actions(`account=${account}&action=link.`)).toEqual([])
    const [{ brokerage }] = (await found(`account=${account}&action=task`)) as [RecentEvent]
    expect(await actions(`brokerage=${brokerage}&by=${person.email}&action=task`)).toEqual(['task.create'])
    expect(await actions(`by=${person.email}&action=session.start`)).toEqual(['session.start'])
    expect(await actions(`brokerage=NOBODY&by=${person.email}`)).toEqual([])
    expect((await admin.get(`${path}?action=TASK'`)).status).toBe(422)
  })

  test('name the administrator who was viewing as the person, and are found by either', async () => {
    const account = await anAccount(server)
    const person = await aPerson(server, { account, role: 'ADMIN' })
    await server.running.platform.database.write('system', (tx) =>
      sql`insert into audit (account_code, at, actor_id, action, subject_type, impersonated_by)
        select ${account}, ${server.running.platform.now()}::timestamptz, ${person.userId}, 'document.read', 'document', id
        from users where username = 'admin@portico.test'`.execute(tx.db),
    )
    const events = await found(`by=admin@portico.test&account=${account}`)
    expect(events).toMatchObject([{ actor: { username: person.email }, impersonatedBy: expect.any(String) }])
    expect(await found(`by=${person.email}&account=${account}`)).toEqual(events)
  })

  test('come page by page, back in time, without gaps', async () => {
    const [first, whole] = [(await admin.get(`${path}?limit=3`)).body, await found('limit=6')]
    const second = (await admin.get(`${path}?limit=3&cursor=${first.nextCursor}`)).body
    expect([...first.items, ...second.items]).toEqual(whole)
    expect((await admin.get(`${path}?cursor=invented`)).status).toBe(400)
  })

  test('of a rare kind are looked for page by page, so many rows at a time', async () => {
    const { database, now } = server.running.platform
    await database.write('system', (tx) =>
      sql`insert into audit (at, action, subject_type, subject_id)
        select ${now()}::timestamptz, 'noise.make', 'noise', n::text
        from generate_series(1, ${rowsLookedThrough}) as n`.execute(tx.db),
    )
    const first = (await admin.get(`${path}?action=task.create`)).body
    expect([first.items, first.nextCursor]).toEqual([[], expect.any(String)])
    const second = (await admin.get(`${path}?action=task.create&cursor=${first.nextCursor}`)).body
    expect(second.items).not.toEqual([])
    expect(second.nextCursor).toBeNull()
  })

  test('are replayed to the webhook, one delivery each, oldest first, and audited', async () => {
    const account = await anAccount(server)
    const person = await aPerson(server, { account, role: 'ADMIN' })
    const client = await person.signIn()
    for (const details of ['Send this', 'Send that']) await client.post(`/api/accounts/${account}/tasks`, { details })
    const events = await found(`account=${account}&action=task.`)
    expect(events).toHaveLength(2)
    const ids = events.map(({ id }) => id)
    const { status, body } = await admin.post(`${path}/replays`, { ids })
    expect([status, body]).toEqual([200, { count: 2, to: 'the outbox folder' }])
    const folder = join(server.dataDir, 'outbox')
    const delivered = async () =>
      (await readdir(folder)).filter((name) => ids.some((id) => name.endsWith(`-webhook-event_${id}.json`)))
    await expect.poll(delivered, { timeout: 20_000 }).toHaveLength(2)
    const [name] = await delivered()
    const content = JSON.parse(await readFile(join(folder, name!), 'utf8'))
    expect(content).toMatchObject({ type: 'task.create', data: { account: { code: account } } })
    expect(JSON.stringify(content)).not.toContain('Send th')
    expect((await found('action=event.replay'))[0]).toMatchObject({ actor: { username: 'admin@portico.test' } })
    const none = await admin.post(`${path}/replays`, { ids: [] })
    expect([none.status, none.body.fields]).toEqual([422, { ids: 'Choose at least one event' }])
    const staff = await server.signIn('broker-admin@harbor.test')
    expect((await staff.post(`${path}/replays`, { ids })).status).toBe(403)
  })

  test('are for platform administrators alone', async () => {
    const staff = await server.signIn('broker-admin@harbor.test')
    expect((await staff.get(path)).status).toBe(403)
  })
})
