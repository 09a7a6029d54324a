import type { VendorLine } from '../../vendors/vendor-lines.ts'

/** How contracts name the lines of coverage; the longer names first. */
const names: readonly (readonly [line: VendorLine, pattern: string])[] = [
  [
    'UMBRELLA',
    String.raw`(?:umbrella(?:\s*(?:\/|and\/or|or|and)\s*(?:follow(?:ing)?[-\s]form\s+)?excess)?|excess\s*(?:\/|or|and)\s*umbrella|(?:follow(?:ing)?[-\s]form\s+)?excess\s+liability)`,
  ],
  [
    'WORKERS_COMP',
    String.raw`(?:work(?:ers|er|men|man)?['’]?s?['’]?\s+comp(?:ensation)?|employers?['’]?s?\s+liability)`,
  ],
  [
    'AUTO',
    String.raw`(?:(?:business|commercial|comprehensive)\s+auto(?:mobile)?s?|auto(?:mobile)?s?\s+(?:liability|insurance|coverage|policy|policies)|automobiles?(?=\s*(?:[:,–—-]|and\b|\()))`,
  ],
  [
    'PROFESSIONAL',
    String.raw`(?:professional\s+(?:liability|indemnity)|malpractice\s+(?:liability|insurance|coverage)|errors\s+(?:and|&)\s+omissions|\bE\s?&\s?O\b)`,
  ],
  [
    'POLLUTION',
    String.raw`(?:(?:contractors?['’]?s?\s+)?(?:pollution|environmental)(?:\s+legal)?\s+(?:liability|insurance|coverage)|pollution\s+liability)`,
  ],
  [
    'CYBER',
    String.raw`(?:cyber(?:[-\s]*(?:security|risk|liability|and\s+privacy))?|network\s+security(?:\s+(?:and|&)\s+privacy)?|privacy\s+liability)`,
  ],
  [
    'GENERAL_LIABILITY',
    String.raw`(?:(?:commercial|comprehensive)\s+general\s+liability|general\s+liability|public\s+liability|\bCGL\b)`,
  ],
]

const mention = new RegExp(names.map(([line, pattern]) => `(?<${line}>${pattern})`).join('|'), 'giu')

interface Mention {
  readonly line: VendorLine
  readonly from: number
  readonly to: number
}

/** The lines of coverage that a text names, in order. */
export const mentionsIn = (text: string): Mention[] =>
  [...text.matchAll(mention)].flatMap(({ 0: found, index, groups = {} }) => {
    const line = names.find(([each]) => groups[each] !== undefined)?.[0]
    return line === undefined ? [] : [{ line, from: index, to: index + found.length }]
  })

/** The lines that a sentence about an endorsement names, each once. */
export const linesNamed = (text: string): VendorLine[] => [...new Set(mentionsIn(text).map(({ line }) => line))]
