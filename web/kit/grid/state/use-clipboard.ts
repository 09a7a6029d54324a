import type { ClipboardEvent } from 'react'
import { formatBlock, formatTable, parseBlock, squared } from '../model/clipboard.rules.ts'
import { blockOf, cleared, pasted } from '../model/edits.rules.ts'
import { heightOf, widthOf } from '../model/selection.rules.ts'
import type { GridModel } from './grid-model.ts'

const inEditor = (event: ClipboardEvent): boolean =>
  event.target instanceof Element && event.target.matches('input, textarea')

/** Copy, cut and paste of the selected cells, to and from any spreadsheet. */
export function clipboardOf(grid: GridModel) {
  const { area } = grid

  const copy = (event: ClipboardEvent): boolean => {
    if (inEditor(event)) return false
    const block = blockOf(grid, area)
    event.clipboardData.setData('text/plain', formatBlock(block))
    event.clipboardData.setData('text/html', formatTable(block))
    event.preventDefault()
    return true
  }
  const cells = `${(heightOf(area) * widthOf(area)).toLocaleString('en-US')} cells`

  return {
    onCopy: (event: ClipboardEvent) => {
      if (copy(event)) grid.say(`${cells} copied`)
    },
    onCut: (event: ClipboardEvent) => {
      if (copy(event)) grid.change(cleared(grid, area), `${cells} cut`)
    },
    onPaste: (event: ClipboardEvent) => {
      if (inEditor(event)) return
      event.preventDefault()
      const block = squared(blockIn(event.clipboardData))
      if (block[0] === undefined || block[0].length === 0) return
      const { operations, area: filled, added } = pasted(grid, area, block)
      const rows = added === 0 ? '' : `, ${added.toLocaleString('en-US')} new rows`
      grid.change(operations, `${operations.length.toLocaleString('en-US')} changes pasted${rows}`)
      if (grid.readOnly) return
      const [start, end] = [
        { row: filled.top, column: filled.left },
        { row: filled.bottom, column: filled.right },
      ]
      grid.select({ active: start, start, end })
    },
  }
}

/** What was copied: as text where there is any, since that is exact; else the first table of a page. */
function blockIn(data: DataTransfer): string[][] {
  const text = data.getData('text/plain')
  if (text !== '') return parseBlock(text)
  const rows = new DOMParser().parseFromString(data.getData('text/html'), 'text/html').querySelectorAll('tr')
  return Array.from(rows, (row) => Array.from(row.cells, ({ textContent }) => textContent.trim()))
}
