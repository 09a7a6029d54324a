import type { SourceFile } from './source-file.ts'

/** This many consecutive lines of equal shape are a duplicate. */
const shortestRun = 6
/** Runs of fewer different lines are lists: rows of data, fields, imports. */
const fewestShapes = 4
const parts = /'(?:[^'\\]|\\.)*'|`[^`]*`|\b\d[\d_.]*|[A-Za-z_$][\w$]*/g
const keywords = new Set(
  'async await class const else export extends for function if in interface let new of return throw type while'.split(
    ' ',
  ),
)
const leftOut = /^(?:import\b|export .* from|\} from|\/\/|\/?\*|[\])};,]*$)/

interface Place {
  readonly shapes: readonly string[]
  readonly at: number
}

/**
 * Pairs of places with six or more lines of equal shape in a row: equal but for names, texts and numbers. Of several
 * equal places each makes a pair with the one before.
 */
export function duplicatePairs(files: Iterable<Pick<SourceFile, 'text'>>): number {
  const seen = new Map<string, Place>()
  let pairs = 0
  for (const { text } of files) {
    const shapes = shapesOf(text)
    for (let at = 0; at + shortestRun <= shapes.length; at += 1) {
      const lines = shapes.slice(at, at + shortestRun)
      if (new Set(lines).size < fewestShapes) continue
      const run = lines.join('\n')
      const before = seen.get(run)
      seen.set(run, { shapes, at })
      // A longer run counts once, at its start.
      if (before !== undefined && (at === 0 || before.shapes[before.at - 1] !== shapes[at - 1])) pairs += 1
    }
  }
  return pairs
}

const shapesOf = (text: string): string[] =>
  text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '' && !leftOut.test(line))
    .map((line) => line.replaceAll(parts, (part) => (keywords.has(part) ? part : 'x')))
