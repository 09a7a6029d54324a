import { cpSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest'
import { csvOf, ImportClient } from '../../areas/schedule-imports/test/import-client.ts'
import { demoPassword } from '../../demo/demo-people.ts'
import { createTestDatabase, type TestDatabase } from '../../platform/database/test/test-database.ts'
import { testServerUrl } from '../../platform/database/test/test-template.ts'
import { createLog } from '../../platform/log.ts'
import { startServer, type RunningServer } from '../start-server.ts'
import { TestClient } from '../test/test-client.ts'
import { testConfig } from '../test/test-world.ts'

const dataDir = mkdtempSync(join(tmpdir(), 'portico-test-'))
const logged: string[] = []
let made: TestDatabase
let running: RunningServer
let imports: ImportClient
/** A job of the server itself. */
const probe = 'probe'
let onProbe = () => {}
let closing: Promise<void> | undefined
const close = () => (closing ??= running.close())
const drivers = csvOf([
  ['Name', 'Date of birth', 'State', 'License no.'],
  ['Ada Lovelace', '12/10/1985', 'NY', '111111111'],
])

beforeAll(async () => {
  const world = inject('world')
  cpSync(world.dataDir, dataDir, { recursive: true })
  made = await createTestDatabase({}, { template: world.database })
  const log = createLog({ logLevel: 'error' }, { write: (line) => void logged.push(line) })
  const longWorkIn = {
    ...process.env,
    NODE_ENV: 'test',
    PORTICO_DATA_DIR: dataDir,
    PORTICO_LOG_LEVEL: 'silent',
    DATABASE_URL: made.options.url,
  }
  running = await startServer(testConfig(dataDir), { log, database: made.database, longWorkIn })
  running.platform.jobs.work(probe, async () => onProbe())
  await running.startJobs()
  const advisor = new TestClient(running.app)
  await advisor.post('/auth/login', { username: 'advisor@harbor.test', password: demoPassword })
  imports = new ImportClient(advisor, 'PROSPER', 'DRIVERS')
})
afterAll(async () => {
  await close()
  await made.remove()
  rmSync(dataDir, { recursive: true, force: true })
})

test('an import is done, wherever the long work is', async () => {
  expect(await imports.checked('drivers.csv', drivers)).toMatchObject({ state: 'CHECKED', counts: { added: 1 } })
})

describe.runIf(testServerUrl())('on a database that can be shared', () => {
  test('it is done in a process of its own, while the server goes on', async () => {
    const { pid } = running.longWork!
    process.kill(pid!, 'SIGSTOP')
    const { body } = await imports.begin('halted.csv', drivers)
    await new Promise<void>((done) => {
      onProbe = done
      void running.platform.database.write('system', (tx) => running.platform.jobs.enqueue(tx, probe, {}))
    })
    expect(await imports.get(body.scheduleImportId)).toMatchObject({ state: 'READING' })
    process.kill(pid!, 'SIGCONT')
    expect(await imports.rested(body.scheduleImportId)).toMatchObject({ state: 'COLUMNS' })
  })

  test('where the process breaks, another one goes on with what is asked', async () => {
    const { pid } = running.longWork!
    process.kill(pid!, 'SIGKILL')
    expect(await imports.looked('after.csv', drivers)).toMatchObject({ state: 'COLUMNS' })
    expect(running.longWork!.pid).not.toBe(pid)
    expect(logged.join('')).toContain('ended by itself')
  })

  test('it ends with the server', async () => {
    const { pid } = running.longWork!
    await close()
    expect(() => process.kill(pid!, 0)).toThrow('ESRCH')
  })
})
