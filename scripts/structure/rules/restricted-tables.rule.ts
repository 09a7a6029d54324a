import type { Violation } from '../violation.ts'
import { placeOf } from '../place.ts'
import type { SourceTree } from '../source-tree.ts'
import { tablesRead } from '../tables-read.ts'

interface Restricted {
  /** Areas that ask each reader for the right themselves. */
  readonly areas: readonly string[]
  /** What every other area reads in its place. */
  readonly view: string
}

/** Tables with rows that some people on an account may not see. */
const restricted: ReadonlyMap<string, Restricted> = new Map([
  ['documents', { areas: ['documents', 'claims'], view: 'unrestricted_documents' }],
])

/** Files that tell nothing of a row, or hide it by themselves, and why. */
const excepted: ReadonlyMap<string, string> = new Map([
  ['server/areas/account-transfers/proposing/preview.view.ts', 'counts all that moves'],
])

/** Rows that not everyone may see are read only where the right is checked; all other code reads their open view. */
export function* restrictedTables(tree: SourceTree): Iterable<Violation> {
  for (const { from, line, table } of tablesRead(tree)) {
    const { area, isTest } = placeOf(from.path)
    const rule = restricted.get(table)
    if (rule === undefined || area === undefined || isTest) continue
    if (rule.areas.includes(area) || excepted.has(from.path)) continue
    yield {
      file: from.path,
      line,
      what: `${area} reads ${table}, some of which is not for everyone`,
      fix: `read ${rule.view}`,
    }
  }
}
