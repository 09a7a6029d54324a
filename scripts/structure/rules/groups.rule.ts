import type { Violation } from '../violation.ts'
import { placeOf, type Place } from '../place.ts'
import { edgesOf, type SourceTree } from '../source-tree.ts'

const mostOpen = 7

/** Between groups only open areas are imported, and a group has few of them. */
export function* groups(tree: SourceTree): Iterable<Violation> {
  const used = new Set<string>()
  for (const edge of edgesOf(tree)) {
    const from = placeOf(edge.from.path)
    const to = placeOf(edge.to ?? '')
    if (to.area === undefined || !crossesGroups(tree, from, to)) continue
    used.add(to.area)
    if (tree.openAreas.has(to.area)) continue
    const what = `${from.area} imports ${to.area}, which is internal to another group`
    const fix = `go through an open area of that group, or make ${to.area} open in contract/areas.ts`
    yield { file: edge.from.path, line: edge.line, what, fix }
  }
  const [file, line] = ['contract/areas.ts', 1]
  for (const area of tree.openAreas) {
    if (!used.has(area)) yield { file, line, what: `no other group imports ${area}`, fix: 'remove its isOpen' }
  }
  for (const [group, areas] of tree.groups) {
    const open = areas.filter((area) => tree.openAreas.has(area)).length
    if (open <= mostOpen) continue
    const fix = `a group has at most ${mostOpen}: what do later groups need together?`
    yield { file, line, what: `${group} has ${open} open areas`, fix }
  }
}

function crossesGroups({ groups: listed }: SourceTree, from: Place, to: Place): boolean {
  if (from.isTest || from.layer !== to.layer || from.area === undefined || to.area === undefined) return false
  const own = [...listed.values()].find((areas) => areas.includes(from.area ?? ''))
  return own !== undefined && !own.includes(to.area)
}
