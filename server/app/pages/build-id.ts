import { createHash } from 'node:crypto'

/**
 * Which build of the pages a server has: the name given to it, else a digest of the page. Its script's name changes with
 * the content of every part, so the page stands for them all. Undefined where there are neither.
 */
export function buildIdOf(page: string | undefined, named: string | undefined): string | undefined {
  if (named !== undefined || page === undefined) return named
  return createHash('sha256').update(page).digest('hex').slice(0, 16)
}
