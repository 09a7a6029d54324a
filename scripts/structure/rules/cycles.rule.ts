import type { Violation } from '../violation.ts'
import { edgesOf, type SourceTree } from '../source-tree.ts'

/**
 * No file imports itself through others. Type-only imports are erased, and lazy ones run after everything has loaded:
 * they may, for example when dialogs open each other.
 */
export function* cycles(tree: SourceTree): Iterable<Violation> {
  const standing = edgesOf(tree).flatMap(({ from, to, line, isType, isLazy }) =>
    to === undefined || isType || isLazy || !tree.files.has(to) ? [] : [{ from: from.path, to, line }],
  )
  const imports = Map.groupBy(standing, ({ from }) => from)
  const finished = new Set<string>()
  const path: string[] = []
  function* visit(file: string): Iterable<Violation> {
    path.push(file)
    for (const { to, line } of imports.get(file) ?? []) {
      const start = path.indexOf(to)
      if (start >= 0) {
        const what = `imports go in a circle: ${[...path.slice(start), to].join(' → ')}`
        yield { file, line, what, fix: 'move what both need into a file of its own, or turn one import round' }
      } else if (!finished.has(to)) yield* visit(to)
    }
    path.pop()
    finished.add(file)
  }
  for (const file of imports.keys()) if (!finished.has(file)) yield* visit(file)
}
