import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type Config, readConfig } from '../../platform/config/config.ts'
import { createLog } from '../../platform/log.ts'
import { createTestDatabase } from '../../platform/database/test/test-database.ts'
import { testSecret } from '../../platform/database/test/test-secret.ts'
import { startServer } from '../start-server.ts'
import { startOfClock } from './start-of-clock.ts'

/** The demonstration's data as they were made once: to be copied, never to be opened. */
export interface TestWorld {
  /** Its files. */
  readonly dataDir: string
  /** The folder of the embedded database, or the name of the one on the server. */
  readonly database: string
  /** When they were made, in ISO 8601: their dates lie around that day. */
  readonly madeAt: string
}

/** The configuration of a test server; `environment` holds settings in addition to the usual ones. */
export function testConfig(dataDir: string, environment: Readonly<Record<string, string>> = {}): Config {
  return readConfig({
    NODE_ENV: 'test',
    PORTICO_DATA_DIR: dataDir,
    PORTICO_DEMO: 'true',
    PORTICO_BUILD_ID: 'test-build',
    PORTICO_SECRET: testSecret,
    ...environment,
  })
}

/** Makes the world of one run of tests: on a PostgreSQL server where one is named, else on the embedded engine. */
export async function makeTestWorld(
  server: string | undefined,
): Promise<{ readonly world: TestWorld; readonly remove: () => Promise<void> }> {
  const dataDir = await mkdtemp(join(tmpdir(), 'portico-world-'))
  const silent = createLog({ logLevel: 'silent' }, { write: () => {} })
  const made = await createTestDatabase({}, { server })
  const madeAt = new Date().toISOString()
  const now = () => startOfClock(madeAt, new Date())
  const running = await startServer(testConfig(dataDir), { log: silent, now, database: made.database })
  await running.close()
  await made.close()
  const { options } = made
  const database = options.url === undefined ? options.dataDir! : new URL(options.url).pathname.slice(1)
  return {
    world: { dataDir, database, madeAt },
    async remove() {
      await made.remove()
      await rm(dataDir, { recursive: true, force: true })
    },
  }
}
