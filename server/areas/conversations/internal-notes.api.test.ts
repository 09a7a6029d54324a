import type { KindOfUser } from '@portico/contract/access-table.ts'
import { conversationMessages } from '@portico/contract/areas/conversations/conversation.messages.ts'
import type { Conversation } from '@portico/contract/areas/conversations/conversation.shapes.ts'
import { sql } from 'kysely'
import { beforeAll, describe, expect, test } from 'vitest'
import { EventStreamReader } from '../../app/test/event-stream-reader.ts'
import { makeKindsOfUser, signInEveryKind } from '../../app/test/kinds-of-user.ts'
import type { TestClient } from '../../app/test/test-client.ts'
import { useTestServer } from '../../app/test/test-server.ts'

const server = useTestServer()
const path = '/api/accounts/ACME/conversations'
const secret = 'Between us: their yard manager is hard to reach'
let clients: ReadonlyMap<KindOfUser, TestClient>
let made: Conversation
let before: unknown

const outsiders: readonly KindOfUser[] = [
  'viewer',
  'Insurance Partner',
  'insured User',
  'insured User without permission codes',
  'insured Admin',
]
const insiders: readonly KindOfUser[] = ['brokerage user', 'brokerage admin', 'platform administrator']

/** All that an outsider is told of a conversation, and of the list. */
async function toldTo(kind: KindOfUser) {
  const client = clients.get(kind)!
  const [list, one, found] = await Promise.all([
    client.get(path),
    client.get(`${path}/${made.id}`),
    client.get(`${path}?search=yard manager is hard`),
  ])
  return { list: list.body, one: one.body, found: found.body.conversations }
}

beforeAll(async () => {
  await makeKindsOfUser(server)
  clients = await signInEveryKind(server)
  const owner = clients.get('insured Admin')!
  const draft = { topic: 'change', subject: 'Add a truck', text: 'Please add the new truck.' }
  made = (await owner.post(path, draft)).body
  before = await Promise.all(outsiders.map(toldTo))
  server.clock.advance(60_000)
  await writeNote(secret)
})

async function writeNote(text: string): Promise<void> {
  const advisor = clients.get('brokerage user')!
  expect((await advisor.post(`${path}/${made.id}/messages`, { text, internal: true })).status).toBe(201)
}

/** How many changes of conversations each reader has heard by the time that it hears of a change of this kind. */
async function heardUntil(readers: readonly EventStreamReader[], changed: string): Promise<number[]> {
  await Promise.all(readers.map((reader) => reader.until(({ data }) => data.changed === changed)))
  return readers.map(({ events }) => events.filter(({ data }) => data.changed === 'conversations').length)
}

describe('a note of the brokerage', () => {
  test('changes nothing of what the other side is told: messages, preview, order, counts, search, version', async () => {
    expect(await Promise.all(outsiders.map(toldTo))).toEqual(before)
  })

  test.each(insiders)('is there to a %s', async (kind) => {
    const { list, one, found } = await toldTo(kind)
    expect(one.messages).toContainEqual(expect.objectContaining({ text: secret, isInternal: true }))
    expect(found).toHaveLength(1)
    expect(list.conversations[0]).toMatchObject({ id: made.id, isPreviewInternal: true })
  })

  test.each(outsiders)('is in no activity of a %s, nor that somebody was told of it', async (kind) => {
    const { body } = await clients.get(kind)!.get('/api/accounts/ACME/activity?limit=200')
    expect((body.items ?? []).filter((item: object) => JSON.stringify(item).includes('yard manager is hard'))).toEqual(
      [],
    )
    expect(JSON.stringify(body)).not.toMatch(/left a note|conversation\.note/)
  })

  test('is heard by open pages of the brokerage alone', async () => {
    await server.running.app.listen({ port: 0 })
    const listening = (['insured Admin', 'Insurance Partner', 'viewer', 'brokerage user'] as const).map(
      (kind) => new EventStreamReader(server.running.app, clients.get(kind)!),
    )
    for (const reader of listening) expect(await reader.status).toBe(200)
    // What was written before the pages were open may still be on its way to them.
    const owner = clients.get('insured Admin')!
    await owner.post('/api/accounts/ACME/tasks', { details: 'Marks the beginning' })
    const heardBefore = await heardUntil(listening, 'tasks')
    await writeNote('Nobody else hears of this')
    await owner.post('/api/accounts/ACME/hotlinks', { displayText: 'Marks the end', linkValue: 'https://example.com' })
    const heard = await heardUntil(listening, 'links')
    for (const reader of listening) reader.close()
    const heardOfNote = heard.map((count, index) => count > heardBefore[index]!)
    expect(heardOfNote).toEqual([false, false, false, true])
  })

  test('is told to nobody outside the brokerage, and carries no address to answer to', async () => {
    const { rows } = await server.running.platform.database.read('system', (tx) =>
      sql<{ username: string; payload: { note: string } }>`select username, payload from events
        join users on users.id = user_id where payload ->> 'note' = ${secret}`.execute(tx.db),
    )
    expect(rows.map(({ username }) => username)).toEqual(['manager@harbor.test'])
    const mails = await server.running.platform.database.read('system', (tx) =>
      sql<{ recipient: string }>`select recipient from messages where subject like '%left a note%'`.execute(tx.db),
    )
    expect(new Set(mails.rows.map(({ recipient }) => recipient))).toEqual(new Set(['manager@harbor.test']))
  })

  test('is refused from anyone else', async () => {
    const owner = clients.get('insured Admin')!
    const { status, body } = await owner.post(`${path}/${made.id}/messages`, { text: 'Mine too', internal: true })
    expect([status, body.message]).toEqual([403, conversationMessages.notesAreBrokerage])
  })
})
