import { sql } from 'kysely'
import { cpSync, existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { fillEmptyDatabase } from './fill-empty-database.ts'
import { createTestDatabase, type TestDatabase } from '../platform/database/test/test-database.ts'
import { testSecret } from '../platform/database/test/test-secret.ts'
import { openFiles } from '../platform/files/open-files.ts'
import { createLog } from '../platform/log.ts'
import { testConfig } from '../app/test/test-world.ts'

let made: TestDatabase
let dataDir = ''

beforeAll(async () => {
  const world = inject('world')
  dataDir = mkdtempSync(join(tmpdir(), 'portico-test-'))
  cpSync(world.dataDir, dataDir, { recursive: true })
  made = await createTestDatabase({}, { template: world.database })
})
afterAll(async () => {
  await made?.remove()
  rmSync(dataDir, { recursive: true, force: true })
})

async function fill(): Promise<void> {
  const config = testConfig(dataDir)
  const log = createLog({ logLevel: 'silent' })
  const { files } = openFiles(config)
  await fillEmptyDatabase({ config, database: made.database, files, log, now: () => new Date(), secret: testSecret })
}

const counts = async () => {
  const { rows } = await made.database.read('system', (tx) =>
    sql`select (select count(*) from users) people, (select count(*) from claims) claims,
      (select count(*) from submissions) submissions,
      (select count(*) from submissions where packet_state = 'READY' and packet_key is not null) packets`.execute(
      tx.db,
    ),
  )
  return rows[0]
}

test('a start that was interrupted is finished by the next one, which repeats nothing', async () => {
  const whole = await counts()
  const unfinished = join(dataDir, 'demonstration-unfinished')
  expect(existsSync(unfinished)).toBe(false)
  await made.database.write({ account: 'ACME' }, (tx) =>
    sql`update submissions set packet_state = 'BUILDING', packet_key = null, packet_bytes = null, packet_sha256 = null
      where account_code = 'ACME' and number = 1`.execute(tx.db),
  )
  const half = await counts()
  expect(half).not.toEqual(whole)
  await fill()
  expect(await counts()).toEqual(half)
  writeFileSync(unfinished, '')
  await fill()
  expect(await counts()).toEqual(whole)
  expect(existsSync(unfinished)).toBe(false)
})
