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
  'select-columns': always(({ selection, bounds, select }) => select(wholeColumns(selection, bounds.rows))),
  'fill-down': always((grid) => grid.change(filledDown(grid, grid.area), 'Filled down')),
  'fill-right': always((grid) => grid.change(filledRight(grid, grid.area), 'Filled right')),
  'insert-rows': always(insertRows),
  'delete-rows': always(deleteRows),
  undo: always((grid) => step(grid, 'undo')),
  redo: always((grid) => step(grid, 'redo')),
  find: always((grid) => grid.find(true)),
  menu: always((grid) => grid.openMenu(grid.selection.active.column)),
  'row-action': askOfRow,
  escape: always(({ selection, select }) => select(at(selection.active))),
}

/** Does what a key asks for; false where the browser shall do what it does. */
export function runCommand(grid: GridModel, command: GridCommand): boolean {
  if (grid.inHeader) return runInHeader(grid, command)
  return (runs[command.do] as (grid: GridModel, command: GridCommand) => boolean)(grid, command)
}

/** On a heading only its menu and the way to other cells are there. */
function runInHeader(grid: GridModel, command: GridCommand): boolean {
  const { selection, bounds, select, openMenu } = grid
  if (command.do === 'enter' || command.do === 'menu' || (command.do === 'type' && command.text === ' ')) {
    openMenu(selection.active.column)
    return true
  }
  if (command.do === 'find') return runs.find(grid, { do: 'find' })
  if (command.do !== 'move') return command.do !== 'tab'
  const isSideways = /left|right|row-/.test(command.motion)
  if (isSideways) select(movedBy(selection, command.motion, false, bounds), true)
  else if (command.motion === 'down') select(at(selection.active))
  else select(movedBy(selection, command.motion, false, bounds))
  return true
}

/** Inserts as many rows as are selected, above them. */
export function insertRows(grid: GridModel): void {
  grid.change(insertedRows(grid, grid.area), `${counted(heightOf(grid.area), 'row')} inserted`)
}

/** Deletes the rows that the selection touches. */
export function deleteRows(grid: GridModel): void {
  const operations = deletedRows(grid, grid.area)
  grid.change(operations, `${counted(operations.length, 'row')} deleted`)
  grid.select(at({ row: areaOf(grid.selection).top, column: grid.selection.active.column }))
}

/** Does what can be asked of the row that one stands on; false where there is none. */
export function askOfRow({ props: { rowAction }, selection, source }: GridModel): boolean {
  const row = source.rowAt(selection.active.row)
  if (rowAction === undefined || row === undefined) return false
  rowAction.run(row.id)
  return true
}

/** One step back or forth. */
export function step({ props: { history }, say }: GridModel, way: 'undo' | 'redo'): void {
  const can = way === 'undo' ? history?.canUndo : history?.canRedo
  if (history === undefined || can !== true) return say(way === 'undo' ? 'Nothing to undo' : 'Nothing to redo')
  history[way]()
  say(way === 'undo' ? 'Undone' : 'Redone')
}
