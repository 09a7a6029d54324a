import type { UnsignedList, Workbench } from '@portico/contract/areas/workbench/workbench.shapes.ts'
import { beforeAll, describe, expect, test } from 'vitest'
import type { TestClient } from '../../app/test/test-client.ts'
import { useTestServer } from '../../app/test/test-server.ts'
import { requestDraftOf, runsPath } from '../losses/test/loss-client.ts'

const server = useTestServer()
const path = '/api/brokerages/HARBOR/workbench'
let advisor: TestClient
let owner: TestClient

beforeAll(async () => {
  advisor = await server.signIn('advisor@harbor.test')
  owner = await server.signIn('owner@acme.test')
})

const workbench = async (query = '', client = advisor): Promise<Workbench> => (await client.get(`${path}${query}`)).body

async function addTask(client: TestClient, details: string, tagged: string, dueEpoch: number | null): Promise<void> {
  const { status, body } = await client.post('/api/accounts/ACME/tasks', { details, tagged, dueEpoch })
  expect([status, body.fields]).toEqual([200, undefined])
}

describe('the tasks of a workbench', () => {
  test('are the open ones of all accounts, the soonest due first, counted beyond what is listed', async () => {
    const before = await workbench()
    await addTask(advisor, 'Due one day', 'advisor@harbor.test', Date.UTC(2040, 0, 2, 18))
    await addTask(advisor, 'Overdue', 'manager@harbor.test', Date.UTC(2020, 0, 6, 18))
    await addTask(advisor, 'For the client', 'owner@acme.test', Date.UTC(2020, 0, 6, 18))
    const { tasks } = await workbench('?limit=200')
    expect(tasks.open).toBe(before.tasks.open + 2)
    expect(tasks.overdue).toBe(before.tasks.overdue + 1)
    expect(tasks.items).toHaveLength(tasks.open)
    const due = tasks.items.map(({ dueEpoch }) => dueEpoch ?? Infinity)
    expect(due).toEqual(due.toSorted((one, other) => one - other))
    expect(tasks.items.find(({ details }) => details === 'Overdue')).toMatchObject({
      accountId: 'ACME',
      companyName: 'Acme Builders Group, Inc.',
      assignee: { username: 'manager@harbor.test' },
    })
    expect(tasks.items.map(({ details }) => details)).not.toContain('For the client')
    const { tasks: one } = await workbench('?limit=1')
    expect([one.items.length, one.open]).toEqual([1, tasks.open])
    const { tasks: mine } = await workbench('?limit=200&person=advisor@harbor.test')
    expect(new Set(mine.items.map(({ assignee }) => assignee.username))).toEqual(new Set(['advisor@harbor.test']))
    expect(mine.items).toHaveLength(mine.open)
  })
})

describe('the messages of a workbench', () => {
  test('are the conversations that wait for the brokerage, until it answers', async () => {
    const before = await workbench()
    const draft = { topic: 'question', subject: 'Which form for the crane?', text: 'We need it by Monday.' }
    const { body: made } = await owner.post('/api/accounts/ACME/conversations', draft)
    const { messages } = await workbench('?limit=200')
    expect(messages.waiting).toBe(before.messages.waiting + 1)
    expect(messages.items.find(({ id }) => id === made.id)).toMatchObject({
      accountId: 'ACME',
      companyName: 'Acme Builders Group, Inc.',
      subject: draft.subject,
      topic: 'question',
    })
    const answer = { text: 'The equipment floater.', internal: false }
    expect((await advisor.post(`/api/accounts/ACME/conversations/${made.id}/messages`, answer)).status).toBe(201)
    const after = (await workbench('?limit=200')).messages
    expect(after.waiting).toBe(before.messages.waiting)
    expect(after.items.map(({ id }) => id)).not.toContain(made.id)
  })
})

test('what waits for signatures is a letter until it is signed or withdrawn, of one person’s accounts or of all', async () => {
  const unsigned = async (query = '?limit=200'): Promise<UnsignedList> =>
    (await advisor.get(`${path}/unsigned${query}`)).body
  const before = await unsigned()
  const draft = await requestDraftOf(advisor, 'AUTO', { signed: null })
  const { status, body } = await advisor.post(`${runsPath}/requests`, draft)
  expect(status).toBe(201)
  const after = await unsigned()
  expect(after.waiting).toBe(before.waiting + 1)
  expect(after.items.find(({ id }) => id === body.id)).toMatchObject({
    kind: 'LOSS_RUN_REQUEST',
    accountId: 'ACME',
    companyName: 'Acme Builders Group, Inc.',
    carrier: draft.carrier,
    line: null,
  })
  expect((await unsigned('?limit=200&person=advisor@harbor.test')).items.map(({ id }) => id)).toContain(body.id)
  expect((await unsigned('?limit=200&person=broker-admin@harbor.test')).items.map(({ id }) => id)).not.toContain(
    body.id,
  )
  const withdrawal = { reason: 'Sent to the wrong office', version: body.version }
  await advisor.post(`${runsPath}/requests/${body.id}/withdraw`, withdrawal)
  expect((await unsigned()).waiting).toBe(before.waiting)
})

test('the workload says of each of the staff what the lists narrowed to them count', async () => {
  const { workload } = await workbench()
  expect(workload.map(({ username }) => username)).toContain('manager@harbor.test')
  for (const { username, tasks, overdue } of workload)
    expect((await workbench(`?person=${username}`)).tasks).toMatchObject({ open: tasks, overdue })
  const manager = workload.find(({ username }) => username === 'manager@harbor.test')!
  const { body } = await advisor.get('/api/brokerages/HARBOR/renewals?person=manager@harbor.test')
  expect(body.cards).toHaveLength(manager.renewals)
})

test('another brokerage is as one that does not exist, and clients have no workbench', async () => {
  const summit = await server.signIn('advisor@summit.test')
  const [foreign, missing] = [await summit.get(path), await summit.get('/api/brokerages/NOSUCH/workbench')]
  expect([foreign.status, foreign.body.code]).toEqual([missing.status, missing.body.code])
  expect(foreign.status).toBe(404)
  expect((await owner.get(path)).status).toBe(404)
  const own = await workbench('?limit=200', await server.signIn('admin@portico.test'))
  expect(own.tasks.open).toBe((await workbench()).tasks.open)
})
