import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createTestDatabase, type TestDatabase } from './test/test-database.ts'

let made: TestDatabase
beforeAll(async () => {
  made = await createTestDatabase()
})
afterAll(() => made.remove())

test('a read answers rows', async () => {
  const { rows } = await made.database.read('system', (tx) => sql`select 1::int8 as n`.execute(tx.db))
  expect(rows).toEqual([{ n: 1 }])
})
