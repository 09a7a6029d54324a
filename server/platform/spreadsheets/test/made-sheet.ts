import { TextPool } from '../xlsx/text-pool.ts'
import type { SheetXml } from '../xlsx/xlsx-workbook.ts'

/** The XML of a sheet of these rows. */
export const sheetOf = (rows: string): string => `<worksheet><sheetData>${rows}</sheetData></worksheet>`

/** Rows that say their numbers, each with that number in its first cell. */
export const numberedRows = (count: number, first = 1): string =>
  Array.from({ length: count }, (_, at) => `<row r="${first + at}"><c><v>${first + at}</v></c></row>`).join('')

/** A sheet that comes in pieces of some length. */
export function madeSheet(content: string | Uint8Array, pieceBytes = 1_000): SheetXml {
  const bytes = Buffer.from(content)
  return {
    context: { sharedStrings: new TextPool(), styles: [], from1904: false },
    async *pieces() {
      for (let at = 0; at < bytes.length; at += pieceBytes) yield bytes.subarray(at, at + pieceBytes)
    },
  }
}

/** All that comes. */
export async function gathered<T>(coming: AsyncIterable<T>): Promise<T[]> {
  const all: T[] = []
  for await (const one of coming) all.push(one)
  return all
}
