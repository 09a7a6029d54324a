import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { RuleTester } from 'oxlint/plugins-dev'
import { afterAll, describe, it } from 'vitest'
import { tenantFilter } from './tenant-filter.js'
import { writeVerb } from './write-verb.js'
import { writesInStore } from './writes-in-store.js'

RuleTester.describe = describe
RuleTester.it = it
const tester = new RuleTester({ languageOptions: { parserOptions: { lang: 'ts' } } })

const root = mkdtempSync(join(tmpdir(), 'portico-lint-'))
afterAll(() => rmSync(root, { recursive: true }))
const given = (path, text) => {
  mkdirSync(dirname(join(root, path)), { recursive: true })
  writeFileSync(join(root, path), text)
}
const inTasks = (name) => join(root, 'server/areas/tasks', name)

given(
  'contract/areas/tasks/tasks.calls.ts',
  `export const tasksCalls = calls({
  'POST /tasks': { access: 'account' },
  'POST /auth/login': {
    access: 'open',
  },
})`,
)
given(
  'server/areas/tasks/tasks.table.ts',
  `export type TaskTables = {
  tasks: TasksTable
  task_notes: {
    account_code: string
    id: string
  }
  holidays: {
    day: Date
  }
}

interface TasksTable {
  account_code: string
  id: string
}
`,
)

const verb = (work, call = 'POST /tasks') =>
  `export const createTask: Verb<'${call}'> = async (context, { body }) => { ${work} }`
const verbCase = (work, call) => ({ code: verb(work, call), filename: inTasks('create-task.ts') })
const record = `await tx.record({ action: 'task.create' })`
const whole = `return context.write(async (tx) => { demand(mayAdd(context)); ${record}; return { status: 200 } })`

tester.run('write-verb', writeVerb, {
  valid: [
    verbCase(whole),
    { code: verb('return 1', 'GET /tasks'), filename: inTasks('list-tasks.ts') },
    // Someone who logs in has no right yet that could be asked for.
    verbCase(`return context.write(async (tx) => { ${record} })`, 'POST /auth/login'),
    // Work that is spread over functions of the file.
    {
      code: `${verb('return context.write((tx) => save(tx))')}
async function save(tx) { demand(true); return finish(tx) }
const finish = async (tx) => { ${record} }`,
      filename: inTasks('create-task.ts'),
    },
    {
      code: `export async function createTask(context: AccountContext, input: Input<Api['POST /tasks']>) { ${whole} }`,
      filename: inTasks('create-task.ts'),
    },
  ],
  invalid: [
    { ...verbCase('await insertTask(context.tx, body)'), errors: [{ messageId: 'outside' }] },
    {
      ...verbCase(`return context.write(async (tx) => { ${record} })`),
      errors: [{ messageId: 'unasked' }],
    },
    {
      ...verbCase(`demand(true); return context.write(async (tx) => { ${record} })`),
      errors: [{ messageId: 'unasked' }],
    },
    {
      ...verbCase('return context.write(async (tx) => { demand(true); await insertTask(tx, body) })'),
      errors: [{ messageId: 'unrecorded' }],
    },
    {
      code: `export const createTask = (hub: Hub): Verb<'POST /tasks'> => async () => ({ status: 200 })`,
      filename: inTasks('create-task.ts'),
      errors: [{ messageId: 'outside' }],
    },
    // Each transaction leaves its own record.
    {
      ...verbCase(`await context.write(async (tx) => { demand(true); await insertTask(tx) }); ${whole}`),
      errors: [{ messageId: 'unrecorded' }],
    },
    {
      code: `export async function createTask(context: AccountContext, input: Input<Api['POST /tasks']>) { return 1 }`,
      filename: inTasks('create-task.ts'),
      errors: [{ messageId: 'outside' }],
    },
  ],
})

const store = (code) => ({ code, filename: inTasks('task.store.ts') })

tester.run('tenant-filter', tenantFilter, {
  valid: [
    store(`tables(tx).updateTable('tasks').set({ a: 1 }).where('account_code', '=', a).where('id', '=', id).execute()`),
    store(`tables(tx).deleteFrom('task_notes as n').where('n.account_code', '=', a).execute()`),
    store(`tables(tx).insertInto('tasks').values(task).execute()`),
    store(`tables(tx).deleteFrom('holidays').where('day', '<', day).execute()`),
    { code: `tables(tx).deleteFrom('tasks')`, filename: inTasks('test/task.builders.ts') },
  ],
  invalid: [
    {
      ...store(`tables(tx).updateTable('tasks').set({ account_code: a }).where('id', '=', id).execute()`),
      errors: [{ messageId: 'unfiltered' }],
    },
    { ...store(`tables(tx).deleteFrom('task_notes').execute()`), errors: [{ messageId: 'unfiltered' }] },
    { ...store(`tables(tx).insertInto('users').values(user).execute()`), errors: [{ messageId: 'foreign' }] },
  ],
})

tester.run('writes-in-store', writesInStore, {
  valid: [
    store(`tables(tx).insertInto('tasks').values(task)`),
    { code: `tables(tx).selectFrom('tasks')`, filename: inTasks('task-lists.view.ts') },
    { code: 'const later = sql`updated_at > now()`', filename: inTasks('task-lists.view.ts') },
    { code: 'sql`delete from tasks`', filename: inTasks('test/task.builders.ts') },
  ],
  invalid: [
    {
      code: `tables(tx).insertInto('tasks').values(task)`,
      filename: inTasks('create-task.ts'),
      errors: [{ messageId: 'elsewhere' }],
    },
    { code: 'sql`delete from tasks`', filename: inTasks('create-task.ts'), errors: [{ messageId: 'elsewhere' }] },
    { ...store('sql`update tasks set id = 1`'), errors: [{ messageId: 'elsewhere' }] },
  ],
})
