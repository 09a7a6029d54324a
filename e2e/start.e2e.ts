import { cpSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from './harness/fixtures.ts'
import { PortalClient } from './harness/portal-client.ts'
import { copySeededData, runServer, startServer } from './harness/server-process.ts'

test('a second process on the same data folder is refused in plain words', async () => {
  const dataDir = copySeededData()
  const first = await startServer({ dataDir })
  const second = await runServer({ dataDir })
  expect(second.code).not.toBe(0)
  expect(second.output).toMatch(/database folder .+ is in use by another process/)
  expect(second.output).not.toMatch(/\n\s+at /)
  const owner = await PortalClient.signIn(first.port, 'owner@acme.test')
  expect(await owner.tasks('ACME', 'open')).not.toHaveLength(0)
  await owner.close()
  await first.stop()
})

for (const signal of ['SIGTERM', 'SIGINT'] as const)
  test(`${signal} ends the server cleanly, its event streams too`, async () => {
    const server = await startServer({ dataDir: copySeededData() })
    const owner = await PortalClient.signIn(server.port, 'owner@acme.test')
    const { cookies } = await owner.http.storageState()
    const stream = await fetch(`${owner.origin}/server-events`, {
      headers: { cookie: cookies.map(({ name, value }) => `${name}=${value}`).join('; ') },
    })
    expect(stream.headers.get('content-type')).toContain('text/event-stream')
    server.signal(signal)
    const said = await stream.text()
    expect(said).toContain('retry:')
    expect((await server.ended).code).toBe(0)
    await owner.close()
  })

test('in production every missing setting is named at once', async () => {
  const { code, output } = await runServer({ dataDir: copySeededData(), env: { NODE_ENV: 'production', PORT: 'many' } })
  expect(code).not.toBe(0)
  for (const setting of ['PORT', 'DATABASE_URL', 'PORTICO_SECRET', 'PORTICO_PUBLIC_URL'])
    expect(output).toMatch(new RegExp(`^\\s+${setting}: `, 'm'))
  expect(output).not.toMatch(/\n\s+at /)
})

test('what was acknowledged is still there after the process was killed', async () => {
  const dataDir = copySeededData()
  const first = await startServer({ dataDir })
  const before = await PortalClient.signIn(first.port, 'owner@acme.test')
  await before.addTask('ACME', { details: 'Survive the power cut' })
  first.signal('SIGKILL')
  expect((await first.ended).signal).toBe('SIGKILL')
  await before.close()

  const second = await startServer({ dataDir })
  const after = await PortalClient.signIn(second.port, 'owner@acme.test')
  expect(await after.task('ACME', 'Survive the power cut')).toBeDefined()
  await after.close()
  expect((await second.stop()).code).toBe(0)
})

test('a copy of the data folder, made while the server was stopped, is a whole portal', async () => {
  const dataDir = copySeededData()
  const copy = join(dataDir, '..', `copy-${process.pid}`)
  cpSync(dataDir, copy, { recursive: true })
  const server = await startServer({ dataDir: copy })
  const answer = await fetch(`${server.at('127.0.0.1')}/readyz`)
  expect(answer.status).toBe(200)
  await server.stop()
})
