/** One line of the table. */
export interface Figure {
  readonly what: string
  readonly measured: string
  readonly goal?: string
  /** Whether the goal is met; undefined without a goal. */
  readonly isMet?: boolean
}

/** The value below which this fraction of the values is. */
export function quantile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((a, b) => a - b)
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN
}

export const median = (values: readonly number[]): number => quantile(values, 0.5)

/** A ratio held against the most that it may be. */
export function ratioFigure(what: string, ratio: number, most: number, note = ''): Figure {
  return { what, measured: `${ratio.toFixed(2)}×${note}`, goal: `≤ ${most}×`, isMet: ratio <= most }
}

/** The figures as aligned lines, each with its result. */
export function table(figures: readonly Figure[]): string {
  const width = Math.max(...figures.map(({ what }) => what.length))
  const middle = Math.max(...figures.map(({ measured }) => measured.length))
  return figures
    .map(({ what, measured, goal = '', isMet }) => {
      const verdict = isMet === undefined ? '' : isMet ? 'OK' : 'over'
      return `${what.padEnd(width)}  ${measured.padEnd(middle)}  ${goal.padEnd(12)} ${verdict}`.trimEnd()
    })
    .join('\n')
}
