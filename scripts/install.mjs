import { readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { UserFacingError, root, run } from './pinned-node.mjs'

/** Installs what the lockfile names, unless exactly that is installed. */
export async function installIfNeeded() {
  if (isInstalled()) return
  console.log('Installing packages (npm ci) …')
  const code = await npm(['ci', '--include=dev', '--include=optional', '--no-audit', '--no-fund', '--loglevel=error'])
  if (code > 128) process.exit(code)
  if (code !== 0) {
    throw new UserFacingError(
      `The packages could not be installed: npm ci ended with code ${code} (its words stand above).\n` +
        'Check that the npm registry can be reached and that the disk has room, then try again.',
    )
  }
}

/**
 * npm stores a copy of the lockfile with the installed packages, written last: if equal, everything is installed,
 * whoever ran npm.
 */
function isInstalled() {
  const wanted = lockedPackages('package-lock.json')
  const found = lockedPackages('node_modules/.package-lock.json')
  return Object.entries(wanted).every(([path, { version, integrity, optional }]) => {
    if (path === '') return true
    const there = found[path]
    // Optional packages that do not suit the machine are skipped.
    return there ? there.version === version && there.integrity === integrity : optional === true
  })
}

function lockedPackages(file) {
  try {
    return JSON.parse(readFileSync(join(root, file), 'utf8')).packages
  } catch {
    return {}
  }
}

function npm(args) {
  const { npm_execpath: script, npm_node_execpath: node = process.execPath } = process.env
  if (script && basename(script) === 'npm-cli.js') return run(node, [script, ...args])
  return run('npm', args, { shell: process.platform === 'win32' })
}
