import { posix } from 'node:path'
import type { Violation } from '../violation.ts'
import { edgesOf, type SourceTree } from '../source-tree.ts'

/** A class that code reads from a style module exists in it: no compiler knows the classes of a style sheet. */
export function* styleClasses(tree: SourceTree): Iterable<Violation> {
  for (const { from, to } of edgesOf(tree)) {
    const sheet = to?.endsWith('.module.css') ? tree.files.get(to) : undefined
    if (sheet === undefined) continue
    const file = posix.basename(sheet.path)
    const [, name] = new RegExp(`import (\\w+) from '[^']*/${file}'`).exec(from.text) ?? []
    if (name === undefined) continue
    const defined = new Set([...sheet.text.matchAll(/\.([A-Za-z_][\w-]*)/g)].map(([, each]) => each))
    for (const { index, 1: used = '' } of from.text.matchAll(new RegExp(`(?<![/.\\w-])${name}\\.(\\w+)`, 'g'))) {
      if (defined.has(used)) continue
      const what = `${sheet.path} has no class "${used}"`
      yield { file: from.path, line: from.lineOf(index), what, fix: 'add the class, or leave it out' }
    }
  }
}
