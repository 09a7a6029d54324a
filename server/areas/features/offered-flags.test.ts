import { featureDefaults } from '@portico/contract/areas/features/feature-defaults.ts'
import { isOffered } from '@portico/contract/areas/features/feature.rules.ts'
import { globSync, readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { expect, test } from 'vitest'

const root = resolve(import.meta.dirname, '../../..')
const notRead = ['**/node_modules/**', '**/*.test.*', '**/test/**', '**/areas/features/**', 'server/demo/**']
/** Menus of a page that does not exist yet leave their item out by themselves. */
const menus = ['web/app/shell/menus/*-menu*.ts']

test('a flag is offered as soon as a page or a call reads it, and not before', () => {
  const files = globSync(['web/**/*.{ts,tsx}', 'server/**/*.ts'], { cwd: root, exclude: [...notRead, ...menus] })
  const text = files.map((file) => readFileSync(resolve(root, file), 'utf8')).join('\n')
  const inMenus = new Set(['LOSS_RUNS', 'MENU_NAMES', 'APP_LIBRARY'])
  const isRead = (name: string) => inMenus.has(name) || new RegExp(`\\b${name}\\b`).test(text)
  const names = Object.keys(featureDefaults)
  expect(names.filter(isOffered)).toEqual(names.filter(isRead))
})
