import { expect, it } from 'vitest'
import { violationsOf } from './test/tree-of.ts'

const migration = `create table tasks (\n  account_code text not null,\n  id uuid\n);\ncreate table texts (\n  id uuid\n);\n`
const violations = (view: string, more: Readonly<Record<string, string>> = {}) =>
  violationsOf({ 'server/migrations/001-tasks.sql': migration, 'server/areas/tasks/tasks.view.ts': view, ...more })
const broken = (line: number, start: string) => [
  `server/areas/tasks/tasks.view.ts:${line} a statement reads rows of accounts without an account: ${start}`,
]

it('accepts a read of one account, and of a table without accounts', () => {
  expect(violations('export const a = sql`select id from tasks where account_code = ${account}`')).toEqual([])
  expect(violations('export const a = sql`select id from texts`')).toEqual([])
})

it('finds a read without an account, and one that compares it with another table only', () => {
  expect(violations('\nexport const a = sql<Row>`select id from tasks`')).toEqual(broken(2, 'select id from tasks'))
  const joined = 'select 1 from texts join tasks on texts.account_code = tasks.account_code'
  expect(violations(`export const a = sql\`${joined}\``)).toEqual(broken(1, joined.slice(0, 40)))
})

it('knows a filter that the file or its area writes once', () => {
  const view = 'export const a = sql`select id from tasks where ${ofOne(account)}`'
  const filter = 'export const ofOne = (account: string) => sql`account_code = ${account}`'
  expect(violations(`${filter}\n${view}`)).toEqual([])
  expect(violations(view, { 'server/areas/tasks/of-one.ts': filter })).toEqual([])
  expect(violations(view)).toHaveLength(1)
})
