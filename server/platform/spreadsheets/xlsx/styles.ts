import { formatOf, standardFormat, type CellFormat } from '../numbers/cell-format.ts'
import { attributeOf } from './xml-tokens.ts'
import { readPart } from './xml-part.ts'
import type { ZipParts } from './zip-parts.ts'

const mostBytes = 256_000_000

/** How the number of a cell is shown, by the number of its style. */
export async function readStyles(parts: ZipParts, name: string): Promise<readonly CellFormat[]> {
  const own = new Map<string, CellFormat>()
  const ofStyles: string[] = []
  let isCells = false
  await readPart(parts, name, mostBytes, {
    open: (element, tag) => {
      if (element === 'cellXfs') isCells = true
      else if (element === 'xf' && isCells) ofStyles.push(attributeOf(tag, 'numFmtId') ?? '0')
      else if (element === 'numFmt') {
        own.set(attributeOf(tag, 'numFmtId') ?? '', formatOf(attributeOf(tag, 'formatCode') ?? ''))
      }
    },
    close: (element) => {
      if (element === 'cellXfs') isCells = false
    },
    text: () => undefined,
  })
  return ofStyles.map((id) => own.get(id) ?? standardFormat(Number(id)))
}
