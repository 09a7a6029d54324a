import { execFileSync } from 'node:child_process'
import { cpSync, existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'

const copied = [
  'contract',
  'server',
  'web',
  'scripts',
  'package.json',
  'tsconfig.base.json',
  '.oxlintrc.json',
  '.oxfmtrc.json',
]
const modules = resolve('node_modules')
let root: string

/** A copy of this repository with the same packages, whose workspaces are its own. */
beforeAll(() => {
  root = mkdtempSync(join(tmpdir(), 'portico-generator-'))
  for (const name of copied) {
    cpSync(name, join(root, name), { recursive: true, filter: (path) => !/(?:^|\/)(?:node_modules|dist)$/.test(path) })
  }
  mkdirSync(join(root, 'node_modules/@portico'), { recursive: true })
  for (const name of readdirSync(modules)) {
    if (name !== '@portico') symlinkSync(join(modules, name), join(root, 'node_modules', name))
  }
  for (const name of ['contract', 'server', 'web'])
    symlinkSync(join(root, name), join(root, 'node_modules/@portico', name))
}, 60_000)
afterAll(() => rmSync(root, { recursive: true, force: true }))

const inCopy = (program: string, args: readonly string[], env: NodeJS.ProcessEnv = {}): string => {
  try {
    const options = {
      cwd: root,
      encoding: 'utf8',
      stdio: 'pipe',
      env: { ...process.env, ...env },
    } as const
    return execFileSync(program, args, options)
  } catch (error) {
    const { stdout, stderr } = error as { stdout: string; stderr: string }
    throw new Error(`${program} ${args.join(' ')}\n${stdout}${stderr}`, { cause: error })
  }
}
const make = (...args: string[]) => inCopy(process.execPath, ['scripts/new.ts', ...args])
const bin = (name: string) => join(modules, '.bin', name)
/** The commands of the documentation, with what is in brackets there. */
const documented = [...readFileSync('docs/contributing.md', 'utf8').matchAll(/^npm run new -- (.+)$/gm)].map(
  ([, args = '']) => [...args.replaceAll(/[[\]]/g, '').matchAll(/'([^']*)'|(\S+)/g)].map((at) => at[1] ?? at[2] ?? ''),
)
const made = (path: string) => readFileSync(join(root, path), 'utf8')

describe('an area with calls and a screen, made by the generator', { timeout: 180_000 }, () => {
  let printed: string
  beforeAll(() => {
    // Map and table of rights are drawn once, from all that is made.
    const makeUndrawn = (...args: string[]) => make(...args, '--no-draw')
    printed = makeUndrawn('area', 'samples', '--after', 'tasks')
    makeUndrawn('call', 'samples', 'GET /api/accounts/{accountCode}/samples')
    makeUndrawn('call', 'samples', 'POST /api/accounts/{accountCode}/samples')
    makeUndrawn('call', 'samples', 'PUT /api/accounts/{accountCode}/samples/order', '--as', 'order-samples')
    makeUndrawn('call', 'samples', 'DELETE /api/accounts/{accountCode}/samples/{sampleId}')
    makeUndrawn('call', 'samples', 'POST /api/sample-sets')
    makeUndrawn('call', 'samples', 'GET /open/samples', '--as', 'list-open-samples')
    makeUndrawn('screen', 'samples', 'sample-list')
    for (const args of documented.slice(0, -1)) makeUndrawn(...args)
    make(...documented.at(-1)!)
  }, 300_000)

  test('is documented by commands that work', () => {
    expect(new Set(documented.map(([kind]) => kind))).toEqual(new Set(['area', 'call', 'screen']))
    expect(made('server/areas/tasks/tasks.access.ts')).toContain('mayArchiveTasks')
  })

  test('stands in its place', () => {
    expect(made('contract/areas.ts')).toMatch(/ {4}tasks: .*\n {4}referrals: \{\},\n {4}samples: \{\},\n/)
    expect(made('server/areas/samples/samples.routes.ts')).toContain(
      `'DELETE /api/accounts/{accountCode}/samples/{sampleId}': deleteSample,`,
    )
  })

  test('changes two files outside its own folders', () => {
    const outside = printed.split('\n').filter((path) => path.endsWith('.ts') && !path.includes('/areas/samples/'))
    expect(outside).toEqual(['contract/areas.ts', 'contract/api.ts'])
    expect(made('web/areas/samples/samples.area.ts')).toContain(`load: () => import('./sample-list-screen.tsx')`)
  })

  test.each(['contract', 'server', 'web'])('type-checks: %s', (layer) => {
    // As the type check of everything does: several checkers would each infer the shared types again.
    expect(inCopy(bin('tsc'), ['-p', layer, '--singleThreaded'], { GOGC: '400' })).toBe('')
  })

  test('breaks no rule', () => {
    expect(inCopy(process.execPath, ['scripts/check-structure.ts'])).toContain('0 broken rules')
    const folders = ['samples', 'referrals', 'tasks', 'policies'].flatMap((area) =>
      ['contract', 'server', 'web']
        .map((layer) => `${layer}/areas/${area}`)
        .filter((path) => existsSync(join(root, path))),
    )
    inCopy(bin('oxlint'), folders)
    inCopy(bin('oxfmt'), ['--check', ...folders, 'contract/areas.ts', 'contract/api.ts', 'web/app'])
  })

  test('passes the tests that came with it', () => {
    const args = [
      'run',
      '--root',
      'server',
      '--project',
      'embedded',
      'areas/samples',
      'areas/tasks/tasks.api',
      '-t',
      'samples|sample-sets|tasks/archive',
    ]
    expect(inCopy(bin('vitest'), args, { DATABASE_URL: '' })).toContain('21 passed')
  })

  test.each([
    [['area', 'samples'], 'there is an area samples already'],
    [['area', 'oddities'], 'say which area oddities comes after'],
    [['call', 'nothing', 'GET /api/nothing'], 'there is no area nothing'],
    [['call', 'samples', 'GET /open/samples'], 'is in the contract already'],
    [['call', 'samples', 'FETCH /open/samples'], 'is no call'],
    [['screen', 'session', 'anything'], 'has nothing to read'],
    [[], 'npm run new -- area'],
  ])('%j is refused', (args, message) => {
    expect(() => make(...args)).toThrow(message)
  })
})
