import { useDeferredValue, useMemo } from 'react'
import { isNumeric, numberIn } from '../model/cell-formats.ts'
import { heightOf, isOneCell, widthOf } from '../model/selection.rules.ts'
import type { GridModel } from '../state/grid-model.ts'
import classes from './grid-bars.module.css'

/** More cells than this are not added up while one drags over them. */
const most = 400_000

/** How many rows there are, and what of them is selected: how much, and its sum. */
export function StatusBar({ grid }: { readonly grid: GridModel }) {
  const { source, kept, said, area, columns, selection } = grid
  const { count } = kept.source
  const { top, bottom, left, right } = area
  const block = useDeferredValue(useMemo(() => ({ top, bottom, left, right }), [top, bottom, left, right]))
  const sum = useMemo(() => sumOf(source, columns, block), [source, columns, block])
  const help = columns[selection.active.column]?.column.help
  return (
    <div className={classes.status}>
      <span>
        {count.toLocaleString('en-US')} {count === 1 ? 'row' : 'rows'}
      </span>
      {!isOneCell(area) && (
        <span>
          {heightOf(area).toLocaleString('en-US')} × {widthOf(area)} selected
        </span>
      )}
      {sum !== undefined && !isOneCell(area) && <span>Sum {sum.toLocaleString('en-US')}</span>}
      {help !== undefined && <span className={classes.help}>{help}</span>}
      <span role="status" className={classes.said}>
        {source.isArranging === true ? 'Arranging rows…' : said}
      </span>
    </div>
  )
}

function sumOf({ rowAt }: GridModel['source'], columns: GridModel['columns'], area: GridModel['area']) {
  const summed = columns.slice(area.left, area.right + 1).filter(({ column }) => isNumeric(column))
  if (summed.length === 0 || heightOf(area) * summed.length > most) return undefined
  let sum = 0
  for (let row = area.top; row <= area.bottom; row++)
    for (const { column } of summed) sum += numberIn(rowAt(row)?.cells[column.key]) ?? 0
  return Math.round(sum * 100) / 100
}
