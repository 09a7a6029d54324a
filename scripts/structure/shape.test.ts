import { describe, expect, it } from 'vitest'
import { violationsOf } from './test/tree-of.ts'

const value = 'export const value = 1'
const lines = (count: number, line = value) => `${line}\n`.repeat(count)

describe('public APIs', () => {
  const names = (count: number) => Array.from({ length: count }, (_, at) => `export const name${at} = 1`).join('\n')

  it('have at most ten names', () => {
    expect(
      violationsOf({
        'server/areas/tasks/tasks.public.ts': names(11),
        'server/areas/accounts/accounts.public.ts': names(10),
      }),
    ).toEqual(['server/areas/tasks/tasks.public.ts:1 the public API exports 11 names'])
  })

  it('name what they export', () => {
    expect(
      violationsOf({
        'server/areas/tasks/tasks.public.ts': `export * from './one.ts'`,
        'server/areas/tasks/one.ts': value,
      }),
    ).toEqual(['server/areas/tasks/tasks.public.ts:1 the public API exports everything of a file'])
  })
})

describe('routes', () => {
  const routesOf = (verb: string) =>
    `import { createTask } from './create-task.ts'\nexport const tasksRoutes = bind(calls, {\n  'POST /tasks': ${verb},\n})`
  const create = `export const createTask: Handler<'POST /tasks'> = async () => 1`

  it('bind a call to a handler in a file of its own that declares the call', () => {
    expect(
      violationsOf({
        'server/areas/tasks/tasks.routes.ts': routesOf('createTask'),
        'server/areas/tasks/create-task.ts': create,
      }),
    ).toEqual([])
  })

  it('find a verb whose call stands on a line of its own', () => {
    expect(
      violationsOf({
        'server/areas/tasks/tasks.routes.ts': routesOf('createTask'),
        'server/areas/tasks/create-task.ts': create.replace(`<'POST /tasks'>`, `<\n  'POST /tasks'\n>`),
      }),
    ).toEqual([])
  })

  it('find a verb that is for several calls', () => {
    const files = {
      'server/areas/tasks/tasks.routes.ts': routesOf('createTask'),
      'server/areas/tasks/create-task.ts': create.replace(`<'POST`, `<\n  | 'POST /own-tasks'\n  | 'POST`),
    }
    expect(violationsOf(files)).toEqual([])
    const another = { ...files, 'server/areas/tasks/create-task.ts': create.replace('POST /tasks', 'POST /own-tasks') }
    expect(violationsOf(another)).toEqual([
      'server/areas/tasks/tasks.routes.ts:3 POST /tasks is not bound to a handler in a file of its own',
    ])
  })

  it('find the verb in a folder of its area too, and nowhere else', () => {
    const routesIn = (folder: string) => routesOf('createTask').replace('./', folder)
    expect(
      violationsOf({
        'server/areas/tasks/tasks.routes.ts': routesIn('./own/'),
        'server/areas/tasks/own/create-task.ts': create,
        'server/areas/notes/notes.routes.ts': routesIn('../../platform/'),
        'server/platform/create-task.ts': create,
      }),
    ).toContain('server/areas/notes/notes.routes.ts:3 POST /tasks is not bound to a handler in a file of its own')
    expect(
      violationsOf({
        'server/areas/tasks/tasks.routes.ts': routesIn('./own/'),
        'server/areas/tasks/own/create-task.ts': create,
      }),
    ).toEqual([])
  })

  it('bind one call on one line too', () => {
    expect(
      violationsOf({ 'server/areas/tasks/tasks.routes.ts': `export const r = bind(c, { 'GET /tasks': list })` }),
    ).toEqual(['server/areas/tasks/tasks.routes.ts:1 GET /tasks is not bound to a handler in a file of its own'])
  })

  it.each([
    ['written in place', 'async () => 1', create],
    ['that declares another call', 'createTask', create.replace('POST', 'PUT')],
    ['that declares none', 'createTask', 'export const createTask = async () => 1'],
  ])('refuse a verb %s', (_, verb, file) => {
    expect(
      violationsOf({ 'server/areas/tasks/tasks.routes.ts': routesOf(verb), 'server/areas/tasks/create-task.ts': file }),
    ).toEqual(['server/areas/tasks/tasks.routes.ts:3 POST /tasks is not bound to a handler in a file of its own'])
  })
})

describe('names', () => {
  it('are in kebab-case', () => {
    expect(
      violationsOf({
        'web/kit/dataTable.tsx': value,
        'web/kit/Charts/bar.tsx': value,
        'web/kit/data-table.tsx': value,
      }),
    ).toEqual([
      'web/kit/Charts:1 the name is not in kebab-case',
      'web/kit/dataTable.tsx:1 the name is not in kebab-case',
    ])
  })

  it('say what a file holds', () => {
    expect(
      violationsOf({ 'web/kit/index.ts': value, 'server/utils/dates.ts': value, 'web/platform/util.ts': value }),
    ).toEqual([
      'server/utils:1 the name "utils" says nothing',
      'web/kit/index.ts:1 the name "index" says nothing',
      'web/platform/util.ts:1 the name "util" says nothing',
    ])
  })
})

describe('sizes', () => {
  it('hold sources to 300 lines of code and tests to 500', () => {
    expect(
      violationsOf({
        'server/platform/long.ts': lines(301),
        'server/platform/told.ts': lines(300) + lines(50, '// why') + lines(50, ''),
        'server/platform/long.test.ts': lines(501),
        'server/platform/told.test.ts': lines(500),
        'contract/kit/codes.generated.ts': lines(900),
      }),
    ).toEqual(['server/platform/long.test.ts:500 501 lines of code', 'server/platform/long.ts:300 301 lines of code'])
  })

  it('hold a folder to 25 files, but let migrations grow', () => {
    const files = (folder: string, count: number) =>
      Object.fromEntries(Array.from({ length: count }, (_, at) => [`${folder}/file-${at}.ts`, value]))
    expect(
      violationsOf({ ...files('web/kit', 26), ...files('web/app', 25), ...files('server/migrations', 30) }),
    ).toEqual(['web/kit:1 26 files in one folder'])
  })
})

describe('suppressions', () => {
  it.each(['oxlint-disable-next-line no-console', '@ts-expect-error', '@ts-ignore', 'eslint-disable'])(
    'refuse %s without a reason',
    (comment) => {
      expect(
        violationsOf({
          'server/platform/one.ts': `${value}\n// ${comment}\n${value}2\n/* ${comment} -- the library's type is wrong */`,
          'server/platform/two.ts': `export const text = '// ${comment}'`,
        }),
      ).toEqual([expect.stringMatching(/^server\/platform\/one\.ts:2 \S+ without a reason$/)])
    },
  )
})

describe('constraints', () => {
  it('keep zod types out of generic helpers', () => {
    expect(
      violationsOf({
        'contract/kit/one.ts': `import type { z } from 'zod'\nexport const parse = <S extends z.ZodType>(s: S) => s`,
        'contract/kit/two.ts': `// S extends z.ZodType\nexport type Two<S extends Schema> = S extends z.ZodType ? 1 : 2`,
      }),
    ).toEqual(['contract/kit/one.ts:2 a type parameter extends z.ZodType'])
  })
})

describe('style classes', () => {
  it('exist in the module that code reads them from', () => {
    const screen = `import classes from './task.module.css'
export const a = <p className={classes.there}>{task.classes.gone}</p>
export const b = <p className={classes.gone} />`
    expect(
      violationsOf({
        'web/areas/tasks/task.module.css': '.there { color: red }',
        'web/areas/tasks/task-screen.tsx': screen,
      }),
    ).toContain('web/areas/tasks/task-screen.tsx:3 web/areas/tasks/task.module.css has no class "gone"')
  })
})
