import { Fragment, type RefObject, useEffect, useLayoutEffect, useRef } from 'react'
import { moveFocus } from '../../overlays/menu.tsx'
import { cleared, filledDown } from '../model/edits.rules.ts'
import { filteredView } from '../model/view.rules.ts'
import { Anchored } from '../parts/anchored.tsx'
import { focusActive } from '../parts/use-cell-focus.ts'
import type { GridModel, MenuPoint } from '../state/grid-model.ts'
import { deleteRows, insertRows } from '../state/run-command.ts'
import { copyCells, cutCells, pasteCells } from '../state/use-clipboard.ts'
import classes from './cell-menu.module.css'

interface Props {
  readonly grid: GridModel
  readonly scroller: RefObject<HTMLDivElement | null>
  readonly at: MenuPoint
}

interface Item {
  readonly label: string
  readonly keys?: string
  readonly run: () => unknown
  /** Changes rows: not there for those who only read. */
  readonly edits?: boolean
  readonly separated?: boolean
}

/** What can be done with the selected cells, by the right button of the mouse, the menu key or Shift F10. */
export function CellMenu({ grid, scroller, at }: Props) {
  const list = useRef<HTMLDivElement>(null)
  const { openCellMenu } = grid
  useLayoutEffect(() => list.current?.querySelector<HTMLElement>('[role=menuitem]')?.focus(), [])
  useEffect(() => {
    const leave = ({ target }: Event): void => {
      if (target instanceof Node && list.current?.contains(target) === false) openCellMenu(undefined)
    }
    window.addEventListener('pointerdown', leave)
    return () => window.removeEventListener('pointerdown', leave)
  }, [openCellMenu])

  const close = (): void => {
    openCellMenu(undefined)
    if (scroller.current !== null) focusActive(scroller.current)
  }
  const anchor = () =>
    at === 'cell'
      ? scroller.current?.querySelector('[data-active]')
      : { getBoundingClientRect: () => new DOMRect(at.x, at.y, 0, 0) }
  return (
    <Anchored anchor={anchor}>
      <div
        ref={list}
        role="menu"
        tabIndex={-1}
        aria-label="Cells"
        className={classes.menu}
        onContextMenu={(event) => event.preventDefault()}
        onKeyDown={(event) => {
          event.stopPropagation()
          if (event.key === 'Escape' || event.key === 'Tab') {
            event.preventDefault()
            close()
          } else moveFocus(event, list.current)
        }}
      >
        {itemsOf(grid).map(({ label, keys, run, separated }) => (
          <Fragment key={label}>
            {separated === true && <hr className={classes.separator} />}
            <button
              type="button"
              role="menuitem"
              tabIndex={-1}
              className={classes.item}
              onClick={() => {
                close()
                void run()
              }}
            >
              {label}
              {keys !== undefined && (
                <kbd className={classes.keys} aria-hidden>
                  {keys}
                </kbd>
              )}
            </button>
          </Fragment>
        ))}
      </div>
    </Anchored>
  )
}

function itemsOf(grid: GridModel): readonly Item[] {
  const items: readonly Item[] = [
    { label: 'Cut', keys: 'Ctrl+X', edits: true, run: () => cutCells(grid) },
    { label: 'Copy', keys: 'Ctrl+C', run: () => copyCells(grid, false) },
    { label: 'Copy with headers', run: () => copyCells(grid, true) },
    { label: 'Paste', keys: 'Ctrl+V', edits: true, run: () => pasteCells(grid) },
    {
      label: 'Insert row above',
      keys: 'Ctrl+Shift+=',
      edits: true,
      separated: true,
      run: () => insertRows(grid, 'above'),
    },
    { label: 'Insert row below', edits: true, run: () => insertRows(grid, 'below') },
    { label: 'Delete rows', keys: 'Ctrl+-', edits: true, run: () => deleteRows(grid) },
    {
      label: 'Clear',
      keys: 'Delete',
      edits: true,
      separated: true,
      run: () => grid.change(cleared(grid, grid.area), 'Cleared'),
    },
    {
      label: 'Fill down',
      keys: 'Ctrl+D',
      edits: true,
      run: () => grid.change(filledDown(grid, grid.area), 'Filled down'),
    },
    ...(grid.props.view === undefined
      ? []
      : [{ label: 'Filter by this value', separated: true, run: () => filterByValue(grid) }]),
  ]
  return grid.readOnly ? items.filter(({ edits }) => edits !== true) : items
}

/** Shows only the rows with the value of the active cell. */
function filterByValue({ props: { view }, kept, columns, selection: { active }, show }: GridModel): void {
  const column = columns[active.column]?.column
  if (view === undefined || column === undefined) return
  const value = kept.source.rowAt(active.row)?.cells[column.key] ?? ''
  const filter = value === '' ? ({ kind: 'empty' } as const) : ({ kind: 'one-of', values: [value] } as const)
  show(filteredView(view, column.key, filter), `Filtered by ${column.heading}`)
}
