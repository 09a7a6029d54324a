import { addDays } from '@portico/contract/kit/zone.rules.ts'
import { cpSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, inject } from 'vitest'
import { demoPassword } from '../../demo/demo-people.ts'
import { createTestDatabase, type TestDatabase } from '../../platform/database/test/test-database.ts'
import { portalDay } from '../../platform/dates/today.ts'
import { createLog } from '../../platform/log.ts'
import { startServer, type RunningServer } from '../start-server.ts'
import { startOfClock } from './start-of-clock.ts'
import { TestClient } from './test-client.ts'
import { testConfig } from './test-world.ts'
import { WriteLedger } from './write-ledger.ts'

/** A server of its own for one test file, with the demonstration data and a clock that only tests turn. */
export interface TestServer {
  readonly running: RunningServer
  readonly dataDir: string
  readonly clock: { now(): Date; advance(ms: number): void }
  /** The day by the clock of the brokerages, or some days later. */
  today(days?: number): string
  visitor(): TestClient
  /** A client signed in as one of the demonstration users. */
  signIn(username: string): Promise<TestClient>
}

/**
 * Starts a server before the tests of a file and closes it after them, once every write that its clients saw succeed has
 * proved to have left an audit row. Its log, where wanted, is kept line by line; `environment` holds settings in addition to
 * the usual ones.
 */
export function useTestServer(logged?: string[], environment: Readonly<Record<string, string>> = {}): TestServer {
  let running: RunningServer
  let made: TestDatabase
  let dataDir = ''
  const world = inject('world')
  let now = startOfClock(world.madeAt, new Date())
  const ledger = new WriteLedger()
  const clock = {
    now: () => now,
    advance: (ms: number) => {
      now = new Date(now.getTime() + ms)
    },
  }
  beforeAll(async () => {
    dataDir = mkdtempSync(join(tmpdir(), 'portico-test-'))
    cpSync(world.dataDir, dataDir, { recursive: true })
    const config = testConfig(dataDir, environment)
    const log = createLog(
      { logLevel: logged === undefined ? 'silent' : 'info' },
      { write: (line) => void logged?.push(line) },
    )
    made = await createTestDatabase({}, { template: world.database })
    running = await startServer(config, { log, now: clock.now, database: made.database })
    await running.startJobs()
  })
  afterAll(async () => {
    const unproven = made ? await ledger.unproven(made.database) : []
    await running?.close()
    await made?.remove()
    rmSync(dataDir, { recursive: true, force: true })
    if (made) await ledger.keep(inject('ledger'), expect.getState().testPath ?? '')
    expect(unproven, 'calls that succeeded without leaving an audit row').toEqual([])
  })
  const visitor = () => new TestClient(running.app, ledger)
  return {
    get running() {
      return running
    },
    get dataDir() {
      return dataDir
    },
    clock,
    today: (days = 0) => addDays(portalDay(clock), days),
    visitor,
    async signIn(username) {
      const client = visitor()
      const answer = await client.post('/auth/login', { username, password: demoPassword })
      if (answer.status !== 200) throw new Error(`${username} could not sign in: ${JSON.stringify(answer.body)}`)
      return client
    },
  }
}
