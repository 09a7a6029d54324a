import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { docViolations, doubledRows, unnamedDependencies } from './doc-violations.ts'

let root: string
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'portico-docs-'))
  mkdirSync(join(root, 'docs'))
  mkdirSync(join(root, 'server/areas/tasks'), { recursive: true })
  writeFileSync(join(root, 'package.json'), '{"scripts":{"verify":"…"}}')
  writeFileSync(join(root, 'server/areas/tasks/create-task.ts'), '')
})
afterEach(() => rmSync(root, { recursive: true }))

const violations = () => docViolations(root).map(({ file, line, what }) => `${file}:${line} ${what}`)

test('what exists may be cited, by link, by path, by pattern and by command', () => {
  writeFileSync(join(root, 'docs/style.md'), '[home](../README.md#top) [out](https://portal.example) [here](#here)')
  writeFileSync(
    join(root, 'README.md'),
    'See [style](docs/style.md), `server/areas/<area>/*.ts`, `server/areas/tasks/create-task.ts`, `npm run verify`.',
  )
  expect(violations()).toEqual([])
})

test('what does not exist is found', () => {
  writeFileSync(
    join(root, 'README.md'),
    '[gone](docs/gone.md)\n`web/areas/<area>/*.tsx`\n`npm run fly`\n![map](map.svg)',
  )
  writeFileSync(join(root, 'docs/style.md'), '`server/areas/tasks/undo-task.ts`')
  expect(violations()).toEqual([
    'README.md:1 links to docs/gone.md, which does not exist',
    'README.md:2 names web/areas/<area>/*.tsx, which does not exist',
    'README.md:3 says `npm run fly`, which package.json does not have',
    'README.md:4 links to map.svg, which does not exist',
    'docs/style.md:1 names server/areas/tasks/undo-task.ts, which does not exist',
  ])
})

test('no table holds a row twice', () => {
  const table = ['| word | means |', '| --- | --- |', '| mod | a factor |', '| plan | one |', '| plan | another |']
  writeFileSync(join(root, 'docs/glossary.md'), table.join('\n'))
  expect(doubledRows(root)).toEqual([])
  writeFileSync(join(root, 'docs/glossary.md'), [...table, '', '| --- | --- |', '| mod | a factor |'].join('\n'))
  expect(doubledRows(root)).toEqual([{ file: 'docs/glossary.md', line: 8, what: 'holds this row already' }])
})

test('every package is explained on the page of dependencies', () => {
  mkdirSync(join(root, 'server'), { recursive: true })
  writeFileSync(
    join(root, 'server/package.json'),
    '{"dependencies":{"pg":"8","@types/pg":"8","pg-boss":"12","zod":"4"}}',
  )
  expect(unnamedDependencies(root)).toEqual([])
  writeFileSync(join(root, 'docs/dependencies.md'), '| pg-boss, zod | MIT |')
  expect(unnamedDependencies(root)).toEqual([
    { file: 'server/package.json', line: 1, what: 'has pg, which docs/dependencies.md does not explain' },
  ])
})
