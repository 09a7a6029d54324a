import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { sql } from 'kysely'
import { expect, onTestFinished, test, vi } from 'vitest'
import { deskOn, mailTo, openMessageDesk } from './test/message-desk.ts'
import { deliveryQueue } from './outgoing.ts'
import { newestOfOutbox } from './outbox-folder.ts'

const code = '770013'
const link = '/token-login/first-half/second-half'

test('a dump of the database shows neither code nor link, before and after they leave', async () => {
  const desk = await openMessageDesk()
  const dump = async () => {
    const tables = ['messages', 'jobs.job', 'events', 'audit'].map((name) =>
      desk.platform.database.read('system', (tx) =>
        sql<{ row: string }>`select to_jsonb(t)::text as row from ${sql.table(name)} t`.execute(tx.db),
      ),
    )
    return JSON.stringify((await Promise.all(tables)).map(({ rows }) => rows))
  }
  await desk.queue(mailTo('owner@acme.test', { code, link, text: `Type ${code}` }))
  const waiting = await dump()
  expect(waiting).toContain('owner@acme.test')
  expect(waiting).not.toMatch(/770013|token-login|Type/)
  await desk.start()
  await desk.until(([first]) => first?.sent === true)
  expect(await dump()).not.toMatch(/770013|token-login|Type|k1\./)
  const { dataDir } = desk.platform.config
  expect(await newestOfOutbox(dataDir, 5)).toMatchObject([{ to: 'owner@acme.test', code, link }])
})

test('messages of one moment to one person each get a file', async () => {
  const desk = await openMessageDesk()
  const now = new Date('2026-03-01T10:00:00.999Z')
  Object.assign(desk.platform, { now: () => now })
  await desk.queue(mailTo('owner@acme.test', { text: 'First' }), mailTo('owner@acme.test', { text: 'Second' }))
  await desk.start()
  await desk.until((rows) => rows.every(({ sent }) => sent))
  const { dataDir } = desk.platform.config
  expect((await readdir(join(dataDir, 'outbox'))).toSorted()).toEqual([
    '2026-03-01T10:00:00.999Z-email-owner@acme.test.json',
    '2026-03-01T10:00:01.000Z-email-owner@acme.test.json',
  ])
  const texts = (await newestOfOutbox(dataDir, 5)).map(({ text }) => text)
  expect(texts.toSorted()).toEqual(['First', 'Second'])
})

test('a message whose server crashed while sending it is sent by the next one, once', async () => {
  const desk = await openMessageDesk()
  const { config, database } = desk.platform
  await desk.queue(mailTo('owner@acme.test'))
  // The crash came before the provider answered; the job of the first try counts as lost after 15 minutes.
  await database.write('system', async (tx) => {
    await sql`update messages set attempts = 1`.execute(tx.db)
    await sql`update jobs.job set state = 'active', started_on = now() - interval '16 minutes'
      where name = ${deliveryQueue}`.execute(tx.db)
  })
  await desk.start()
  await desk.platform.jobs.maintain()
  await desk.hurry()
  await desk.until(([first]) => first?.sent === true)
  expect(await readdir(join(config.dataDir, 'outbox'))).toHaveLength(1)
})

test('two servers that are given the same message send it once', async () => {
  const desk = await openMessageDesk()
  const { config, database } = desk.platform
  const second = deskOn({ database }, { PORTICO_DATA_DIR: config.dataDir })
  onTestFinished(() => second.platform.jobs.stop())
  await desk.queue(mailTo('owner@acme.test'))
  const [row] = await desk.rows()
  await database.write('system', async (tx) => {
    for (let copy = 0; copy < 5; copy += 1) await desk.platform.jobs.enqueue(tx, deliveryQueue, { id: row!.id })
  })
  await Promise.all([desk.start(), second.start()])
  const isDone = async () => {
    const { rows } = await database.execute(`select state::text from jobs.job where name = '${deliveryQueue}'`)
    return rows.length === 6 && rows.every((job) => (job as { state: string }).state === 'completed')
  }
  await vi.waitUntil(isDone, { timeout: 30_000 })
  const logged = [...desk.log, ...second.log].filter((line) => line.includes('a message was put in the outbox'))
  expect(logged).toHaveLength(1)
  const [file] = await readdir(join(config.dataDir, 'outbox'))
  expect(JSON.parse(await readFile(join(config.dataDir, 'outbox', file!), 'utf8'))).toMatchObject({
    to: 'owner@acme.test',
  })
})
