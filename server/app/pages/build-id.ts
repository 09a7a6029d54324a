import { createHash } from 'node:crypto'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/** Where the built pages are. */
export const builtPages = join(import.meta.dirname, '../../../web/dist')

/**
 * Which build of the pages a server has: the name given to it, else a digest of the page. Its script's name changes with
 * the content of every part, so the page stands for them all. Undefined where there are neither.
 */
export function buildIdOf(page: string | undefined, named: string | undefined): string | undefined {
  if (named !== undefined || page === undefined) return named
  return createHash('sha256').update(page).digest('hex').slice(0, 16)
}

/** The page as it was built, undefined before the first build, and which build it is. */
export interface Built {
  readonly page: string | undefined
  readonly id: string | undefined
}

/** Reads the page that was built last. `named` is the name of its build where it was given one. */
export function readBuilt(named: string | undefined): Built {
  const file = join(builtPages, 'index.html')
  const page = existsSync(file) ? readFileSync(file, 'utf8') : undefined
  return { page, id: buildIdOf(page, named) }
}
