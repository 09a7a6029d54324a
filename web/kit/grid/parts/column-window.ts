import { type RefObject, useMemo } from 'react'
import type { LaidColumn } from '../model/layout.rules.ts'
import { gutterWidth } from './sizes.ts'
import { useWindow } from '../state/use-window.ts'

/** The columns to render: the frozen ones, those in sight, and always the active one. */
export function useColumnWindow(
  scroller: RefObject<HTMLDivElement | null>,
  columns: readonly LaidColumn[],
  active: number,
): readonly LaidColumn[] {
  const loose = columns.filter(({ column }) => column.frozen !== true)
  const frozenCount = columns.length - loose.length
  const virtualizer = useWindow({
    horizontal: true,
    count: loose.length,
    getScrollElement: () => scroller.current,
    estimateSize: (index) => loose[index]?.width ?? 100,
    // A column that moves or grows is another one to the virtualizer.
    getItemKey: (index) => `${loose[index]?.column.key} ${loose[index]?.width}`,
    paddingStart: gutterWidth + (loose[0]?.left ?? 0),
    overscan: 2,
  })
  const items = virtualizer.getVirtualItems()
  const [first, last] = [items[0]?.index ?? 0, items.at(-1)?.index ?? Math.min(loose.length, 12) - 1]
  return useMemo(() => {
    const [from, to] = [frozenCount + first, frozenCount + last]
    return columns.filter(
      ({ column, index }) => column.frozen === true || (index >= from && index <= to) || index === active,
    )
  }, [columns, frozenCount, first, last, active])
}
