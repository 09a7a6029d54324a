import { placeOf } from './place.ts'
import { edgesOf, type SourceTree } from './source-tree.ts'

/** Of the imports from one file of an area to another file of an area, the percentage that leaves the area, by layer. */
export function leavingImports(tree: SourceTree): ReadonlyMap<string, number> {
  const counts = new Map<string, { all: number; leaving: number }>()
  for (const { from: source, to: target } of edgesOf(tree)) {
    const from = placeOf(source.path)
    const to = placeOf(target ?? '')
    if (from.isTest || from.layer !== to.layer || from.area === undefined || to.area === undefined) continue
    const { all, leaving } = counts.get(from.layer) ?? { all: 0, leaving: 0 }
    counts.set(from.layer, { all: all + 1, leaving: leaving + (from.area === to.area ? 0 : 1) })
  }
  return new Map([...counts].map(([layer, { all, leaving }]) => [layer, (100 * leaving) / all]))
}
