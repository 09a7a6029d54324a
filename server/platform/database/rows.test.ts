import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Database } from './database.ts'
import {
  deleteRow,
  insertIfAbsent,
  insertRow,
  insertRows,
  moveRows,
  saveRow,
  updateAtVersion,
  updateRow,
} from './rows.ts'
import { createTestDatabase, type TestDatabase } from './test/test-database.ts'

let made: TestDatabase
let database: Database
beforeAll(async () => {
  made = await createTestDatabase()
  database = made.database
  await database.write('system', async (tx) => {
    await insertRow(tx, 'brokerages', { code: 'BROKER', name: 'Broker' })
    await insertRows(
      tx,
      'accounts',
      ['ACME', 'OTHER'].map((code) => ({ code, company_name: code, brokerage_code: 'BROKER' })),
    )
  })
})
afterAll(() => made.remove())

const sheet = (state: string) => ({
  account_code: 'ACME',
  id: crypto.randomUUID(),
  state,
  rating_on: '2026-01-01',
  created_at: new Date('2026-01-01'),
})
const sheetsOf = (account: string) =>
  database.read('system', (tx) =>
    tx.db
      .selectFrom('mod_worksheets')
      .select(['state', 'version'])
      .where('account_code', '=', account)
      .orderBy('state')
      .execute(),
  )

test('rows are inserted, changed from a version, and deleted by their key', async () => {
  const [first, second] = [sheet('AL'), sheet('AK')]
  const of = ({ account_code, id }: typeof first) => ({ account_code, id })
  await database.write('system', async (tx) => {
    await insertRows(tx, 'mod_worksheets', [first, second])
    await insertRows(tx, 'mod_worksheets', [])
    const change = { state: 'CA' }
    expect(await updateAtVersion(tx, 'mod_worksheets', { ...of(first), version: 1 }, change)).toBe(true)
    expect(await updateAtVersion(tx, 'mod_worksheets', { ...of(first), version: 1 }, change)).toBe(false)
    expect(await updateRow(tx, 'mod_worksheets', of(second), { state: 'DE' })).toBe(true)
    expect(await updateRow(tx, 'mod_worksheets', { ...of(second), account_code: 'OTHER' }, change)).toBe(false)
  })
  expect(await sheetsOf('ACME')).toEqual([
    { state: 'CA', version: 2 },
    { state: 'DE', version: 1 },
  ])
  await database.write('system', async (tx) => {
    expect(await deleteRow(tx, 'mod_worksheets', { ...of(first), account_code: 'OTHER' })).toBe(false)
    expect(await deleteRow(tx, 'mod_worksheets', of(first))).toBe(true)
    await moveRows(tx, 'mod_worksheets', 'ACME', 'OTHER')
  })
  expect(await sheetsOf('ACME')).toEqual([])
  expect(await sheetsOf('OTHER')).toEqual([{ state: 'DE', version: 1 }])
})

test('a row that is there already is not inserted again', async () => {
  const feature = { account_code: 'ACME', name: 'SCHEDULES', value: 'true' }
  const insert = () => database.write('system', (tx) => insertIfAbsent(tx, 'account_features', feature))
  expect(await insert()).toBe(true)
  expect(await insert()).toBe(false)
})

test('a key without a value is refused', async () => {
  const missing = undefined as unknown as string
  const remove = (key: { id?: string }) => database.write('system', (tx) => deleteRow(tx, 'logos', key))
  await expect(remove({})).rejects.toThrow('lacks a value')
  await expect(remove({ id: missing })).rejects.toThrow('lacks a value')
})

test('rows of accounts have no key without their account', () => {
  const typed = () =>
    database.write('system', (tx) =>
      // @ts-expect-error -- the account is missing
      deleteRow(tx, 'tasks', { id: 'any' }),
    )
  expect(typed).toBeTypeOf('function')
})

test('a row that is saved is inserted, or takes the place of the one with its key', async () => {
  const feature = (account: string, value: boolean) => ({
    account_code: account,
    name: 'APPLICATIONS',
    value: JSON.stringify(value),
  })
  const rows = await database.write('system', async (tx) => {
    for (const row of [feature('ACME', false), feature('OTHER', false), feature('ACME', true)])
      await saveRow(tx, 'account_features', ['account_code', 'name'], row)
    return tx.db
      .selectFrom('account_features')
      .select(['account_code', 'value'])
      .where('name', '=', 'APPLICATIONS')
      .orderBy('account_code')
      .execute()
  })
  expect(rows).toEqual([
    { account_code: 'ACME', value: true },
    { account_code: 'OTHER', value: false },
  ])
})

test('a key with null finds the rows that hold none', async () => {
  const rows = await database.write('system', async (tx) => {
    await updateRow(tx, 'accounts', { code: 'ACME' }, { phase: 'Setup' })
    expect(await updateRow(tx, 'accounts', { code: 'ACME', phase: null }, { phase: 'Lost' })).toBe(false)
    expect(await updateRow(tx, 'accounts', { brokerage_code: 'BROKER', phase: null }, { phase: 'New' })).toBe(true)
    return tx.db.selectFrom('accounts').select(['code', 'phase']).orderBy('code').execute()
  })
  expect(rows).toEqual([
    { code: 'ACME', phase: 'Setup' },
    { code: 'OTHER', phase: 'New' },
  ])
})
