import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { RuleTester } from 'oxlint/plugins-dev'
import { afterAll, describe, it } from 'vitest'
import { tenantFilter } from './tenant-filter.js'
import { writeHandler } from './write-handler.js'
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
  `const access = 'brokerage-admin'
export const tasksCalls = calls({
  'POST /tasks': { access: 'account' },
  'POST /auth/login': {
    access: 'open',
  },
  'PUT /rules': { access: 'brokerage-admin' },
  'PUT /notes': { ...noted },
  'PUT /reminders': {
    access,
  },
})`,
)
given('server/tables/owners.json', JSON.stringify({ tasks: ['tasks', 'task_notes', 'holidays'], users: ['users'] }))
given(
  'server/tables/tables.generated.ts',
  `export interface Tables {
  holidays: {
    day: Date
  }
  task_notes: {
    account_code: string
    id: string
  }
  tasks: {
    account_code: string
    id: string
  }
  users: {
    id: string
  }
}
`,
)

const verb = (work, call = 'POST /tasks') =>
  `export const createTask: Handler<'${call}'> = async (context, { body }) => { ${work} }`
const verbCase = (work, call) => ({ code: verb(work, call), filename: inTasks('create-task.ts') })
const record = `await tx.record({ action: 'task.create' })`
const whole = `return context.write(async (tx) => { demand(mayAdd(context)); ${record}; return { status: 200 } })`

tester.run('write-handler', writeHandler, {
  valid: [
    verbCase(whole),
    { code: verb('return 1', 'GET /tasks'), filename: inTasks('list-tasks.ts') },
    // Someone who logs in has no right yet that could be asked for.
    verbCase(`return context.write(async (tx) => { ${record} })`, 'POST /auth/login'),
    // An access that names the role leaves nothing to ask, written in the entry or as a constant of its file.
    verbCase(`return context.write(async (tx) => { ${record} })`, 'PUT /rules'),
    verbCase(`return context.write(async (tx) => { ${record} })`, 'PUT /reminders'),
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
    // The access of the next entry is not its own.
    {
      ...verbCase(`return context.write(async (tx) => { ${record} })`, 'PUT /notes'),
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
      code: `export const createTask = (hub: Hub): Handler<'POST /tasks'> => async () => ({ status: 200 })`,
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

const rows = `import { insertRow, moveRows, updateRow } from '../../platform/database/rows.ts'\n`
const store = (code) => ({ code, filename: inTasks('task.store.ts') })

tester.run('tenant-filter', tenantFilter, {
  valid: [
    store(`tx.db.updateTable('tasks').set({ a: 1 }).where('account_code', '=', a).where('id', '=', id).execute()`),
    store(`tx.db.deleteFrom('task_notes as n').where('n.account_code', '=', a).execute()`),
    store(`tx.db.insertInto('tasks').values(task).execute()`),
    store(`tx.db.deleteFrom('holidays').where('day', '<', day).execute()`),
    { code: `tx.db.deleteFrom('tasks')`, filename: inTasks('test/task.builders.ts') },
    { code: `${rows}updateRow(tx, 'tasks', { account_code: a, id }, change)`, filename: inTasks('update-task.ts') },
  ],
  invalid: [
    {
      ...store(`tx.db.updateTable('tasks').set({ account_code: a }).where('id', '=', id).execute()`),
      errors: [{ messageId: 'unfiltered' }],
    },
    { ...store(`tx.db.deleteFrom('task_notes').execute()`), errors: [{ messageId: 'unfiltered' }] },
    { ...store(`tx.db.insertInto('users').values(user).execute()`), errors: [{ messageId: 'foreign' }] },
    {
      code: `${rows}insertRow(tx, 'users', user)`,
      filename: inTasks('create-task.ts'),
      errors: [{ messageId: 'foreign', data: { table: 'users' } }],
    },
    {
      code: `${rows}moveRows(tx, table, from, into)`,
      filename: inTasks('move-tasks.ts'),
      errors: [{ messageId: 'foreign', data: { table: 'this' } }],
    },
  ],
})

tester.run('writes-in-store', writesInStore, {
  valid: [
    store(`tx.db.insertInto('tasks').values(task)`),
    { code: `tx.db.selectFrom('tasks')`, filename: inTasks('task-lists.view.ts') },
    { code: 'const later = sql`updated_at > now()`', filename: inTasks('task-lists.view.ts') },
    { code: 'sql`delete from tasks`', filename: inTasks('test/task.builders.ts') },
  ],
  invalid: [
    {
      code: `tx.db.insertInto('tasks').values(task)`,
      filename: inTasks('create-task.ts'),
      errors: [{ messageId: 'elsewhere' }],
    },
    { code: 'sql`delete from tasks`', filename: inTasks('create-task.ts'), errors: [{ messageId: 'elsewhere' }] },
    { ...store('sql`update tasks set id = 1`'), errors: [{ messageId: 'elsewhere' }] },
  ],
})
