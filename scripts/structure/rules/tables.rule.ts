import type { Violation } from '../violation.ts'
import { placeOf } from '../place.ts'
import type { SourceTree } from '../source-tree.ts'
import { type TableRead, tablesRead } from '../tables-read.ts'

const mayJoin = /\.(?:view|read-model|store)\.ts$/

/**
 * Statements may use tables of their own and lower areas, in the files where they are expected: views, and stores that
 * lock. Reads of higher areas are in a `*.read-model.ts`, the only kind of file that may use all tables.
 */
export function* tables(tree: SourceTree): Iterable<Violation> {
  const readsUpward = new Set<string>()
  for (const read of tablesRead(tree)) {
    const { area, isTest } = placeOf(read.from.path)
    if (area === undefined || isTest || read.owner === area || read.owner === 'platform') continue
    const isAbove = tree.areas.indexOf(read.owner) > tree.areas.indexOf(area)
    if (isAbove) readsUpward.add(read.from.path)
    yield* brokenBy(read, area, isAbove)
  }
  for (const { path: file } of tree.files.values()) {
    if (!file.endsWith('.read-model.ts') || readsUpward.has(file)) continue
    yield { file, line: 1, what: 'a read model reads no area above', fix: 'name it *.view.ts' }
  }
}

function* brokenBy({ from, line, table, owner }: TableRead, area: string, isAbove: boolean): Iterable<Violation> {
  const file = from.path
  if (!mayJoin.test(file)) {
    yield {
      file,
      line,
      what: `${area} reads ${table} of ${owner} outside a view`,
      fix: 'move the statement to a *.view.ts',
    }
  } else if (isAbove && !file.endsWith('.read-model.ts')) {
    const fix = `ask in ${owner}, or move the statement to a *.read-model.ts, which may read every area`
    yield { file, line, what: `${area} reads ${table}, but ${owner} stands above it`, fix }
  }
}
