import { conversationTopics } from '@portico/contract/areas/conversations/conversation-topics.ts'
import { afterWorkingHours } from '@portico/contract/areas/conversations/conversation.rules.ts'
import { conversationMessages } from '@portico/contract/areas/conversations/conversation.messages.ts'
import type {
  Conversation,
  ConversationLine,
  ConversationMessage,
} from '@portico/contract/areas/conversations/conversation.shapes.ts'
import { messages } from '@portico/contract/kit/problem.messages.ts'
import { describe, expect, test } from 'vitest'
import { auditOf, notificationsOf } from '../../app/test/audit-trail.ts'
import { messagesTo } from '../../app/test/sent-messages.ts'
import type { TestClient } from '../../app/test/test-client.ts'
import { useTestServer } from '../../app/test/test-server.ts'

const server = useTestServer()
const path = '/api/accounts/ACME/conversations'
const dayMs = 86_400_000

async function start(client: TestClient, fields: object = {}): Promise<Conversation> {
  const draft = { topic: 'question', subject: 'Something to ask', text: 'Is the new yard covered?', ...fields }
  const { status, body } = await client.post(path, draft)
  expect(status).toBe(201)
  return body
}

/** Noon in London of the first Friday after a moment. */
const nextFridayNoon = (after: Date): Date => {
  const days = ((5 - after.getUTCDay() + 7) % 7) + 7
  return new Date(Date.UTC(after.getUTCFullYear(), after.getUTCMonth(), after.getUTCDate() + days, 12))
}

const write = (client: TestClient, { id }: Conversation, text: string, internal = false) =>
  client.post(`${path}/${id}/messages`, { text, internal })

async function seen(client: TestClient, { id }: Conversation) {
  const { body } = await client.get(`${path}/${id}`)
  return body as { conversation: Conversation; messages: ConversationMessage[]; nextCursor: string | null }
}

async function lineOf(client: TestClient, { id }: Conversation): Promise<ConversationLine> {
  const { body } = await client.get(`${path}?limit=200`)
  return body.conversations.find((line: ConversationLine) => line.id === id)
}

const change = (client: TestClient, { id }: Conversation, edit: object) => client.put(`${path}/${id}`, edit)

describe('a conversation', () => {
  test.each(['claim', 'certificate', 'question'])(
    'about a %s stores no Social Security number anywhere',
    async (topic) => {
      const owner = await server.signIn('owner@acme.test')
      const text = 'His SSN is 123-45-6789.'
      const made = await start(owner, { topic, subject: 'SSN 123-45-6789', text })
      const manager = await server.signIn('manager@harbor.test')
      expect((await write(manager, made, text)).status).toBe(201)
      const found = await seen(owner, made)
      expect(found.messages.map((message) => message.text)).toEqual(Array(2).fill('His SSN is ***-**-****.'))
      const mails = await messagesTo(server, 'owner@acme.test')
      expect(JSON.stringify([found, await auditOf(server, 'conversation', made.id), mails])).not.toContain('6789')
    },
  )

  test('begins new to the brokerage, goes to whoever looks after the account, and follows who wrote last', async () => {
    const owner = await server.signIn('owner@acme.test')
    const manager = await server.signIn('manager@harbor.test')
    const made = await start(owner, { topic: 'claim' })
    expect(made).toMatchObject({ status: 'NEW', assignee: { username: 'manager@harbor.test' }, dueEpoch: null })
    expect((await seen(manager, made)).conversation.dueEpoch).toBeGreaterThan(server.clock.now().getTime())
    server.clock.advance(10 * 60_000)
    expect((await write(manager, made, 'Yes, from today on.')).body).toMatchObject({
      status: 'WAITING_CLIENT',
      dueEpoch: null,
      times: { firstResponseMinutes: 10, resolutionMinutes: null },
    })
    expect((await write(owner, made, 'And the office?')).body).toMatchObject({ status: 'WAITING_BROKER', times: null })
  })

  test('is answered in working days of the brokerage, by its own clocks', async () => {
    const configuration = '/api/broker-admin/HARBOR/configuration'
    const workIn = async (timeZone: string) => {
      const admin = await server.signIn('broker-admin@harbor.test')
      const { body } = await admin.get(configuration)
      const { version, name, tabName, colors, redirectClients } = body
      return admin.put(configuration, { version, name, tabName, colors, redirectClients, timeZone })
    }
    expect((await workIn('Atlantis/Center')).body.fields).toHaveProperty('timeZone')
    const dueOf = async (timeZone: string): Promise<number | null> => {
      expect((await workIn(timeZone)).body.timeZone).toBe(timeZone)
      const made = await start(await server.signIn('owner@acme.test'), { topic: 'claim' })
      const asked = server.clock.now()
      const { conversation } = await seen(await server.signIn('manager@harbor.test'), made)
      expect(conversation.dueEpoch).toBe(
        afterWorkingHours(asked, conversationTopics.claim.answerHours, timeZone).getTime(),
      )
      return conversation.dueEpoch
    }
    server.clock.advance(nextFridayNoon(server.clock.now()).getTime() - server.clock.now().getTime())
    // In Auckland the weekend has begun.
    expect((await dueOf('Pacific/Auckland'))! - (await dueOf('America/New_York'))!).toBeGreaterThan(dayMs)
  })

  test('is closed and reopened, and a change from an old version is refused with it as it stands', async () => {
    const owner = await server.signIn('owner@acme.test')
    const manager = await server.signIn('manager@harbor.test')
    const made = await start(owner)
    const closed = await change(manager, made, { done: true, version: made.version })
    expect(closed.body).toMatchObject({ status: 'DONE', times: { resolutionMinutes: 0 } })
    const late = await change(owner, made, { done: true, version: made.version })
    expect([late.status, late.body.current.status]).toEqual([409, 'DONE'])
    const reopened = await change(owner, made, { done: false, version: closed.body.version })
    expect(reopened.body.status).toBe('WAITING_BROKER')
  })

  test('that was closed long ago goes on as a new one', async () => {
    const owner = await server.signIn('owner@acme.test')
    const made = await start(owner, { subject: 'Sold the crane' })
    await change(owner, made, { done: true, version: made.version })
    expect((await write(owner, made, 'It came back.')).body.id).toBe(made.id)
    await change(owner, made, { done: true, version: made.version + 2 })
    server.clock.advance(91 * dayMs)
    const later = await server.signIn('owner@acme.test')
    const { body } = await write(later, made, 'It was sold again.')
    expect(body).toMatchObject({ subject: 'Sold the crane', status: 'WAITING_BROKER' })
    expect(body.id).not.toBe(made.id)
    expect((await seen(later, body)).messages.map(({ text }) => text)).toEqual(['It was sold again.'])
  })

  test('becomes a task once, and each leads to the other', async () => {
    const manager = await server.signIn('manager@harbor.test')
    const made = await start(manager, { subject: 'Endorse the crane' })
    const { status, body } = await manager.post(`${path}/${made.id}/task`, { details: 'Endorse the crane by Friday' })
    expect([status, body.hasTask]).toEqual([201, true])
    const tasks = await manager.get('/api/accounts/ACME/tasks?search=Endorse the crane')
    expect(tasks.body.all).toMatchObject([{ link: `/ACME/communications/${made.id}`, secondaryId: made.id }])
    const again = await manager.post(`${path}/${made.id}/task`, { details: 'Once more' })
    expect([again.status, again.body.message]).toEqual([422, conversationMessages.alreadyTask])
  })

  test.each([
    ['text', ' '],
    ['text', 'x'.repeat(20_001)],
    ['subject', ''],
    ['topic', 'weather'],
  ])('is refused where its %s is missing, too long or unknown', async (field, value) => {
    const owner = await server.signIn('owner@acme.test')
    const draft = { topic: 'claim', subject: 'A', text: 'B', [field]: value }
    const { status, body } = await owner.post(path, draft)
    expect([status, Object.keys(body.fields)]).toEqual([422, [field]])
  })

  test('is written once however often the same request arrives', async () => {
    const owner = await server.signIn('owner@acme.test')
    const made = await start(owner)
    const headers = { 'idempotency-key': crypto.randomUUID() }
    const post = () => owner.post(`${path}/${made.id}/messages`, { text: 'Only once' }, { headers })
    await Promise.all([post(), post(), post()])
    expect((await seen(owner, made)).messages).toHaveLength(2)
  })
})

describe('the list', () => {
  test('pages through everything, the latest first, and narrows', async () => {
    const manager = await server.signIn('manager@harbor.test')
    for (const number of [1, 2, 3]) {
      server.clock.advance(1000)
      await start(manager, { topic: 'billing', subject: `Paged ${number}` })
    }
    const ids: string[] = []
    for (let cursor: string | null = ''; cursor !== null;) {
      const { body } = await manager.get(`${path}?limit=2${cursor === '' ? '' : `&cursor=${cursor}`}`)
      ids.push(...body.conversations.map(({ id }: ConversationLine) => id))
      cursor = body.nextCursor
    }
    const whole = await manager.get(`${path}?limit=200`)
    expect(ids).toEqual(whole.body.conversations.map(({ id }: ConversationLine) => id))
    const subjects = async (query: string) =>
      (await manager.get(`${path}?${query}`)).body.conversations.map(({ subject }: ConversationLine) => subject)
    expect(await subjects('search=PAGED')).toEqual(['Paged 3', 'Paged 2', 'Paged 1'])
    expect(await subjects('topic=billing&status=DONE')).toEqual(['March installment is higher than scheduled'])
    expect(await subjects('search=5403')).toHaveLength(1)
    expect(await subjects('mine=true&search=paged 2')).toEqual(['Paged 2'])
    expect((await manager.get(`${path}?cursor=x`)).status).toBe(400)
  })

  test('counts what each person has not read, and the brokerage sees who has', async () => {
    const owner = await server.signIn('owner@acme.test')
    const manager = await server.signIn('manager@harbor.test')
    const made = await start(owner)
    expect([(await lineOf(manager, made)).unread, (await lineOf(owner, made)).unread]).toEqual([1, 0])
    server.clock.advance(1000)
    await write(manager, made, 'We are looking into it.')
    const { messages: all } = await seen(owner, made)
    expect((await owner.get(`${path}?unread=true`)).body.conversations.map(({ id }: ConversationLine) => id)).toContain(
      made.id,
    )
    expect((await owner.post(`${path}/${made.id}/read`, { upTo: all[0]!.at })).status).toBe(204)
    expect((await lineOf(owner, made)).unread).toBe(0)
    expect((await seen(manager, made)).conversation.seenBy).toMatchObject([{ name: 'Elena Castillo' }])
    expect((await seen(owner, made)).conversation.seenBy).toEqual([])
  })
})

describe('who does what', () => {
  test('a viewer reads and cannot write; a prospect writes', async () => {
    const viewer = await server.signIn('viewer@acme.test')
    const { body } = await viewer.get(path)
    expect(body).toMatchObject({ mayWrite: false, unread: 0 })
    expect(body.conversations.length).toBeGreaterThan(0)
    const refused = await viewer.post(path, { topic: 'claim', subject: 'A', text: 'B' })
    expect([refused.status, refused.body.message]).toEqual([403, messages.readOnly])
    const prospect = await server.signIn('prospect@prosper.test')
    const draft = { topic: 'question', subject: 'A quote', text: 'What would you need?' }
    expect((await prospect.post('/api/accounts/PROSPER/conversations', draft)).status).toBe(201)
  })

  test('only the brokerage says who answers until when, and the person is told', async () => {
    const owner = await server.signIn('owner@acme.test')
    const advisor = await server.signIn('advisor@harbor.test')
    const made = await start(owner, { subject: 'Who answers me?' })
    const refused = await change(owner, made, { dueEpoch: 1, version: 1 })
    expect([refused.status, refused.body.message]).toEqual([403, conversationMessages.onlyBrokerage])
    const insured = await change(advisor, made, { assignee: 'owner@acme.test', version: 1 })
    expect([insured.status, insured.body.fields.assignee]).toEqual([422, conversationMessages.unknownAssignee])
    const given = await change(advisor, made, { assignee: 'claims@harbor.test', version: 1 })
    expect(given.body.assignee).toEqual({ username: 'claims@harbor.test', name: 'Marcus Bell' })
    expect(await notificationsOf(server, 'Who answers me?')).toHaveLength(1)
  })

  test('a conversation of another account answers 404', async () => {
    const made = await start(await server.signIn('owner@acme.test'))
    const manager = await server.signIn('manager@harbor.test')
    const elsewhere = '/api/accounts/BAYSIDE/conversations'
    for (const id of [made.id, 'x']) {
      expect((await manager.get(`${elsewhere}/${id}`)).status).toBe(404)
      expect((await manager.post(`${elsewhere}/${id}/messages`, { text: 'Mine?' })).status).toBe(404)
      expect((await manager.put(`${elsewhere}/${id}`, { done: true, version: 1 })).status).toBe(404)
      expect((await manager.post(`${elsewhere}/${id}/task`, { details: 'Mine?' })).status).toBe(404)
    }
  })

  test('a message is told to the other side, with an address to answer to', async () => {
    const owner = await server.signIn('owner@acme.test')
    const made = await start(owner, { subject: 'Told to you', text: 'Please look at this first thing' })
    const mail = (await messagesTo(server, 'manager@harbor.test')).find(({ subject }) =>
      subject.endsWith('Told to you'),
    )
    expect(mail).toMatchObject({
      subject: 'Elena Castillo wrote: Told to you',
      link: `/ACME/communications/${made.id}`,
      text: expect.stringMatching(/^Please look at this first thing\n\nReply to this email: reply\+[0-9a-v]{52}@/),
    })
    expect((await auditOf(server, 'conversation', made.id)).map(({ action }) => action)).toEqual([
      'conversation.create',
    ])
  })
})

describe('attachments', () => {
  const documents = async (client: TestClient, isInternal: boolean): Promise<{ id: string; name: string }> => {
    const { body } = await client.get('/api/accounts/ACME/documents?limit=200')
    return body.documents.find((document: { isInternal: boolean }) => document.isInternal === isInternal)
  }

  test('are documents of the library that every reader of the message may see', async () => {
    const manager = await server.signIn('manager@harbor.test')
    const owner = await server.signIn('owner@acme.test')
    const [shared, internal] = [await documents(manager, false), await documents(manager, true)]
    const made = await start(manager, { documentIds: [shared.id, shared.id] })
    expect((await seen(owner, made)).messages[0]!.attachments).toMatchObject([
      { documentId: shared.id, name: shared.name },
    ])
    const post = (fields: object) => manager.post(`${path}/${made.id}/messages`, { text: 'See here', ...fields })
    expect((await post({ internal: true, documentIds: [internal.id] })).status).toBe(201)
    for (const refused of [
      await post({ documentIds: [internal.id] }),
      await post({ internal: true, documentIds: [shared.id] }),
      await owner.post(`${path}/${made.id}/messages`, { text: 'And mine', documentIds: [internal.id] }),
      await owner.post(`${path}/${made.id}/messages`, { text: 'And mine', documentIds: ['x'] }),
    ]) {
      expect([refused.status, refused.body.fields]).toEqual([422, { documentIds: conversationMessages.notAttachable }])
    }
  })
  test('of a message lack documents in the trash, until those are restored', async () => {
    const manager = await server.signIn('manager@harbor.test')
    const shared = await documents(manager, false)
    const made = await start(manager, { documentIds: [shared.id] })
    const attached = async () => (await seen(manager, made)).messages[0]!.attachments.length
    const put = (where: string) => manager.post(`/api/accounts/ACME/documents/${where}`, { ids: [shared.id] })
    await put('trash')
    expect(await attached()).toBe(0)
    await put('restore')
    expect(await attached()).toBe(1)
  })
})
