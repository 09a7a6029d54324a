import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { expect, test } from '@playwright/test'
import { api } from '@portico/contract/api.ts'

const dist = join(import.meta.dirname, '../../web/dist')
const assets = join(dist, 'assets')

test('no script of the browser holds the contract itself: types alone reach it', () => {
  const scripts = readdirSync(assets).filter((name) => name.endsWith('.js'))
  const code = scripts.map((name) => readFileSync(join(assets, name), 'utf8')).join('\n')
  const held = Object.values<{ readonly summary: string }>(api)
    .map(({ summary }) => summary)
    .filter((summary) => code.includes(summary))
  expect(scripts.length).toBeGreaterThan(5)
  expect(held).toEqual([])
})

test('the sign-in page carries nothing of the portal, and both are as light as they are meant to be', () => {
  const page = readFileSync(join(dist, 'index.html'), 'utf8')
  const signIn = withImports(
    [...page.matchAll(/(?:src|href)="\/assets\/([^"]+\.(?:js|css))"/g)].map(([, name]) => name!),
  )
  const portal = withImports(readdirSync(assets).filter((name) => /^portal-[^.]+\.(?:js|css)$/.test(name)))
  expect([...signIn].filter((name) => name.startsWith('portal-'))).toEqual([])
  expect(kilobytes(signIn)).toBeGreaterThan(50)
  expect(kilobytes(signIn)).toBeLessThanOrEqual(115)
  expect(kilobytes(new Set([...signIn, ...portal]))).toBeLessThanOrEqual(200)
})

/** Files with the scripts that they import at once; what is fetched later stands in calls, not in statements. */
function withImports(files: readonly string[]): Set<string> {
  const all = new Set(files)
  // A set goes on to what is added while it is walked.
  for (const name of all) {
    if (!name.endsWith('.js')) continue
    const code = readFileSync(join(assets, name), 'utf8')
    for (const [, imported] of code.matchAll(/(?:import|from)\s*["`']\.\/([^"`']+\.js)["`']/g)) all.add(imported!)
  }
  return all
}

const kilobytes = (names: ReadonlySet<string>): number =>
  [...names].reduce((sum, name) => sum + gzipSync(readFileSync(join(assets, name)), { level: 9 }).length, 0) / 1000
