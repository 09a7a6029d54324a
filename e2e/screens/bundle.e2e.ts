import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from '@playwright/test'
import { api } from '@portico/contract/api.ts'

const assets = join(import.meta.dirname, '../../web/dist/assets')

test('no script of the browser holds the contract itself: types alone reach it', () => {
  const scripts = readdirSync(assets).filter((name) => name.endsWith('.js'))
  const code = scripts.map((name) => readFileSync(join(assets, name), 'utf8')).join('\n')
  const held = Object.values(api)
    .map(({ summary }) => summary)
    .filter((summary) => code.includes(summary))
  expect(scripts.length).toBeGreaterThan(5)
  expect(held).toEqual([])
})
