import { cp, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import type { Database } from '../database.ts'
import { openDatabase, ownMigrations } from '../open-database.ts'
import { keptLog } from '../test/quiet-log.ts'
import { createEmptyDatabase } from '../test/test-database.ts'

const history = (database: Database) =>
  database.read('system', async (tx) => {
    const { rows } = await sql<{ value: unknown; isSealed: boolean }>`
      select value, value::text like '%sealed(%' as "isSealed" from answer_history order by seq`.execute(tx.db)
    return rows
  })

test('numbers from before are sealed at the next start, once, also where the application may not change them', async () => {
  const empty = await createEmptyDatabase()
  const migrations = await mkdtemp(join(tmpdir(), 'portico-migrations-'))
  await cp(ownMigrations, migrations, { recursive: true })
  const before = await openDatabase({ ...empty.options, migrations })
  await before.write('system', async (tx) => {
    await sql`insert into brokerages (code, name) values ('OLD', 'Old & Co.')`.execute(tx.db)
    await sql`insert into accounts (code, company_name, brokerage_code) values ('OLDCO', 'Oldco', 'OLD')`.execute(tx.db)
    // Put together by the database, as they were stored before.
    await sql`insert into answer_history (account_code, place, value, version, source, detail, changed_at)
      select 'OLDCO', 'fein', to_jsonb('74-' || number), 1, 'TYPED', '', now()
      from generate_series(5550001, 5550600) number
      union all select 'OLDCO', 'website', '"www.old.example"', 1, 'TYPED', '', now()`.execute(tx.db)
  })
  expect((await history(before)).filter(({ isSealed }) => isSealed)).toEqual([])
  await before.close()

  const log = keptLog()
  const after = await openDatabase({ ...empty.options, log })
  expect(log.lines).toContain('Tax numbers sealed in 600 stored values')
  const rows = await history(after)
  expect(rows.filter(({ isSealed }) => isSealed)).toHaveLength(600)
  expect(rows[0]).toEqual({ value: '74-5550001', isSealed: true })
  expect(rows.at(-1)).toEqual({ value: 'www.old.example', isSealed: false })
  await after.close()

  const second = keptLog()
  await (await openDatabase({ ...empty.options, log: second })).close()
  expect(second.lines.join()).not.toContain('sealed')
  await empty.remove()
  await rm(migrations, { recursive: true })
})
