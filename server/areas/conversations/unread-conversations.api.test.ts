import { expect, test } from 'vitest'
import { useTestServer } from '../../app/test/test-server.ts'

const server = useTestServer()
const path = '/api/accounts/ACME/conversations'

/** What the account and the list say of one reader. */
async function unreadOf(username: string): Promise<readonly [number, number]> {
  const reader = await server.signIn(username)
  const account = await reader.get('/api/accounts/ACME')
  return [account.body.account.unreadConversations, (await reader.get(path)).body.unread]
}

test('an account counts the conversations that its reader has not seen, as the list of them does', async () => {
  const readers = ['owner@acme.test', 'manager@harbor.test', 'viewer@acme.test']
  const counts = async () => Promise.all(readers.map((username) => unreadOf(username)))
  const [[owner], [manager]] = (await counts()) as [[number, number], [number, number]]
  const advisor = await server.signIn('advisor@harbor.test')
  const made = await advisor.post(path, { topic: 'question', subject: 'Unread', text: 'Shall we renew?' })
  const of = `${path}/${made.body.id}`
  const both = (many: number) => [many, many]
  expect(await counts()).toEqual([both(owner + 1), both(manager + 1), both(0)])

  server.clock.advance(1000)
  for (const username of readers.slice(0, 2)) {
    const reader = await server.signIn(username)
    expect((await reader.post(`${of}/read`, { upTo: server.clock.now().toISOString() })).status).toBe(204)
  }
  expect(await counts()).toEqual([both(owner), both(manager), both(0)])

  server.clock.advance(1000)
  await advisor.post(`${of}/messages`, { text: 'A note', internal: true })
  expect(await counts()).toEqual([both(owner), both(manager + 1), both(0)])
})
