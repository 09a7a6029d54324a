import { expect, test } from 'vitest'
import { readSource } from '../structure/source-file.ts'
import { drawMap } from './draw-map.ts'
import { mapFacts } from './map-facts.ts'

const treeOf = (files: Readonly<Record<string, string>>) => ({
  root: '',
  areas: ['session', 'accounts', 'tasks'],
  owners: new Map([['sessions', 'session']]),
  openAreas: new Set<string>(),
  groups: new Map([
    ['way-in', ['session']],
    ['account', ['accounts', 'tasks']],
  ]),
  files: new Map(Object.entries(files).map(([path, text]) => [path, readSource(path, text)])),
})

const tree = treeOf({
  'server/areas/accounts/accounts.public.ts': '',
  'server/areas/session/session.public.ts': '',
  'server/areas/tasks/create-task.ts': `import '../accounts/accounts.public.ts'`,
  'server/areas/tasks/task.store.ts': `import '../accounts/accounts.public.ts'`,
  'server/areas/tasks/task-list.view.ts': 'sql`select 1 from sessions`',
  'server/areas/tasks/tasks.api.test.ts': `import '../session/session.public.ts'`,
})

test('each use of one area by another is one arrow', () => {
  expect(mapFacts(tree).uses).toEqual([
    { layer: 'server', from: 'tasks', to: 'accounts', isJoin: false },
    { layer: 'server', from: 'tasks', to: 'session', isJoin: true },
  ])
})

test('the drawing shows every area that stands, and every arrow', () => {
  const drawn = drawMap(mapFacts(tree))
  expect(drawn.match(/class="area"/g)).toHaveLength(3)
  expect(drawn.match(/class="absent"/g)).toHaveLength(6)
  expect(drawn.match(/class="group"/g)).toHaveLength(2)
  expect(drawn.match(/class="use join"/g)).toHaveLength(1)
})

test('the drawing is the same however the files are read', () => {
  const turned = { ...tree, files: new Map([...tree.files].toReversed()) }
  expect(drawMap(mapFacts(turned))).toBe(drawMap(mapFacts(tree)))
})
