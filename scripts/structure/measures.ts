import { coinedInComment } from './coined-words.ts'
import { duplicatePairs } from './duplicates.ts'
import { isToolSetting, placeOf } from './place.ts'
import type { SourceFile } from './source-file.ts'
import type { SourceTree } from './source-tree.ts'

const code = /\.tsx?$/
const layers = ['contract', 'server', 'web'] as const
const suppressedAwait = /(?:ox|es)lint-disable.*\bno-await-in-loop\b/

/** Production code: what runs for users, without tests, demonstration data and the settings of tools. */
const production = ({ files }: SourceTree): SourceFile[] =>
  [...files.values()].filter(({ path }) => {
    const { layer, part, isTest } = placeOf(path)
    return (
      layers.some((name) => name === layer) && code.test(path) && !isTest && part !== 'demo' && !isToolSetting(path)
    )
  })

/** What is bounded by the budgets, by name: sizes relative to what they serve, and habits that may only become rarer. */
export function measuresOf(tree: SourceTree): Map<string, number> {
  const files = production(tree)
  const measures = new Map<string, number>()
  const ratio = (name: string, of: number, per: number) => per > 0 && measures.set(name, of / per)
  for (const area of [undefined, ...tree.areas]) {
    const inArea = files.filter(({ path }) => area === undefined || placeOf(path).area === area)
    const ofLayer = (layer: string) => inArea.filter(({ path }) => path.startsWith(`${layer}/areas/`))
    const name = area === undefined ? '' : `: ${area}`
    ratio(`server lines per call${name}`, linesOf(ofLayer('server')), callsIn(ofLayer('contract')))
    ratio(`web lines per screen${name}`, linesOf(ofLayer('web')), screensIn(ofLayer('web')))
  }
  for (const layer of layers) {
    const ofLayer = files.filter(({ path }) => path.startsWith(`${layer}/`))
    ratio(`duplicate pairs per 1,000 lines: ${layer}`, duplicatePairs(ofLayer) * 1000, linesOf(ofLayer))
  }
  measures.set('awaits in loops', awaitsInLoops(tree))
  measures.set('comment lines with coined words', commentsWithCoinedWords(files))
  return measures
}

const sum = (numbers: readonly number[]): number => numbers.reduce((total, each) => total + each, 0)

const linesOf = (files: readonly SourceFile[]): number => sum(files.map(({ text }) => text.split('\n').length - 1))

const callsIn = (files: readonly SourceFile[]): number =>
  sum(
    files
      .filter(({ path }) => path.endsWith('.calls.ts'))
      .map(({ text }) => text.match(/^ {2}'[A-Z]+ \//gm)?.length ?? 0),
  )

const screensIn = (files: readonly SourceFile[]): number =>
  files.filter(({ path }) => path.endsWith('-screen.tsx')).length

const awaitsInLoops = ({ files }: SourceTree): number =>
  sum([...files.values()].map(({ comments }) => comments.filter(({ text }) => suppressedAwait.test(text)).length))

/** Comments of generated files repeat those of migrations, which never change. */
const commentsWithCoinedWords = (files: readonly SourceFile[]): number =>
  sum(
    files
      .filter(({ path }) => !path.includes('.generated.'))
      .map(({ comments }) => comments.filter(({ text }) => coinedInComment(text) !== undefined).length),
  )
