import type { ClipboardEvent } from 'react'
import { formatBlock, formatTable, parseBlock, squared } from '../values/clipboard.rules.ts'
import { blockOf, cleared, type Pasted, pasting } from '../model/edits.rules.ts'
import { finished } from '../model/resting.ts'
import { heightOf, widthOf } from '../model/selection.rules.ts'
import type { GridModel } from './grid-model.ts'
import { inTurns } from './in-turns.ts'

const inEditor = (event: ClipboardEvent): boolean =>
  event.target instanceof Element && event.target.matches('input, textarea')

type Block = readonly (readonly string[])[]

/** Copy, cut and paste of the selected cells, to and from any spreadsheet. */
export function clipboardOf(grid: GridModel) {
  const copy = (event: ClipboardEvent): boolean => {
    if (inEditor(event)) return false
    const block = blockOf(grid.kept, grid.area)
    event.clipboardData.setData('text/plain', formatBlock(block))
    event.clipboardData.setData('text/html', formatTable(block))
    event.preventDefault()
    return true
  }
  return {
    onCopy: (event: ClipboardEvent) => {
      if (copy(event)) grid.say(`${cellsOf(grid)} copied`)
    },
    onCut: (event: ClipboardEvent) => {
      if (copy(event)) grid.change(cleared(grid, grid.area), `${cellsOf(grid)} cut`)
    },
    onPaste: (event: ClipboardEvent) => {
      if (inEditor(event)) return
      event.preventDefault()
      pasteBlock(grid, blockIn(event.clipboardData))
    },
  }
}

const cellsOf = ({ area }: GridModel): string => `${(heightOf(area) * widthOf(area)).toLocaleString('en-US')} cells`

/** More cells than this are not pasted at once: the page would freeze. */
const mostAtOnce = 2000

function pasteBlock(grid: GridModel, given: Block): void {
  const block = squared(given)
  const width = block[0]?.length ?? 0
  if (width === 0) return
  const work = pasting(grid.kept, grid.area, block)
  if (block.length * width <= mostAtOnce) return take(grid, finished(work))
  grid.say('Pasting…')
  inTurns(work, (result) => take(grid, result))
}

function take(grid: GridModel, { operations, area: filled, added }: Pasted): void {
  const rows = added === 0 ? '' : `, ${added.toLocaleString('en-US')} new rows`
  grid.change(operations, `${operations.length.toLocaleString('en-US')} changes pasted${rows}`)
  if (grid.readOnly) return
  const [start, end] = [
    { row: filled.top, column: filled.left },
    { row: filled.bottom, column: filled.right },
  ]
  grid.select({ active: start, start, end })
}

/** The copied cells: from text if there is any, since that is exact; else the first table of a page. */
function blockIn(data: DataTransfer): string[][] {
  const text = data.getData('text/plain')
  if (text !== '') return parseBlock(text)
  const rows = new DOMParser().parseFromString(data.getData('text/html'), 'text/html').querySelectorAll('tr')
  return Array.from(rows, (row) => Array.from(row.cells, ({ textContent }) => textContent.trim()))
}

/** Copies the selected cells by a menu, with the headings of their columns above them where asked. */
export async function copyCells(grid: GridModel, withHeadings: boolean): Promise<void> {
  const { area, columns } = grid
  const headings = columns.slice(area.left, area.right + 1).map(({ column }) => column.heading)
  const block = [...(withHeadings ? [headings] : []), ...blockOf(grid.kept, area)]
  if (await isWritten(block)) grid.say(`${cellsOf(grid)} copied`)
  else grid.say('Could not be copied. Press Ctrl+C instead.')
}

/** Copies the selected cells by a menu and clears them. */
export async function cutCells(grid: GridModel): Promise<void> {
  if (await isWritten(blockOf(grid.kept, grid.area))) grid.change(cleared(grid, grid.area), `${cellsOf(grid)} cut`)
  else grid.say('Could not be cut. Press Ctrl+X instead.')
}

/** Pastes from a menu; a browser may deny clipboard access without the keyboard shortcut. */
export async function pasteCells(grid: GridModel): Promise<void> {
  try {
    pasteBlock(grid, parseBlock(await navigator.clipboard.readText()))
  } catch {
    grid.say('Could not be pasted. Press Ctrl+V instead.')
  }
}

async function isWritten(block: Block): Promise<boolean> {
  const blob = (type: string, text: string) => ({ [type]: new Blob([text], { type }) })
  try {
    await navigator.clipboard.write([
      new ClipboardItem({ ...blob('text/plain', formatBlock(block)), ...blob('text/html', formatTable(block)) }),
    ])
    return true
  } catch {
    return false
  }
}
