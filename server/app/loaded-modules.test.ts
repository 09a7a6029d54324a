import { execFileSync } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'

/** A server that is started again has loaded 2,363; each costs time and memory at every start. */
const most = 2450

const program = `
  import { registerHooks } from 'node:module'
  const loaded = []
  registerHooks({ load: (url, context, next) => (loaded.push(url), next(url, context)) })
  await import('./app/start-server.ts')
  process.stdout.write(JSON.stringify(loaded.filter((url) => url.startsWith('file:'))), () => process.exit())`

test('a server starts without the modules that most of its runs never need', () => {
  const cwd = fileURLToPath(new URL('..', import.meta.url))
  const output = execFileSync(process.execPath, ['--input-type=module', '--eval', program], { cwd, encoding: 'utf8' })
  const loaded = JSON.parse(output) as string[]
  const needless =
    /\/node_modules\/(@cantoo\/pdf-lib|@fastify\/swagger|yaml|twilio|nodemailer|@aws-sdk)\/|\/server\/demo\/make-/
  expect(loaded.filter((url) => needless.test(url))).toEqual([])
  expect(loaded.length).toBeGreaterThan(1000)
  expect(loaded.length).toBeLessThanOrEqual(most)
})
