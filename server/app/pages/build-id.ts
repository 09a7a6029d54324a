import { createHash } from 'node:crypto'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/** Where the built pages are. */
export const builtPages = join(import.meta.dirname, '../../../web/dist')

/**
 * The server's page build: its given name, else a hash of the page. Its script's name changes with any part, so the
 * page's hash identifies the build. Undefined if there is neither.
 */
export function buildIdOf(page: string | undefined, named: string | undefined): string | undefined {
  if (named !== undefined || page === undefined) return named
  return createHash('sha256').update(page).digest('hex').slice(0, 16)
}

/** The built page, undefined before the first build, and its build id. */
export interface Built {
  readonly page: string | undefined
  readonly id: string | undefined
}

/** Reads the latest built page. `named` is the build's name, if set. */
export function readBuilt(named: string | undefined): Built {
  const file = join(builtPages, 'index.html')
  const page = existsSync(file) ? readFileSync(file, 'utf8') : undefined
  return { page, id: buildIdOf(page, named) }
}
