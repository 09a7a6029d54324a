import type { ImportCounts } from './import.shapes.ts'

/** The most rows of one kind that a check shows. */
export const shownRowLimit = 1000

type Done = Pick<ImportCounts, 'added' | 'changed' | 'removed' | 'rejected' | 'unchanged'>

const amount = (count: number) => count.toLocaleString('en-US')

/** What an import does to rows, in few words: `12 added, 3 changed, 1 left out`. */
export function countWords({ added, changed, removed, rejected, unchanged }: Done): string {
  const parts = [
    [added, 'added'],
    [changed, 'changed'],
    [removed, 'removed'],
    [rejected, 'left out'],
  ] as const
  const said = parts.filter(([count]) => count > 0).map(([count, word]) => `${amount(count)} ${word}`)
  return said.length === 0 ? `${amount(unchanged)} unchanged` : said.join(', ')
}
