import { expect, it } from 'vitest'
import { violationsOf } from './test/tree-of.ts'

const owners = { 'server/tables/owners.json': '{ "tasks": ["tasks", "task_notes"] }' }
const area = "import { add } from './add-task.ts'\nexport const tasks = { routes: [add] }"
const handler = (insert: string) => `export const add = (tx: Tx) => ${insert}`
const violations = (files: Readonly<Record<string, string>>) =>
  violationsOf({ ...owners, ...files }).filter((violation) => violation.includes('adds rows'))

const demo = {
  'server/demo/make-tasks.ts': "export const make = (tx: Tx) => tx.db.insertInto('task_notes').values([]).execute()",
}
const broken = ['server/demo/make-tasks.ts:1 only the demonstration adds rows to task_notes']

it('finds a table that only the demonstration adds rows to', () => {
  expect(violations(demo)).toEqual(broken)
  const other = handler("insertRow(tx, 'tasks', row)")
  expect(
    violations({ ...demo, 'server/areas/tasks/tasks.area.ts': area, 'server/areas/tasks/add-task.ts': other }),
  ).toEqual(broken)
})

it.each([
  "insertRow(tx, 'task_notes', row)",
  "saveRow(tx, 'task_notes', ['id'], row)",
  "tx.db.insertInto('task_notes').values(rows)",
  'sql`with made as (select 1) insert into task_notes (id) select 1 from made`',
])('accepts a table that a handler adds rows to: %s', (insert) => {
  const files = { 'server/areas/tasks/tasks.area.ts': area, 'server/areas/tasks/add-task.ts': handler(insert) }
  expect(violations({ ...demo, ...files })).toEqual([])
})

it('accepts the table of a record', () => {
  const record = "export const tasks = serveRecord({ table: 'task_notes' })"
  const files = {
    'server/areas/tasks/tasks.area.ts': "import { tasks } from './tasks.record.ts'\nexport const area = { tasks }",
    'server/areas/tasks/tasks.record.ts': record,
  }
  expect(violations({ ...demo, ...files })).toEqual([])
})

it('does not count code of an area that only the demonstration or a test imports', () => {
  const writer = handler("insertRow(tx, 'task_notes', row)")
  const files = {
    'server/demo/make-tasks.ts': "import { add } from '../areas/tasks/add-note.ts'\nexport const make = () => add",
    'server/areas/tasks/add-note.ts': writer,
    'server/areas/tasks/tasks.area.ts': 'export const area = {}',
  }
  expect(violations(files)).toEqual(['server/areas/tasks/add-note.ts:1 only the demonstration adds rows to task_notes'])
})

const tables = `export interface Tables {
  task_notes: {
    id: string
    closed_on: Generated<string>
  }
}
`
const closing = {
  'server/tables/tables.generated.ts': tables,
  'server/demo/make-tasks.ts':
    "export const make = (tx: Tx) => insertRow(tx, 'task_notes', { id: '1', closed_on: day })",
  'server/areas/tasks/tasks.area.ts': area,
}
const columns = (files: Readonly<Record<string, string>>) =>
  violationsOf({ ...owners, ...closing, ...files }).filter((violation) => violation.includes('writes'))

it('finds a value that only the demonstration writes', () => {
  const reads =
    "export const add = (tx: Tx) => [insertRow(tx, 'task_notes', { id }), sql`select closed_on from task_notes`]"
  expect(columns({ 'server/areas/tasks/add-task.ts': reads })).toEqual([
    'server/demo/make-tasks.ts:1 only the demonstration writes task_notes.closed_on',
  ])
})

it('accepts the field of a record', () => {
  const record = "export const tasks = serveRecord(taskNote, { table: 'task_notes', columns: () => ({ id }) })"
  const files = {
    'contract/areas/tasks/task.shapes.ts': 'export const taskNote = record({ fields: { closedOn: day } })',
    'server/areas/tasks/add-task.ts': `import { taskNote } from '@portico/contract/areas/tasks/task.shapes.ts'\n${record}`,
  }
  expect(columns(files)).toEqual([])
})

it.each(["updateRow(tx, 'task_notes', { id }, { closed_on })", 'sql`update task_notes set closed_on = ${day}`'])(
  'accepts a value that a handler writes: %s',
  (close) => {
    const add = `export const add = (tx: Tx) => [insertRow(tx, 'task_notes', { id }), ${close}]`
    expect(columns({ 'server/areas/tasks/add-task.ts': add })).toEqual([])
  },
)
