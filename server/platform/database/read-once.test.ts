import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Tx } from './database.ts'
import { readOnce } from './read-once.ts'
import { createTestDatabase, type TestDatabase } from './test/test-database.ts'

let made: TestDatabase
beforeAll(async () => {
  made = await createTestDatabase()
})
afterAll(() => made.remove())

/** How often a view that is asked one question twice and another once reads the database. */
const timesRead = async (how: 'read' | 'write'): Promise<number> => {
  let times = 0
  const view = (tx: Tx, question: string) =>
    readOnce(tx, ['view', question], async () => {
      times += 1
      return (await sql`select ${question}::text as asked`.execute(tx.db)).rows
    })
  await made.database[how]('system', async (tx) => {
    const asked = ['one', 'one', 'other'].map((question) => ({ asked: question }))
    const answers = await Promise.all(asked.map((each) => view(tx, each.asked)))
    expect(answers).toEqual(asked.map((each) => [each]))
  })
  return times
}

test('a read asks each question once', async () => {
  expect(await timesRead('read')).toBe(2)
})

test('a write asks again, since it may have changed the answer', async () => {
  expect(await timesRead('write')).toBe(3)
})
