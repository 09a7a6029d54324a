import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test, vi } from 'vitest'
import { useTestServer } from '../../app/test/test-server.ts'

const server = useTestServer()

test('a mail that a write left behind becomes one file of the outbox, once it has committed', async () => {
  const advisor = await server.signIn('advisor@harbor.test')
  const task = { details: 'Please look at the loss runs', tagged: 'owner@acme.test' }
  await advisor.post('/api/accounts/ACME/tasks', { ...task, tagged: 'nobody@portico.test' })
  await advisor.post('/api/accounts/ACME/tasks', task)
  const outbox = join(server.dataDir, 'outbox')
  const files = () =>
    readdir(outbox).then(
      (names) => names.filter((name) => name.endsWith('.json')),
      () => [],
    )
  const file = await vi.waitUntil(async () => (await files())[0], { timeout: 30_000 })
  expect(file).toMatch(/^\d{4}-\d\d-\d\dT[\d:]+\.\d{3}Z-email-owner@acme\.test\.json$/)
  expect(JSON.parse(await readFile(join(outbox, file), 'utf8'))).toEqual({
    channel: 'email',
    to: 'owner@acme.test',
    subject: 'Nora Whitfield assigned you a task',
    text: 'Please look at the loss runs',
    link: '/ACME/dashboard',
  })
  expect(await files()).toEqual([file])
})
