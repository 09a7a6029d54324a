import { placeOf } from '../structure/place.ts'
import { edgesOf, type SourceTree } from '../structure/source-tree.ts'
import { tablesRead } from '../structure/tables-read.ts'

export interface Use {
  readonly layer: string
  readonly from: string
  readonly to: string
  /** Statements with the other area's tables, instead of imports of its public API. */
  readonly isJoin: boolean
}

/** What the map shows: which areas each layer has, and their dependencies there. */
export interface MapFacts {
  readonly areas: readonly string[]
  readonly groups: ReadonlyMap<string, readonly string[]>
  stands(area: string, layer: string): boolean
  readonly uses: readonly Use[]
}

export function mapFacts(tree: SourceTree): MapFacts {
  const standing = new Set<string>()
  for (const path of tree.files.keys()) {
    const { layer, area, isTest } = placeOf(path)
    if (area !== undefined && !isTest) standing.add(`${layer}/${area}`)
  }
  const uses = new Map([...imports(tree), ...joins(tree)].map((use) => [Object.values(use).join(' '), use]))
  return {
    areas: tree.areas,
    groups: tree.groups,
    stands: (area, layer) => standing.has(`${layer}/${area}`),
    uses: [...uses.entries()].toSorted(([a], [b]) => (a < b ? -1 : 1)).map(([, use]) => use),
  }
}

/** Imports between areas of one layer. */
function* imports(tree: SourceTree): Iterable<Use> {
  for (const { from: source, to: target } of edgesOf(tree)) {
    const from = placeOf(source.path)
    const to = placeOf(target ?? '')
    if (from.isTest || from.layer !== to.layer || !from.area || !to.area || from.area === to.area) continue
    yield { layer: from.layer, from: from.area, to: to.area, isJoin: false }
  }
}

/** Tables of other areas that an area reads. */
function* joins(tree: SourceTree): Iterable<Use> {
  for (const { from: source, owner } of tablesRead(tree)) {
    const { layer, area, isTest } = placeOf(source.path)
    if (isTest || area === undefined || owner === area || owner === 'platform') continue
    yield { layer, from: area, to: owner, isJoin: true }
  }
}
