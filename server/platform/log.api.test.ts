import { expect, test } from 'vitest'
import { useTestServer } from '../app/test/test-server.ts'
import { demoPassword } from '../demo/demo-people.ts'

const lines: string[] = []
const server = useTestServer(lines)

test('the log has one line a request, with its id, and nothing that opens a session', async () => {
  const owner = await server.signIn('owner@acme.test')
  const { body } = await owner.post('/auth/refresh')
  const { headers } = await owner.get('/api/accounts/ACME/tasks', {
    headers: { authorization: `Bearer ${body.accessToken}` },
  })
  const text = lines.join('')
  const about = lines.filter((line) => line.includes(String(headers['x-request-id'])))
  expect(about.map((line) => JSON.parse(line))).toMatchObject([
    { method: 'GET', url: '/api/accounts/ACME/tasks', status: 200, msg: 'request' },
  ])
  for (const secret of [demoPassword, body.accessToken, ...owner.cookies.values()]) {
    expect(text).not.toContain(secret)
  }
})
