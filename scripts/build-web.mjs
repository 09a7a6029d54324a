import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { UserFacingError, main, projectNode, root, run } from './pinned-node.mjs'

const sources = ['web', 'contract', 'package-lock.json', 'tsconfig.base.json']
const stamp = join(root, '.cache', 'web-build')
const notSources = new Set(['node_modules', 'dist', 'test-results'])
const isSource = (name) => !notSources.has(name) && !name.includes('.test.')

/** Builds the browser's files unless they were built from exactly these sources. */
export async function buildWebIfStale({ force = false } = {}) {
  const now = fingerprint()
  if (!force && existsSync(join(root, 'web/dist/index.html')) && stampedWith(now)) return
  console.log('Building the web portal …')
  rmSync(stamp, { force: true })
  const vite = join(root, 'node_modules/vite/bin/vite.js')
  const code = await run(projectNode(), [vite, 'build', '--logLevel', 'warn'], { cwd: join(root, 'web') })
  if (code > 128) process.exit(code)
  if (code !== 0) throw new UserFacingError(`The web portal could not be built: vite ended with code ${code}.`)
  mkdirSync(dirname(stamp), { recursive: true })
  writeFileSync(stamp, now)
}

/** Names, sizes and times of all sources: a few milliseconds, and it sees what was deleted or set back too. */
function fingerprint() {
  const hash = createHash('sha256')
  const visit = (path) => {
    const stats = statSync(path)
    if (stats.isDirectory()) {
      // Node returns names in the same order on every system.
      for (const name of readdirSync(path)) if (isSource(name)) visit(join(path, name))
    } else hash.update(`${path}\n${stats.size} ${stats.mtimeMs}\n`)
  }
  for (const source of sources) visit(join(root, source))
  return hash.digest('hex')
}

function stampedWith(value) {
  return existsSync(stamp) && readFileSync(stamp, 'utf8') === value
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  await main(() => buildWebIfStale({ force: process.argv.includes('--force') }))
}
