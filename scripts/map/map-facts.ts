import { placeOf } from '../structure/place.ts'
import { edgesOf, type SourceTree } from '../structure/source-tree.ts'

export interface Use {
  readonly floor: string
  readonly from: string
  readonly to: string
  /** A view that reads the other area's tables, instead of going through its door. */
  readonly isJoin: boolean
}

/** What the map shows: which area stands on which floor, and which areas use one another there. */
export interface MapFacts {
  readonly areas: readonly string[]
  stands(area: string, floor: string): boolean
  readonly uses: readonly Use[]
}

export function mapFacts(tree: SourceTree): MapFacts {
  const standing = new Set<string>()
  for (const path of tree.files.keys()) {
    const { floor, area, isTest } = placeOf(path)
    if (area !== undefined && !isTest) standing.add(`${floor}/${area}`)
  }
  const uses = new Map<string, Use>()
  for (const { from: source, to: target } of edgesOf(tree)) {
    const from = placeOf(source.path)
    const to = placeOf(target ?? '')
    if (from.isTest || from.floor !== to.floor || !from.area || !to.area || from.area === to.area) continue
    const use = { floor: from.floor, from: from.area, to: to.area, isJoin: to.file.endsWith('.table.ts') }
    uses.set(Object.values(use).join(' '), use)
  }
  return {
    areas: tree.areas,
    stands: (area, floor) => standing.has(`${floor}/${area}`),
    uses: [...uses.entries()].toSorted(([a], [b]) => (a < b ? -1 : 1)).map(([, use]) => use),
  }
}
