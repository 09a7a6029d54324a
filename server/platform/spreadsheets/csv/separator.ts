const separators = [',', ';', '\t', '|'] as const

/** The character between the cells of a file. */
export type Separator = (typeof separators)[number]

/** As Excel writes and honours it in the first line: `sep=;`. */
const announced = /^sep=([,;\t|])\r?\n/i

/** Detects the separator from the start of a file, and how many characters there only declare it. */
export function separatorOf(beginning: string): { separator: Separator; announcement: number } {
  const [announcement = '', separator] = announced.exec(beginning) ?? []
  if (separator !== undefined) return { separator: separator as Separator, announcement: announcement.length }
  const lines = linesOf(beginning)
  const [best] = separators
    .map((candidate) => ({ candidate, weight: weightOf(candidate, lines) }))
    .toSorted((one, other) => other.weight - one.weight)
  return { separator: best === undefined || best.weight === 0 ? ',' : best.candidate, announcement: 0 }
}

/** The lines of a text without quoted parts. */
const linesOf = (text: string) => text.replaceAll(/"[^"]*(?:"|$)/g, '').split(/\r\n|\n|\r/)

/** How many lines have the same number of separators: in a list, every row has the same number of cells. */
function weightOf(separator: Separator, lines: readonly string[]): number {
  const linesByCount = new Map<number, number>()
  for (const line of lines) {
    const count = line.split(separator).length - 1
    if (count > 0) linesByCount.set(count, (linesByCount.get(count) ?? 0) + 1)
  }
  // Of two that are in as many lines, the one with more cells in each: amounts in a list of semicolons hold commas.
  return Math.max(0, ...[...linesByCount].map(([count, found]) => found + count / 1_000_000))
}
