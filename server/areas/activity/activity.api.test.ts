import type { ActivityEntry } from '@portico/contract/areas/activity/activity.shapes.ts'
import { expect, test } from 'vitest'
import type { TestClient } from '../../app/test/test-client.ts'
import { useTestServer } from '../../app/test/test-server.ts'
import { write } from '../../platform/write.ts'
import { anAccount } from '../people/test/people.builders.ts'

const server = useTestServer()

const path = (account: string, query = '') => `/api/accounts/${account}/activity${query}`

async function entriesOf(client: TestClient, account: string, query = ''): Promise<ActivityEntry[]> {
  const { status, body } = await client.get(path(account, query))
  expect(status).toBe(200)
  return body.items
}

async function addTask(client: TestClient, account: string, details: string): Promise<void> {
  const me = await client.get('/api/users/me')
  const task = { details, tagged: me.body.username, dueEpoch: null, page: null, link: null, secondaryId: '' }
  const { status } = await client.post(`/api/accounts/${account}/tasks`, task)
  expect(status).toBe(200)
}

test('a write stands in the activity: who, when and what', async () => {
  const owner = await server.signIn('owner@acme.test')
  await addTask(owner, 'ACME', 'Send the driver list')
  const [newest] = await entriesOf(owner, 'ACME', '?limit=1')
  expect(newest).toMatchObject({
    at: server.clock.now().toISOString(),
    actor: { username: 'owner@acme.test' },
    ip: null,
    action: 'task.create',
    subject: { type: 'task' },
    after: { details: 'Send the driver list' },
    isInternal: false,
  })
  const { body } = await owner.get(`${path('ACME')}/${newest!.id}`)
  expect(body).toEqual(newest)
})

test('the IP address is for administrators of the brokerage and of the portal', async () => {
  const advisor = await server.signIn('advisor@harbor.test')
  await addTask(advisor, 'ACME', 'Ask for the fleet list')
  const seenBy = async (username: string) => (await entriesOf(await server.signIn(username), 'ACME', '?limit=1'))[0]
  const seenByAdmin = await seenBy('broker-admin@harbor.test')
  expect(seenByAdmin).toMatchObject({ ip: advisor.address, actor: { username: 'advisor@harbor.test' } })
  expect(await seenBy('admin@portico.test')).toEqual(seenByAdmin)
  for (const username of ['advisor@harbor.test', 'owner@acme.test'])
    expect(await seenBy(username)).toEqual({ ...seenByAdmin, ip: null })
})

test('what the brokerage keeps to itself reaches its staff alone, by list and by address', async () => {
  const { platform } = server.running
  const author = { userId: undefined, requestId: 'test', scope: { account: 'ACME' }, idempotency: undefined } as const
  await write(platform, author, async (tx) => {
    await tx.record({ action: 'note.create', subject: { type: 'note', id: 'inside' }, internal: true })
    return { status: 200 }
  })
  const advisor = await server.signIn('advisor@harbor.test')
  const [entry] = await entriesOf(advisor, 'ACME', '?kind=note')
  expect(entry).toMatchObject({ subject: { id: 'inside' }, actor: null, isInternal: true })
  const owner = await server.signIn('owner@acme.test')
  expect(await entriesOf(owner, 'ACME', '?kind=note')).toEqual([])
  expect((await owner.get(`${path('ACME')}/${entry!.id}`)).status).toBe(404)
})

test('it is narrowed by kind, person and time, and goes on page by page without loss', async () => {
  const owner = await server.signIn('owner@ridge.test')
  const started = server.clock.now().toISOString()
  for (const number of [1, 2, 3, 4, 5]) {
    server.clock.advance(60_000)
    await addTask(owner, 'RIDGE', `Count the silos, part ${number}`)
  }
  const advisor = await server.signIn('advisor@summit.test')
  await addTask(advisor, 'RIDGE', 'Count the trucks')
  const mine = `?kind=task&by=owner@ridge.test&from=${started}`
  const all = await entriesOf(owner, 'RIDGE', mine)
  expect(all.map(({ after }) => after?.['details'])).toEqual(
    [5, 4, 3, 2, 1].map((number) => `Count the silos, part ${number}`),
  )
  const paged: ActivityEntry[] = []
  let cursor: string | null = null
  do {
    const { body } = await owner.get(path('RIDGE', `${mine}&limit=2${cursor === null ? '' : `&cursor=${cursor}`}`))
    paged.push(...body.items)
    cursor = body.nextCursor
  } while (cursor !== null)
  expect(paged).toEqual(all)
  expect(await entriesOf(owner, 'RIDGE', `${mine}&until=${all[2]!.at}`)).toEqual(all.slice(3))
  expect(await entriesOf(owner, 'RIDGE', '?kind=nothing')).toEqual([])
  expect((await owner.get(path('RIDGE', '?cursor=nothing'))).status).toBe(400)
})

test('entries of another account cannot be had through one’s own', async () => {
  const [entry] = await entriesOf(await server.signIn('advisor@harbor.test'), 'ACME', '?limit=1')
  const ridge = await server.signIn('owner@ridge.test')
  expect((await ridge.get(`${path('RIDGE')}/${entry!.id}`)).status).toBe(404)
  expect((await ridge.get(`${path('RIDGE')}/none`)).status).toBe(404)
  expect((await (await server.signIn('user@acme.test')).get(path('ACME'))).status).toBe(403)
})

const brokerPath = (account: string) => `/api/brokerages/HARBOR/accounts/${account}`

async function merge(admin: TestClient, kept: string, duplicate: string): Promise<void> {
  const pair = `${brokerPath(kept)}/duplicates/${duplicate}`
  const { basis } = (await admin.get(pair)).body
  expect((await admin.post(`${pair}/merge`, { take: [], basis })).status).toBe(204)
}

test('what was done on an account that was merged away is read from the one that stays, by who may merge', async () => {
  const [kept, duplicate, last] = [await anAccount(server), await anAccount(server), await anAccount(server)]
  const admin = await server.signIn('broker-admin@harbor.test')
  const advisor = await server.signIn('advisor@harbor.test')
  const task = await advisor.post(`/api/accounts/${duplicate}/tasks`, { details: 'Twice the same', dueEpoch: null })
  expect(task.status).toBe(200)
  expect((await admin.get(`${brokerPath(kept)}/merged-accounts`)).body).toEqual([])
  await merge(admin, kept, duplicate)

  const mergedAt = server.clock.now().toISOString()
  const { body: merged } = await admin.get(`${brokerPath(kept)}/merged-accounts`)
  expect(merged).toMatchObject([{ accountCode: duplicate, mergedAt }])
  const activity = (account: string, query = '') =>
    `${brokerPath(account)}/merged-accounts/${duplicate}/activity${query}`
  const all = (await admin.get(activity(kept))).body.items
  expect(all.map(({ action }: ActivityEntry) => action)).toEqual(['account.merge', 'task.create'])
  expect(all[1]).toMatchObject({ after: { details: 'Twice the same' }, ip: advisor.address })
  expect((await admin.get(activity(kept, '?kind=task'))).body.items).toEqual([all[1]])
  const { body: first } = await admin.get(activity(kept, '?limit=1'))
  expect((await admin.get(activity(kept, `?limit=1&cursor=${first.nextCursor}`))).body.items).toEqual([all[1]])

  for (const refused of [`${brokerPath(kept)}/merged-accounts`, activity(kept)]) {
    expect((await advisor.get(refused)).status).toBe(403)
    expect((await (await server.signIn('advisor@summit.test')).get(refused)).status).toBe(404)
    expect((await (await server.signIn('owner@acme.test')).get(refused)).status).toBe(404)
  }
  const foreign = await anAccount(server, 'SUMMIT')
  for (const account of [last, 'ACME', foreign, 'NOSUCH']) expect((await admin.get(activity(account))).status).toBe(404)
  for (const account of [foreign, duplicate, 'NOSUCH'])
    expect((await admin.get(`${brokerPath(account)}/merged-accounts`)).status).toBe(404)

  server.clock.advance(60_000)
  await merge(admin, last, kept)
  const { body: both } = await admin.get(`${brokerPath(last)}/merged-accounts`)
  expect(both.map(({ accountCode }: { accountCode: string }) => accountCode)).toEqual([kept, duplicate])
  expect((await admin.get(activity(last))).body.items).toEqual(all)
})
