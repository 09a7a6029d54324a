import { once } from 'node:events'
import { cpSync, mkdtempSync, rmSync } from 'node:fs'
import { connect, createServer, type AddressInfo, type Socket } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, inject, test } from 'vitest'
import { keptLog } from '../platform/database/test/quiet-log.ts'
import { createTestDatabase } from '../platform/database/test/test-database.ts'
import { testServerUrl } from '../platform/database/test/test-template.ts'
import { createLog } from '../platform/log.ts'
import { startServer } from './start-server.ts'
import { testConfig } from './test/test-world.ts'

/** The way to a database, which can be closed and opened again on the same port. */
async function gateTo(url: string): Promise<{ url: string; close(): Promise<void>; open(): Promise<void> }> {
  const to = new URL(url)
  const sockets = new Set<Socket>()
  const gate = createServer((socket) => {
    const onward = connect(Number(to.port), to.hostname)
    for (const each of [socket, onward]) sockets.add(each.on('error', () => undefined))
    socket.pipe(onward).pipe(socket)
  })
  const listen = async (port: number) => void (await once(gate.listen(port, '127.0.0.1'), 'listening'))
  await listen(0)
  const { port } = gate.address() as AddressInfo
  const through = new URL(url)
  through.host = `127.0.0.1:${port}`
  return {
    url: through.href,
    async close() {
      const closed = once(gate, 'close')
      gate.close()
      for (const socket of sockets) socket.destroy()
      sockets.clear()
      await closed
    },
    open: () => listen(port),
  }
}

const settled = async (work: Promise<void>) => (await Promise.allSettled([work]))[0].status

test.runIf(testServerUrl())('a server waits for its database, and stops without it', async () => {
  const world = inject('world')
  const dataDir = mkdtempSync(join(tmpdir(), 'portico-test-'))
  cpSync(world.dataDir, dataDir, { recursive: true })
  const made = await createTestDatabase({}, { template: world.database })
  const gate = await gateTo(made.options.url!)
  const lines = keptLog()
  const log = createLog({ logLevel: 'error' }, { write: (line) => lines.error(line) })
  const config = { ...testConfig(dataDir), databaseUrl: gate.url }
  const longWorkIn = {
    ...process.env,
    NODE_ENV: 'test',
    PORTICO_DATA_DIR: dataDir,
    PORTICO_LOG_LEVEL: 'silent',
    DATABASE_URL: gate.url,
  }
  const server = await startServer(config, { log, longWorkIn })
  try {
    const readiness = async () => (await server.app.inject('/readyz')).statusCode
    expect(await readiness()).toBe(200)
    const { database, jobs: queue } = server.platform
    await database.write('system', (tx) => queue.enqueue(tx, 'schedule-checks', {}))
    await gate.close()
    const jobs = server.startJobs()
    await expect.poll(() => lines.lines.join('\n'), { timeout: 20_000 }).toContain('The job queue could not start')
    expect(await readiness()).toBe(503)
    await gate.open()
    await jobs
    expect(await readiness()).toBe(200)
    await server.longWork!.look()
    expect(server.longWork!.pid).toBeGreaterThan(0)

    await gate.close()
    expect(await readiness()).toBe(503)
    expect(await settled(server.close())).toBe('fulfilled')
  } finally {
    await settled(server.close())
    await settled(gate.close())
    await made.remove()
    rmSync(dataDir, { recursive: true, force: true })
  }
})
