import type { Violation } from '../violation.ts'
import { placeOf, type Place } from '../place.ts'
import { edgesOf, type Edge, type SourceTree } from '../source-tree.ts'

type Broken = Pick<Violation, 'what' | 'fix'>

/** Areas know only areas before them, through their public APIs; what is shared knows no area; nothing knows the app. */
export function* areas(tree: SourceTree): Iterable<Violation> {
  for (const file of tree.files.keys()) yield* unknownArea(tree, file)
  for (const edge of edgesOf(tree)) {
    if (edge.to === undefined) continue
    const from = placeOf(edge.from.path)
    const to = placeOf(edge.to)
    if (from.layer !== to.layer) continue
    const broken = brokenByPart(edge, from, to) ?? brokenByArea(tree, edge, from, to)
    if (broken) yield { file: edge.from.path, line: edge.line, ...broken }
  }
}

function* unknownArea(tree: SourceTree, file: string): Iterable<Violation> {
  const { part, area } = placeOf(file)
  if (part !== 'areas' || (area !== undefined && tree.areas.includes(area))) return
  yield area === undefined
    ? { file, line: 1, what: 'a file stands in areas/ but in no area', fix: 'move it into the area it is about' }
    : {
        file,
        line: 1,
        what: `${area} is no area`,
        fix: 'add it to contract/areas.ts, in its place from low to high, or rename the folder',
      }
}

const shared = new Set(['kit', 'platform'])
/** Parts that compose the areas, and so may import all of them. */
const composing = new Set(['', 'app', 'demo'])

function brokenByPart({ to: target, isType }: Edge, from: Place, to: Place): Broken | undefined {
  if (shared.has(from.part) && to.part === 'areas' && !from.isTest && !(from.layer === 'contract' && isType)) {
    return {
      what: `${from.part} imports ${target}`,
      fix: `${from.part} knows no area: pass what it needs in, or move this into the area`,
    }
  }
  if (to.part === 'app' && !composing.has(from.part) && !from.isTest) {
    return {
      what: `${from.part} imports ${target}`,
      fix: 'the app composes areas and nothing imports it: pass what is needed in from the app',
    }
  }
  return undefined
}

function brokenByArea(tree: SourceTree, { to: target = '' }: Edge, from: Place, to: Place): Broken | undefined {
  if (from.area === undefined || to.area === undefined || from.area === to.area) return undefined
  if (tree.areas.indexOf(to.area) > tree.areas.indexOf(from.area)) {
    return {
      what: `${from.area} imports ${target}, but ${to.area} stands above it`,
      fix:
        'an area knows only areas before it in contract/areas.ts: compose in app/, act on its event in ' +
        `${to.area}, or read its tables in a *.read-model.ts`,
    }
  }
  if (isOpenTo(from, to)) return undefined
  return {
    what: `${from.area} imports ${target} past the public API of ${to.area}`,
    fix: `export it from ${to.area}.public.ts, or join its tables in a *.view.ts`,
  }
}

/** The contract has no public APIs, and tests may build on the builders of other areas. */
const isOpenTo = (from: Place, to: Place) => from.layer === 'contract' || isPublicApi(to) || (from.isTest && to.isTest)

const isPublicApi = ({ area, file }: Place) => file === `${area}.public.ts` || file === `${area}.public.tsx`
