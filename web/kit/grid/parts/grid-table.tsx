import { type KeyboardEvent, useId, useRef, useState } from 'react'
import { VisuallyHidden } from '../../controls/visually-hidden.tsx'
import { commandOf } from '../model/keyboard.rules.ts'
import type { GridModel } from '../state/grid-model.ts'
import { runCommand } from '../state/run-command.ts'
import { clipboardOf } from '../state/use-clipboard.ts'
import { pointerOf } from '../state/use-pointer.ts'
import { CellNote } from './cell-note.tsx'
import { CellMenu } from '../menus/cell-menu.tsx'
import { ColumnMenu } from '../menus/column-menu.tsx'
import { useColumnWindow } from './column-window.ts'
import { GridBody } from './grid-body.tsx'
import classes from './grid.module.css'
import { HeaderRow } from './header-row.tsx'
import { gutterWidth, headHeight, rowHeight } from './sizes.ts'
import { TotalsRow } from './totals-row.tsx'
import { focusActive, useCellFocus } from './use-cell-focus.ts'

/** Pixels below the last row: for the bar that scrolls, and for lists of choices to open in. */
const roomBelow = 96

/** The grid as a spreadsheet: one place for the focus, everything else by keys, mouse and clipboard. */
export function GridTable({ grid }: { readonly grid: GridModel }) {
  const { props, source, columns: laid, selection, readOnly, editing, menu, cellMenu, isFull } = grid
  const scroller = useRef<HTMLDivElement>(null)
  const [used, setUsed] = useState(false)
  const [hintId, noteId] = [useId(), useId()]
  const columns = useColumnWindow(scroller, laid, selection.active.column)
  useCellFocus(grid, scroller)

  const last = laid.at(-1)
  const width = gutterWidth + (last === undefined ? 0 : last.left + last.width)
  const rowCount = source.count + 1 + Number(props.totals !== undefined)

  return (
    <>
      <VisuallyHidden>
        <span id={hintId}>{hintOf(grid)}</span>
      </VisuallyHidden>
      <div
        ref={scroller}
        role="grid"
        tabIndex={-1}
        aria-label={props.label}
        aria-describedby={hintId}
        aria-rowcount={rowCount}
        aria-colcount={laid.length + 1}
        aria-multiselectable
        aria-readonly={readOnly || undefined}
        className={classes.scroller}
        style={isFull ? undefined : { maxHeight: headHeight + (rowCount - 1) * rowHeight + roomBelow }}
        data-read-only={readOnly || undefined}
        data-used={used || undefined}
        onFocus={({ target, currentTarget }) => {
          setUsed(true)
          // A click outside the cells focuses the grid itself.
          if (target === currentTarget) focusActive(currentTarget)
        }}
        onBlur={({ relatedTarget, currentTarget }) => {
          // If the focus goes nowhere, its cell was only rendered again.
          if (relatedTarget !== null && !currentTarget.contains(relatedTarget)) setUsed(false)
        }}
        onKeyDown={useGridKeys(grid)}
        {...clipboardOf(grid)}
        {...pointerOf(grid)}
      >
        <HeaderRow grid={grid} columns={columns} width={width} />
        <GridBody grid={grid} scroller={scroller} columns={columns} width={width} noteId={noteId} />
        {props.totals !== undefined && (
          <TotalsRow totals={props.totals} columns={columns} width={width} rowIndex={rowCount} />
        )}
      </div>
      {used && [editing, menu, cellMenu].every((one) => one === undefined) && (
        <CellNote grid={grid} id={noteId} scroller={scroller} />
      )}
      {cellMenu !== undefined && <CellMenu grid={grid} scroller={scroller} at={cellMenu} />}
      {menu !== undefined && <ColumnMenu key={menu} grid={grid} scroller={scroller} at={menu} />}
    </>
  )
}

/** Spreadsheet keys. After Escape the next Tab leaves the grid, so that keyboard users are not trapped. */
function useGridKeys(grid: GridModel) {
  const leaving = useRef(false)
  return (event: KeyboardEvent): void => {
    if (event.nativeEvent.isComposing || event.target === event.currentTarget) return
    const { key, shiftKey: shift, altKey: alt } = event
    const command = commandOf({ key, shift, alt, ctrl: event.ctrlKey || event.metaKey })
    const leaves = key === 'Tab' && leaving.current
    leaving.current = key === 'Escape'
    if (command === undefined || leaves) return
    grid.say('')
    if (runCommand(grid, command)) event.preventDefault()
  }
}

/** Which keys there are, for those who cannot see the tools. */
function hintOf({ readOnly, props: { rowAction } }: GridModel): string {
  const edits = readOnly ? '' : ', typing or F2 edits'
  const asks = rowAction === undefined ? '' : `, Alt and H: ${rowAction.label} of the row`
  return `Arrow keys move${edits}. Shift and F10 opens the menu of the cells, Alt and arrow down that of a column${asks}. Escape, then Tab leaves the grid.`
}
