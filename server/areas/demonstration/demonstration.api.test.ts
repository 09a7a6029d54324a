import { expect, test, vi } from 'vitest'
import { useTestServer } from '../../app/test/test-server.ts'

const server = useTestServer()
const path = '/open/demonstration'

test('shows anyone who can log in, and with which password', async () => {
  const { status, body } = await server.visitor().get(path)
  expect(status).toBe(200)
  expect(body.users).toHaveLength(17)
  expect(body.users).toContainEqual({
    username: 'owner@acme.test',
    name: 'Elena Castillo',
    who: 'insured Admin of ACME',
    group: 'insured',
  })
  expect(body.brands).toContainEqual({ name: 'Harbor & Pine Insurance', subdomain: 'harbor' })
  const { username } = body.users[0]
  const answer = await server.visitor().post('/auth/login', { username, password: body.password })
  expect(answer.status).toBe(200)
})

test('shows the newest twenty messages, newest first, with their links', async () => {
  const advisor = await server.signIn('advisor@harbor.test')
  for (let task = 1; task <= 21; task += 1) {
    server.clock.advance(1000)
    await advisor.post('/api/accounts/ACME/tasks', { details: `Task ${task}`, tagged: 'owner@acme.test' })
  }
  const newest = await vi.waitUntil(
    async () => {
      const { messages } = (await server.visitor().get(path)).body
      return messages.at(-1)?.text === 'Task 2' && messages
    },
    { timeout: 30_000, interval: 200 },
  )
  expect(newest).toHaveLength(20)
  expect(newest[0]).toEqual({
    time: server.clock.now().toISOString(),
    channel: 'email',
    to: 'owner@acme.test',
    subject: 'Nora Whitfield assigned you a task',
    text: 'Task 21',
    code: null,
    link: '/ACME/dashboard',
  })
})
