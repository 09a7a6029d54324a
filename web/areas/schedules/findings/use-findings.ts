import { useState } from 'react'
import { type GridGoal, narrowedView } from '../../../kit/grid/grid.public.ts'
import type { RowFinding } from '../sheet/sheet-marks.ts'
import type { Sheet } from '../sheet/use-sheet.ts'

/** Moves through issues in rows, and filters rows by issues. */
export function useFindings({ grid, marks }: Pick<Sheet, 'grid' | 'marks'>) {
  const { rows, shown, view, onView } = grid
  const [goal, setGoal] = useState<GridGoal>()
  const [last, setLast] = useState(-1)

  const goTo = ({ rowId, column }: Pick<RowFinding, 'rowId' | 'column'>): void => {
    const at = shown.findIndex(({ id }) => id === rowId)
    if (at !== -1) return setGoal({ row: at, column })
    // Filtered away: all rows are shown again.
    onView({ sorts: [], filters: {} })
    setGoal({
      row: Math.max(
        0,
        rows.findIndex(({ id }) => id === rowId),
      ),
      column,
    })
  }
  return {
    count: marks.count,
    goal,
    goTo,
    next: (): void => {
      const at = (last + 1) % Math.max(1, marks.count)
      const finding = marks.inOrder(rows, at + 1)[at]
      setLast(at)
      if (finding !== undefined) goTo(finding)
    },
    isNarrowed: view.only !== undefined,
    narrow: (): void => {
      const ids = new Set(rows.flatMap(({ id }) => (marks.hasFindings(id) ? [id] : [])))
      onView(narrowedView(view, view.only === undefined ? { label: 'Rows with issues', rows: ids } : undefined))
    },
  }
}

export type Findings = ReturnType<typeof useFindings>
