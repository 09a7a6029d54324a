export interface Sorting {
  readonly key: string
  readonly direction: 'ascending' | 'descending'
}

/** A sorted copy; text as people sort it, and what has no value always last. */
export function sortedBy<Row>(
  rows: readonly Row[],
  valueOf: (row: Row) => string | number | null,
  direction: Sorting['direction'],
): Row[] {
  const sign = direction === 'ascending' ? 1 : -1
  return rows.toSorted((one, other) => {
    const [a, b] = [valueOf(one), valueOf(other)]
    if (a === null || b === null) return Number(a === null) - Number(b === null)
    if (typeof a === 'number' && typeof b === 'number') return sign * (a - b)
    return sign * String(a).localeCompare(String(b), 'en', { numeric: true })
  })
}
