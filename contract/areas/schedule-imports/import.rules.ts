import type { ImportCounts, ImportState } from './import.shapes.ts'

/** The most rows of one kind that a check shows. */
export const shownRowLimit = 1000

/** States in which the server is working, each with the work that continues when resumed. */
const workIn: Readonly<Partial<Record<ImportState, 'READING' | 'CHECKING' | 'IMPORTING' | 'UNDOING'>>> = {
  READING: 'READING',
  CHECKING: 'CHECKING',
  IMPORTING: 'IMPORTING',
  CANCELING: 'UNDOING',
  UNDOING: 'UNDOING',
}

/** States in which the server works. */
export const workingStates = Object.keys(workIn)

/** Minutes without a step after which work counts as stuck: every batch is a step. */
export const stuckMinutes = 10

interface Standing {
  readonly state: ImportState
  /** The columns were matched. */
  readonly isMatched: boolean
  /** How much of the plan has been applied, and how much of that undone. */
  readonly made: number
  readonly undone: number
  readonly changedAt: Date
}

/** The state in which a failed or stuck import can be resumed; null if it is neither. */
export function takenUpIn({ state, isMatched, made, undone, changedAt }: Standing, now: Date) {
  if (state === 'FAILED') {
    if (undone > 0) return 'UNDOING'
    return made > 0 ? 'IMPORTING' : isMatched ? 'CHECKING' : 'READING'
  }
  const isStuck = now.getTime() - changedAt.getTime() > stuckMinutes * 60_000
  return isStuck ? (workIn[state] ?? null) : null
}

type Done = Pick<ImportCounts, 'added' | 'changed' | 'removed' | 'rejected' | 'unchanged'>

const amount = (count: number) => count.toLocaleString('en-US')

/** What an import does to rows, in few words: `12 added, 3 changed, 1 skipped`. */
export function countText({ added, changed, removed, rejected, unchanged }: Done): string {
  const parts = [
    [added, 'added'],
    [changed, 'changed'],
    [removed, 'removed'],
    [rejected, 'skipped'],
  ] as const
  const said = parts.filter(([count]) => count > 0).map(([count, word]) => `${amount(count)} ${word}`)
  return said.length === 0 ? `${amount(unchanged)} unchanged` : said.join(', ')
}
