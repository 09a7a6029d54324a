import { describe, expect, it } from 'vitest'
import { violationsOf } from './test/tree-of.ts'

const value = 'export const value = 1'
const calls = { 'contract/areas/tasks/tasks.calls.ts': value, 'contract/api.ts': value }

describe('layers', () => {
  it('keeps server and web apart', () => {
    expect(
      violationsOf({
        'server/app/one.ts': value,
        'web/app/two.ts': `import { value } from '../../server/app/one.ts'`,
        'server/platform/three.ts': `// why\nimport type { value } from '@portico/web/app/two.ts'`,
      }),
    ).toEqual([
      'server/platform/three.ts:2 server imports web/app/two.ts',
      'web/app/two.ts:1 web imports server/app/one.ts',
    ])
  })

  it('lets the contract import zod alone, and its tests their tools', () => {
    expect(
      violationsOf({
        'contract/kit/one.ts': `import { z } from 'zod'\nimport { readFileSync } from 'node:fs'`,
        'contract/kit/two.ts': `import { value } from '@portico/server/app/three.ts'`,
        'contract/kit/one.test.ts': `import { it } from 'vitest'\nimport fc from 'fast-check'`,
        'server/app/three.ts': value,
      }),
    ).toEqual([
      'contract/kit/one.ts:2 contract imports node:fs',
      'contract/kit/two.ts:1 contract imports server/app/three.ts',
    ])
  })

  it('keeps whole calls out of the browser, but not their types', () => {
    expect(
      violationsOf({
        ...calls,
        'contract/areas/tasks/task.rules.ts': value,
        'web/platform/client.ts': [
          `import type { Api } from '@portico/contract/api.ts'`,
          `import { value } from '@portico/contract/areas/tasks/task.rules.ts'`,
          `import { type Api } from '@portico/contract/api.ts'`,
          `export { value } from '@portico/contract/areas/tasks/tasks.calls.ts'`,
          `const lazy = () => import('@portico/contract/api.ts')`,
        ].join('\n'),
        'web/platform/client.test.ts': `import { value } from '@portico/contract/api.ts'`,
      }),
    ).toEqual([3, 4, 5].map((line) => expect.stringContaining(`web/platform/client.ts:${line} web imports contract/`)))
  })

  it('keeps Node out of the browser', () => {
    expect(violationsOf({ 'web/kit/card.tsx': `import { join } from 'node:path'` })).toEqual([
      'web/kit/card.tsx:1 web imports node:path',
    ])
  })

  it('shows journeys and benchmarks only what is public', () => {
    expect(
      violationsOf({
        ...calls,
        'server/app/one.ts': value,
        'e2e/tasks.e2e.ts': `import { value } from '../server/app/one.ts'`,
        'e2e/start.e2e.ts': `import { value } from '../scripts/program.ts'`,
        'scripts/program.ts': value,
        'bench/list.ts': `import { value } from '@portico/server/app/one.ts'\nimport '@portico/contract/api.ts'`,
        'bench/bare.ts': `import { value } from '../server/app/start-server.ts'`,
        'server/app/start-server.ts': value,
      }),
    ).toEqual(['bench/list.ts:1 bench imports server/app/one.ts', 'e2e/tasks.e2e.ts:1 e2e imports server/app/one.ts'])
  })
})

describe('areas', () => {
  it('lets an area import areas before it through their public APIs', () => {
    expect(
      violationsOf({
        'server/areas/accounts/accounts.public.ts': value,
        'server/areas/accounts/account-person.ts': value,
        'server/areas/tasks/create-task.ts': [
          `import { value } from '../accounts/accounts.public.ts'`,
          `import { value as past } from '../accounts/account-person.ts'`,
        ].join('\n'),
      }),
    ).toEqual([
      'server/areas/tasks/create-task.ts:2 tasks imports server/areas/accounts/account-person.ts past the public API of accounts',
    ])
  })

  it('refuses an import of an area above, in every layer and of types too', () => {
    expect(
      violationsOf({
        'contract/areas/tasks/task.shapes.ts': value,
        'contract/areas/accounts/account.shapes.ts': `import type { Task } from '../tasks/task.shapes.ts'`,
        'web/areas/tasks/tasks.public.tsx': value,
        'web/areas/accounts/account-screen.tsx': `import { value } from '../tasks/tasks.public.tsx'`,
      }),
    ).toEqual([
      'contract/areas/accounts/account.shapes.ts:1 accounts imports contract/areas/tasks/task.shapes.ts, but tasks stands above it',
      'web/areas/accounts/account-screen.tsx:1 accounts imports web/areas/tasks/tasks.public.tsx, but tasks stands above it',
    ])
  })

  it('lets the contract read any file of an area before', () => {
    expect(
      violationsOf({
        'contract/areas/accounts/account.shapes.ts': value,
        'contract/areas/tasks/task.shapes.ts': `import { value } from '../accounts/account.shapes.ts'`,
      }),
    ).toEqual([])
  })

  it('reads the tables that statements name', () => {
    const upward = 'sql<Row>`select (select 1 from tasks t, ${some}), policies from ${inner}\n join policies p on true`'
    expect(
      violationsOf({
        'server/tables/owners.json': JSON.stringify({
          accounts: ['accounts'],
          tasks: ['tasks'],
          policies: ['policies'],
        }),
        'server/areas/tasks/task-list.view.ts': `tx.db.selectFrom('tasks as t').innerJoin('accounts', 'code', 'account_code')`,
        'server/areas/tasks/list-tasks.ts': `tx.db.selectFrom(['tasks', 'accounts'])`,
        'server/areas/tasks/drop-task.ts': `await deleteRow(tx, 'tasks', of)\nawait deleteRow(tx, 'accounts', of)`,
        'server/areas/tasks/task-summary.view.ts': upward,
        'server/areas/tasks/task-board.read-model.ts': upward,
        'server/areas/tasks/task-card.read-model.ts': 'sql`select 1 from tasks`',
        'server/areas/tasks/test/task.builders.ts': upward,
        'server/demo/make-tasks.ts': upward,
      }),
    ).toEqual([
      'server/areas/tasks/drop-task.ts:2 tasks reads accounts of accounts outside a view',
      'server/areas/tasks/list-tasks.ts:1 tasks reads accounts of accounts outside a view',
      'server/areas/tasks/task-card.read-model.ts:1 a read model reads no area above',
      'server/areas/tasks/task-summary.view.ts:2 tasks reads policies, but policies stands above it',
    ])
  })

  it('lets tests use the builders of areas before', () => {
    expect(
      violationsOf({
        'server/areas/accounts/test/account.builders.ts': value,
        'server/areas/tasks/test/task.builders.ts': `import { value } from '../../accounts/test/account.builders.ts'`,
      }),
    ).toEqual([])
  })

  it('keeps what is shared from knowing areas, and everything from knowing the app', () => {
    expect(
      violationsOf({
        'web/areas/tasks/tasks.public.tsx': value,
        'web/app/routes.tsx': `import { value } from '../areas/tasks/tasks.public.tsx'`,
        'web/kit/card.tsx': `import { value } from '../areas/tasks/tasks.public.tsx'`,
        'web/platform/client.ts': `import { value } from '../app/routes.tsx'`,
        'web/areas/tasks/task-card.tsx': `import { value } from '../../app/routes.tsx'`,
        'web/main.tsx': `import { value } from './app/routes.tsx'`,
      }),
    ).toEqual([
      'web/areas/tasks/task-card.tsx:1 areas imports web/app/routes.tsx',
      'web/kit/card.tsx:1 kit imports web/areas/tasks/tasks.public.tsx',
      'web/platform/client.ts:1 platform imports web/app/routes.tsx',
    ])
  })

  it('knows the kit of the contract to name types of areas', () => {
    expect(
      violationsOf({
        'contract/areas/accounts/codes.ts': value,
        'contract/kit/access.ts': `import type { Code } from '../areas/accounts/codes.ts'`,
        'contract/kit/call.ts': `import { value } from '../areas/accounts/codes.ts'`,
      }),
    ).toEqual(['contract/kit/call.ts:1 kit imports contract/areas/accounts/codes.ts'])
  })

  it('refuses a folder that is no area, and a file in none', () => {
    expect(violationsOf({ 'server/areas/todos/list-todos.ts': value, 'web/areas/shared.ts': value })).toEqual([
      'server/areas/todos/list-todos.ts:1 todos is no area',
      'web/areas/shared.ts:1 a file stands in areas/ but in no area',
    ])
  })
})

describe('cycles', () => {
  it('finds a circle of imports, but lets types and lazy imports close one', () => {
    expect(
      violationsOf({
        'server/platform/one.ts': `import './two.ts'`,
        'server/platform/two.ts': `export * from './three.ts'`,
        'server/platform/three.ts': `import { one } from './one.ts'`,
        'server/platform/four.ts': `import './five.ts'`,
        'server/platform/five.ts': `import type { four } from './four.ts'`,
        'web/kit/dialog.tsx': `import './list.tsx'`,
        'web/kit/list.tsx': `const dialog = lazy(() => import('./dialog.tsx'))`,
      }),
    ).toEqual([expect.stringContaining('imports go in a circle: server/platform/')])
  })
})
