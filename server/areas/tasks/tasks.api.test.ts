import { taskMessages } from '@portico/contract/areas/tasks/task.messages.ts'
import type { Task, TaskEdit, TaskLists } from '@portico/contract/areas/tasks/task.shapes.ts'
import { messages } from '@portico/contract/kit/problem.messages.ts'
import { describe, expect, test } from 'vitest'
import { auditOf, messagesOf, notificationsOf } from '../../app/test/audit-trail.ts'
import type { TestClient } from '../../app/test/test-client.ts'
import { useTestServer } from '../../app/test/test-server.ts'

const server = useTestServer()
const path = '/api/accounts/ACME/tasks'

async function aTask(client: TestClient, fields: Partial<Task> = {}): Promise<Task> {
  const details = fields.details ?? `Something to do, number ${crypto.randomUUID()}`
  const answer = await client.post(path, { ...fields, details })
  expect(answer.status).toBe(200)
  return (answer.body as TaskLists).all.find((task) => task.details === details)!
}

const editOf = (task: Task, change: Partial<Task> = {}) => {
  const { taggedName: _name, isTagged: _tagged, isOwner: _owner, ...fields } = task
  return { ...fields, ...change }
}

describe('listing tasks', () => {
  test('answers all open tasks, soonest due first, and those of the reader', async () => {
    const owner = await server.signIn('owner@acme.test')
    const { status, body } = await owner.get(path)
    expect(status).toBe(200)
    const due = body.all.map((task: Task) => task.dueEpoch ?? Infinity)
    expect(due).toEqual(due.toSorted((a: number, b: number) => a - b))
    expect(body.all.length).toBeGreaterThan(body.tagged.length)
    expect(body.tagged.every((task: Task) => task.isTagged && task.tagged === 'owner@acme.test')).toBe(true)
    expect(body.all.some((task: Task) => task.completed)).toBe(false)
  })

  test('pages through a longer list without losing or repeating one', async () => {
    const owner = await server.signIn('owner@acme.test')
    for (const number of [1, 2, 3]) await aTask(owner, { details: `Paged task number ${number}` })
    const whole = await owner.get(`${path}?limit=200`)
    const ids: string[] = []
    let cursor: string | null = ''
    while (cursor !== null) {
      const page = await owner.get(`${path}?limit=2${cursor === '' ? '' : `&cursor=${cursor}`}`)
      ids.push(...page.body.all.map((task: Task) => task.id))
      cursor = page.body.nextCursor
    }
    expect(ids).toEqual(whole.body.all.map((task: Task) => task.id))
  })

  test('lists the reader’s own tasks even where they stand on a later page', async () => {
    const manager = await server.signIn('manager@harbor.test')
    const { body } = await manager.get(`${path}?limit=1`)
    expect(body.all).toHaveLength(1)
    expect(body.all[0].tagged).toBe('owner@acme.test')
    expect(body.tagged.map((task: Task) => task.tagged)).toEqual(['manager@harbor.test'])
  })

  test('finds by what is typed, letter for letter', async () => {
    const owner = await server.signIn('owner@acme.test')
    await aTask(owner, { details: 'Rebate of 5% on the premium' })
    const found = await owner.get(`${path}?search=${encodeURIComponent('OF 5%')}`)
    expect(found.body.all.map((task: Task) => task.details)).toEqual(['Rebate of 5% on the premium'])
    const none = await owner.get(`${path}?search=${encodeURIComponent('5_')}`)
    expect(none.body.all).toEqual([])
  })

  test('narrows down to one person, or to what is due before a moment', async () => {
    const owner = await server.signIn('owner@acme.test')
    const dueEpoch = Date.UTC(2020, 0, 6, 17)
    await aTask(owner, { details: 'Long overdue by now', dueEpoch, tagged: 'user@acme.test' })
    const theirs = await owner.get(`${path}?tagged=USER@acme.test`)
    expect(theirs.body.all.length).toBeGreaterThan(1)
    expect(new Set(theirs.body.all.map((task: Task) => task.tagged))).toEqual(new Set(['user@acme.test']))
    const early = await owner.get(`${path}?tagged=user@acme.test&dueBefore=${dueEpoch + 1}`)
    expect(early.body.all.map((task: Task) => task.details)).toEqual(['Long overdue by now'])
    expect((await owner.get(`${path}?dueBefore=${dueEpoch}`)).body.all).toEqual([])
  })

  test('shows completed tasks only when they are asked for', async () => {
    const owner = await server.signIn('owner@acme.test')
    const completed = await owner.get(`${path}?status=completed`)
    expect(completed.body.all.every((task: Task) => task.completed)).toBe(true)
    expect(completed.body.all.length).toBeGreaterThan(0)
  })

  test.each(['limit=0', 'limit=201', 'limit=x', 'status=gone'])('refuses %s with the field named', async (query) => {
    const owner = await server.signIn('owner@acme.test')
    const { status, body } = await owner.get(`${path}?${query}`)
    expect(status).toBe(422)
    expect(Object.keys(body.fields)).toEqual([query.split('=')[0]])
  })

  test('refuses a cursor of another making with 400', async () => {
    const owner = await server.signIn('owner@acme.test')
    const foreign = Buffer.from(JSON.stringify(['yesterday', 'x'])).toString('base64url')
    expect((await owner.get(`${path}?cursor=${foreign}`)).status).toBe(400)
    expect((await owner.get(`${path}?cursor=%00`)).status).toBe(400)
  })
})

describe('adding a task', () => {
  test('tags it to its creator unless someone else is named, and leaves an audit row', async () => {
    const owner = await server.signIn('owner@acme.test')
    const task = await aTask(owner, { dueEpoch: Date.UTC(2027, 0, 4, 12), page: 'Dashboard', link: '/ACME/dashboard' })
    expect(task).toMatchObject({
      tagged: 'owner@acme.test',
      isTagged: true,
      isOwner: true,
      secondaryId: '',
      version: 1,
    })
    const trail = await auditOf(server, 'task', task.id)
    expect(trail.map(({ action, actor }) => ({ action, actor }))).toEqual([
      { action: 'task.create', actor: 'owner@acme.test' },
    ])
  })

  test('tells the person it is tagged to, by notification and by mail', async () => {
    const advisor = await server.signIn('advisor@harbor.test')
    const task = await aTask(advisor, { details: 'Please check the vehicle list', tagged: 'owner@acme.test' })
    const told = await notificationsOf(server, task.details)
    expect(told).toMatchObject([{ type: 'notification', payload: { message: 'Nora Whitfield assigned you a task' } }])
    expect(await messagesOf(server, task.details)).toMatchObject([{ channel: 'email', to: 'owner@acme.test' }])
  })

  test('happens once however often the same request arrives', async () => {
    const owner = await server.signIn('owner@acme.test')
    const details = 'Sent again because the line was bad'
    const headers = { 'idempotency-key': crypto.randomUUID() }
    const answers = await Promise.all(Array.from({ length: 8 }, () => owner.post(path, { details }, { headers })))
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]))
    const { body } = await owner.get(`${path}?search=${encodeURIComponent(details)}`)
    expect(body.all).toHaveLength(1)
  })

  test('refuses a key that was used for another request', async () => {
    const owner = await server.signIn('owner@acme.test')
    const headers = { 'idempotency-key': crypto.randomUUID() }
    await owner.post(path, { details: 'The first of two' }, { headers })
    const { status, body } = await owner.post(path, { details: 'The second of two' }, { headers })
    expect([status, body.code]).toEqual([422, 'key_reused'])
  })

  test.each([
    [{}, 'details'],
    [{ details: '   ' }, 'details'],
    [{ details: 'x'.repeat(201) }, 'details'],
    [{ details: 'bell \u0007' }, 'details'],
    [{ details: 'fine', tagged: 'owner@ridge.test' }, 'tagged'],
    [{ details: 'fine', link: '//elsewhere.test' }, 'link'],
    [{ details: 'fine', link: 'https://elsewhere.test' }, 'link'],
    [{ details: 'fine', dueEpoch: 1.5 }, 'dueEpoch'],
    [{ details: 'fine', dueEpoch: Date.UTC(2027, 0, 2, 18) }, 'dueEpoch'],
  ])('refuses %j and names %s', async (draft, field) => {
    const owner = await server.signIn('owner@acme.test')
    const { status, body } = await owner.post(path, draft)
    expect(status).toBe(422)
    expect(Object.keys(body.fields)).toEqual([field])
  })

  test('uses the words of the specification for a text that is too long', async () => {
    const owner = await server.signIn('owner@acme.test')
    const { body } = await owner.post(path, { details: 'x'.repeat(201) })
    expect(body.fields.details).toBe(taskMessages.detailsOnAdd)
  })

  test('ignores fields that only the server sets', async () => {
    const owner = await server.signIn('owner@acme.test')
    const task = await aTask(owner, { id: 'mine', isOwner: false, version: 9, completed: true })
    expect(task).toMatchObject({ isOwner: true, version: 1, completed: false })
  })
})

describe('changing a task', () => {
  test('saves the change and moves the version on', async () => {
    const owner = await server.signIn('owner@acme.test')
    const task = await aTask(owner)
    const { status, body } = await owner.put(path, editOf(task, { details: 'Changed after a second look' }))
    expect(status).toBe(200)
    const saved = body.all.find(({ id }: Task) => id === task.id)
    expect(saved).toMatchObject({ details: 'Changed after a second look', version: 2 })
  })

  test('refuses a stale save with the task as it stands, and overwrites nothing', async () => {
    const owner = await server.signIn('owner@acme.test')
    const task = await aTask(owner)
    await owner.put(path, editOf(task, { details: 'The change that came first' }))
    const { status, body } = await owner.put(path, editOf(task, { details: 'The change that came second' }))
    expect(status).toBe(409)
    expect(body).toMatchObject({ code: 'stale', current: { details: 'The change that came first', version: 2 } })
    const listed = await owner.get(`${path}?search=${encodeURIComponent('the change that came')}`)
    expect(listed.body.all.map(({ details }: Task) => details)).toEqual(['The change that came first'])
  })

  test('lets the person it is tagged to complete it, and nobody else', async () => {
    const advisor = await server.signIn('advisor@harbor.test')
    const owner = await server.signIn('owner@acme.test')
    const task = await aTask(advisor, { tagged: 'owner@acme.test' })
    const refused = await advisor.put(path, editOf(task, { completed: true }))
    expect([refused.status, refused.body.message]).toEqual([403, taskMessages.onlyOwnCompletion])
    const completed = await owner.put(path, editOf(task, { completed: true }))
    expect(completed.status).toBe(200)
    const { body } = await advisor.get(`${path}?status=completed&search=${encodeURIComponent(task.details)}`)
    expect(body.all).toMatchObject([
      { completedByName: 'Elena Castillo', completedEpoch: server.clock.now().getTime() },
    ])
    expect((await auditOf(server, 'task', task.id)).map(({ action }) => action)).toEqual([
      'task.create',
      'task.complete',
    ])
  })

  test('lets its owner and a primary account manager edit it, and nobody else', async () => {
    const owner = await server.signIn('owner@acme.test')
    const task = await aTask(owner)
    const user = await server.signIn('user@acme.test')
    const refused = await user.put(path, editOf(task, { details: 'Not mine to change' }))
    expect([refused.status, refused.body.message]).toEqual([403, taskMessages.onlyOwnerEdits])
    const manager = await server.signIn('manager@harbor.test')
    expect((await manager.put(path, editOf(task, { details: 'Mine to change' }))).status).toBe(200)
  })

  const editsOfOthers: Readonly<Record<Exclude<keyof TaskEdit, 'id' | 'version' | 'completed'>, Partial<Task>>> = {
    details: { details: 'Not mine to change' },
    tagged: { tagged: 'user@acme.test' },
    dueEpoch: { dueEpoch: Date.UTC(2030, 0, 1) },
    page: { page: 'policies' },
    link: { link: '/documents' },
    secondaryId: { secondaryId: 'another' },
  }
  test.each(Object.entries(editsOfOthers))('refuses a change of its %s by anybody else', async (_field, change) => {
    const task = await aTask(await server.signIn('owner@acme.test'))
    const user = await server.signIn('user@acme.test')
    const { status, body } = await user.put(path, editOf(task, change))
    expect([status, body.message]).toEqual([403, taskMessages.onlyOwnerEdits])
  })

  test('notifies the person it is reassigned to, once', async () => {
    const advisor = await server.signIn('advisor@harbor.test')
    const task = await aTask(advisor, { details: 'Please check the driver list', tagged: 'advisor@harbor.test' })
    const { body } = await advisor.put(path, editOf(task, { tagged: 'owner@acme.test' }))
    const reassigned = body.all.find(({ id }: Task) => id === task.id)
    await advisor.put(path, editOf(reassigned, { dueEpoch: Date.UTC(2030, 0, 1) }))
    expect(await messagesOf(server, task.details)).toMatchObject([{ channel: 'email', to: 'owner@acme.test' }])
  })

  test.each(['no-such-id', '01a1fbb3-8d19-71d2-906e-f5852a67db8b'])('answers 404 for %s', async (id) => {
    const owner = await server.signIn('owner@acme.test')
    const task = await aTask(owner)
    expect((await owner.put(path, editOf(task, { id }))).status).toBe(404)
  })
})

describe('a text of fewer than five characters', () => {
  test('can be added and completed, and is refused only when it is an edit', async () => {
    const owner = await server.signIn('owner@acme.test')
    const task = await aTask(owner, { details: 'Pay' })
    const refused = await owner.put(path, editOf(task, { details: 'Call' }))
    expect([refused.status, refused.body.fields]).toEqual([422, { details: taskMessages.detailsOnEdit }])
    expect((await owner.put(path, editOf(task, { completed: true }))).status).toBe(200)
  })
})

describe('deleting a task', () => {
  test('removes it and keeps in the audit what it was', async () => {
    const owner = await server.signIn('owner@acme.test')
    const task = await aTask(owner)
    const { status, body } = await owner.delete(`${path}/${task.id}`)
    expect(status).toBe(200)
    expect(body.all.map(({ id }: Task) => id)).not.toContain(task.id)
    const trail = await auditOf(server, 'task', task.id)
    expect(trail.at(-1)).toMatchObject({ action: 'task.delete', before: { details: task.details } })
  })

  test('is refused to others, and 404 for what is not there', async () => {
    const owner = await server.signIn('owner@acme.test')
    const task = await aTask(owner)
    const user = await server.signIn('user@acme.test')
    expect((await user.delete(`${path}/${task.id}`)).status).toBe(403)
    expect((await owner.delete(`${path}/unknown`)).status).toBe(404)
  })
})

describe('who may use tasks', () => {
  test('a viewer reads, and every write is refused in the words of the specification', async () => {
    const viewer = await server.signIn('viewer@acme.test')
    expect((await viewer.get(path)).status).toBe(200)
    const writes = [viewer.post(path, { details: 'x' }), viewer.put(path, {}), viewer.delete(`${path}/1`)]
    for (const { status, body } of await Promise.all(writes)) {
      expect([status, body.message]).toEqual([403, messages.readOnly])
    }
  })

  test('an account of others answers exactly like one that does not exist', async () => {
    const stranger = await server.signIn('owner@ridge.test')
    const withoutId = async (answer: Promise<{ status: number; body: { requestId: string } }>) => {
      const { status, body } = await answer
      return { status, body: { ...body, requestId: '' } }
    }
    for (const [method, tail] of [
      ['GET', ''],
      ['POST', ''],
      ['PUT', ''],
      ['DELETE', '/1'],
    ] as const) {
      const foreign = await withoutId(stranger.call(method, `/api/accounts/ACME/tasks${tail}`))
      const missing = await withoutId(stranger.call(method, `/api/accounts/NOSUCH/tasks${tail}`))
      expect(foreign).toEqual(missing)
      expect(foreign.status).toBe(404)
    }
  })

  test('a change without the portal’s header, or from another site, is refused', async () => {
    const owner = await server.signIn('owner@acme.test')
    const bare = await owner.post(path, { details: 'forged' }, { headers: { 'x-requested-with': undefined } })
    const foreign = await owner.post(path, { details: 'forged' }, { headers: { origin: 'https://elsewhere.test' } })
    expect([bare.status, foreign.status]).toEqual([403, 403])
  })
})
