import { expect, test } from 'vitest'
import { useTestServer } from '../../app/test/test-server.ts'
import type { TestClient } from '../../app/test/test-client.ts'

const lines: string[] = []
const server = useTestServer(lines)

async function logged(client: TestClient, path: string): Promise<Record<string, unknown>> {
  const { headers } = await client.get(path)
  const line = lines.find((stored) => stored.includes(String(headers['x-request-id'])))
  return JSON.parse(line ?? '{}') as Record<string, unknown>
}

test.each([
  ['admin@portico.test', 'admin'],
  ['viewer@acme.test', 'viewer'],
  ['advisor@harbor.test', 'broker'],
  ['owner@acme.test', 'account_user'],
  ['nobody@portico.test', 'guest'],
])('a request of %s is logged as one of type %s, with no name and no id of the person', async (username, type) => {
  const client = await server.signIn(username)
  const { body: me } = await client.get('/api/users/me')
  const line = await logged(client, '/api/users/me')
  expect(line).toMatchObject({ url: '/api/users/me', status: 200, user: type })
  for (const personal of [username, me.userId, me.lastName]) expect(JSON.stringify(line)).not.toContain(personal)
})

test('whoever is not signed in is a guest, on pages too', async () => {
  expect((await logged(server.visitor(), '/healthz')).user).toBe('guest')
  expect((await logged(server.visitor(), '/api/users/me')).user).toBe('guest')
})

test('tokens in a path are not logged, ids are', async () => {
  const [one, two] = ['a'.repeat(43), 'b_-'.repeat(15)]
  expect((await logged(server.visitor(), `/token-login/${one}/${two}`)).url).toBe('/token-login/…/…')
  expect((await logged(server.visitor(), `/open/password-reset/${one}?x=${two}`)).url).toBe(
    '/open/password-reset/…?x=…',
  )
  const id = crypto.randomUUID()
  expect((await logged(server.visitor(), `/api/accounts/ACME/${id}`)).url).toBe(`/api/accounts/ACME/${id}`)
})
