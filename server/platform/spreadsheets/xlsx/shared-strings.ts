import { RichText } from './rich-text.ts'
import { TextPool } from './text-pool.ts'
import { readPart } from './xml-part.ts'
import type { ZipParts } from './zip-parts.ts'

const mostBytes = 512_000_000

/** The texts that cells refer to by number. */
export async function readSharedStrings(parts: ZipParts, name: string): Promise<TextPool> {
  const pool = new TextPool()
  const text = new RichText()
  await readPart(parts, name, mostBytes, {
    open: (element) => text.open(element),
    text: (piece) => text.add(piece),
    close: (element) => {
      text.close(element)
      if (element === 'si') pool.add(text.take())
    },
  })
  return pool
}
