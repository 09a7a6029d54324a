import { memo } from 'react'
import { displayOf, isNumeric } from '../model/cell-formats.ts'
import type { GridColumn, GridMark, GridRow, MarkOf } from '../model/grid-types.ts'
import type { LaidColumn } from '../model/layout.rules.ts'
import type { GridModel } from '../state/grid-model.ts'
import { CellEditor } from '../editors/cell-editor.tsx'
import classes from './grid.module.css'
import { gutterWidth, rowHeight } from './sizes.ts'

interface Props {
  readonly index: number
  readonly row: GridRow | undefined
  /** A placeholder to be filled in, not a row yet. */
  readonly isBlank: boolean
  readonly columns: readonly LaidColumn[]
  readonly width: number
  readonly marks: MarkOf | undefined
  /** Selected columns of this row; -1 where none is. */
  readonly from: number
  readonly to: number
  /** The cell that takes the focus; -1 if it is in another row. */
  readonly active: number
  /** The last row of the selection carries the handle that fills, in this column. */
  readonly handle: number
  readonly noteId: string | undefined
  /** Only where a cell of this row is being edited. */
  readonly grid: GridModel | undefined
}

/** One row: renders only the columns in sight, and again only when something in it has changed. */
export const GridRowView = memo(function GridRowView(props: Props) {
  const { index, row, isBlank, columns, width, from, to } = props
  const isTouched = from !== -1
  return (
    <div
      role="row"
      aria-rowindex={index + 2}
      aria-busy={row === undefined || undefined}
      className={classes.row}
      style={{ top: index * rowHeight, width }}
      data-row={index}
    >
      <div
        role="rowheader"
        aria-colindex={1}
        className={classes.gutter}
        data-column={-1}
        data-touched={isTouched || undefined}
      >
        {isBlank ? 'New' : (index + 1).toLocaleString('en-US')}
      </div>
      {columns.map((laid) => {
        const isSelected = laid.index >= from && laid.index <= to
        return <Cell key={laid.column.key} {...props} laid={laid} isSelected={isSelected} />
      })}
    </div>
  )
})

interface CellProps extends Props {
  readonly laid: LaidColumn
  readonly isSelected: boolean
}

function Cell({ row, laid, marks, isSelected, active, handle, noteId, grid }: CellProps) {
  const { column, index: at } = laid
  const mark = row === undefined ? undefined : marks?.(row.id, column.key)
  const isActive = active === at
  const isEdited = isActive && grid !== undefined
  return (
    <div
      role="gridcell"
      aria-colindex={at + 2}
      aria-selected={isSelected || undefined}
      {...attributesOf(column, mark)}
      {...(isActive && { tabIndex: 0, 'data-active': true, 'aria-describedby': mark && noteId })}
      style={{ left: gutterWidth + laid.left, width: laid.width }}
      data-column={at}
    >
      {isEdited ? <Editor grid={grid} column={column} /> : <Content row={row} column={column} />}
      {handle === at && !isEdited && <span className={classes.handle} data-fill aria-hidden />}
    </div>
  )
}

/** How a cell looks and is described by its column and its mark. */
const attributesOf = (column: GridColumn, mark: GridMark | undefined) => ({
  className: classOf(column),
  'aria-readonly': column.readOnly,
  'aria-invalid': mark?.kind === 'error' || undefined,
  'data-mark': mark?.kind,
})

function Content({ row, column }: { readonly row: GridRow | undefined; readonly column: GridColumn }) {
  return row === undefined ? <span className={classes.waiting} /> : displayOf(column, row.cells[column.key])
}

function Editor({ grid, column }: { readonly grid: GridModel; readonly column: GridColumn }) {
  const { editing, commit, cancel } = grid
  if (editing === undefined) return null
  return (
    <CellEditor
      column={column}
      label={`${column.heading}, row ${editing.place.row + 1}`}
      text={editing.text}
      typed={editing.typed}
      onCommit={(text, after, beside) => commit(editing.place, text, after, beside)}
      onCancel={cancel}
    />
  )
}

function classOf(column: GridColumn): string {
  const isRight = column.align === undefined ? isNumeric(column) : column.align === 'right'
  return [classes.cell, column.frozen === true ? classes.frozen : '', isRight ? classes.right : ''].join(' ')
}
