import { counted } from '../../../platform/formats.ts'
import { cleared, deletedRows, filledDown, filledRight, insertedRows } from '../model/edits.rules.ts'
import type { GridCommand } from '../model/keyboard.rules.ts'
import {
  areaOf,
  at,
  entered,
  everything,
  heightOf,
  movedBy,
  tabbed,
  wholeColumns,
  wholeRows,
} from '../model/selection.rules.ts'
import type { GridModel } from './grid-model.ts'

type Runs = {
  readonly [Do in GridCommand['do']]: (grid: GridModel, command: Extract<GridCommand, { do: Do }>) => boolean
}

/** Runs what does its work always. */
const always =
  (work: (grid: GridModel) => void) =>
  (grid: GridModel): boolean => {
    work(grid)
    return true
  }

const runs: Runs = {
  move: (grid, { motion, extend }) => {
    const { selection, bounds, select } = grid
    const isUp = (motion === 'up' || motion === 'edge-up') && !extend
    if (isUp && selection.active.row === 0) select(at(selection.active), true)
    else select(movedBy(selection, motion, extend, bounds))
    return true
  },
  tab: ({ selection, bounds, select }, { back }) => {
    const next = tabbed(selection, back, bounds)
    if (next !== undefined) select(next)
    return next !== undefined
  },
  enter: ({ selection, bounds, select }, { back }) => {
    select(entered(selection, back, bounds))
    return true
  },
  type: (grid, { text }) => {
    grid.edit(grid.selection.active, text)
    return true
  },
  edit: always((grid) => grid.edit(grid.selection.active)),
  clear: always((grid) => grid.change(cleared(grid, grid.area))),
  'select-all': always(({ bounds, select }) => select(everything(bounds))),
  'select-rows': always(({ selection, bounds, select }) => select(wholeRows(selection, bounds.columns))),
  'select-columns': always(({ selection, bounds, select }) => select(wholeColumns(selection, bounds))),
  'fill-down': always((grid) => grid.change(filledDown(grid, grid.area), 'Filled down')),
  'fill-right': always((grid) => grid.change(filledRight(grid, grid.area), 'Filled right')),
  'insert-rows': always((grid) => insertRows(grid)),
  'delete-rows': always(deleteRows),
  undo: always((grid) => step(grid, 'undo')),
  redo: always((grid) => step(grid, 'redo')),
  find: always((grid) => grid.find('find')),
  replace: always((grid) => grid.find(grid.readOnly ? 'find' : 'replace')),
  'full-screen': always((grid) => grid.fill(!grid.isFull)),
  menu: always((grid) => grid.openMenu(grid.selection.active.column)),
  'cell-menu': always((grid) => grid.openCellMenu('cell')),
  'row-action': askOfRow,
  escape: always(({ selection, select }) => select(at(selection.active))),
}

/** Runs a key's command; returns false for the browser's default. */
export function runCommand(grid: GridModel, command: GridCommand): boolean {
  return grid.inHeader ? runInHeader(grid, command) : run(grid, command)
}

const run = (grid: GridModel, command: GridCommand): boolean =>
  (runs[command.do] as (grid: GridModel, command: GridCommand) => boolean)(grid, command)

/** What opens the menu of a column, on its heading. */
const opensColumn: ReadonlySet<GridCommand['do']> = new Set(['enter', 'menu', 'cell-menu'])

/** What concerns the grid as a whole. */
const everywhere: ReadonlySet<GridCommand['do']> = new Set(['find', 'replace', 'full-screen'])

/** On a heading, only its menu and navigation work. */
function runInHeader(grid: GridModel, command: GridCommand): boolean {
  const { selection, bounds, select, openMenu } = grid
  if (opensColumn.has(command.do) || (command.do === 'type' && command.text === ' ')) {
    openMenu(selection.active.column)
    return true
  }
  if (everywhere.has(command.do)) return run(grid, command)
  if (command.do !== 'move') return command.do !== 'tab'
  const isSideways = /left|right|row-/.test(command.motion)
  if (isSideways) select(movedBy(selection, command.motion, false, bounds), true)
  else if (command.motion === 'down') select(at(selection.active))
  else select(movedBy(selection, command.motion, false, bounds))
  return true
}

/** Inserts as many rows as are selected, above or below them, and selects them. */
export function insertRows(grid: GridModel, where: 'above' | 'below' = 'above'): void {
  const { area, selection, kept } = grid
  const rows = { ...area, bottom: Math.max(area.top, Math.min(area.bottom, kept.source.count - 1)) }
  grid.change(insertedRows(kept, rows, where), `${counted(heightOf(rows), 'row')} inserted`)
  const isBelow = where === 'below' && area.top < kept.source.count
  if (isBelow) grid.select(at({ row: rows.bottom + 1, column: selection.active.column }))
  grid.focusCells()
}

/** Deletes the rows that the selection touches. */
export function deleteRows(grid: GridModel): void {
  const operations = deletedRows(grid.kept, grid.area)
  grid.change(operations, `${counted(operations.length, 'row')} deleted`)
  grid.select(at({ row: areaOf(grid.selection).top, column: grid.selection.active.column }))
  grid.focusCells()
}

/** Runs the row action on the active row; returns false if there is none. */
export function askOfRow({ props: { rowAction }, selection, kept }: GridModel): boolean {
  const row = kept.source.rowAt(selection.active.row)
  if (rowAction === undefined || row === undefined) return false
  rowAction.run(row.id)
  return true
}

/** One step back or forth. */
export function step({ props: { history }, say, focusCells }: GridModel, way: 'undo' | 'redo'): void {
  const can = way === 'undo' ? history?.canUndo : history?.canRedo
  if (history === undefined || can !== true) return say(way === 'undo' ? 'Nothing to undo' : 'Nothing to redo')
  history[way]()
  say(way === 'undo' ? 'Undone' : 'Redone')
  focusCells()
}
