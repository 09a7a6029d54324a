import type { CellObject, DenseWorkSheet, RowInfo, WorkBook } from '@e965/xlsx'
import { readFile, stat } from 'node:fs/promises'
import { formatOf, plainNumber } from '../numbers/cell-format.ts'
import { numberText } from '../numbers/number-text.ts'
import { RowBatches } from '../row-batches.ts'
import type { SheetRow, Workbook } from '../spreadsheet.ts'
import { UnreadableFile } from '../unreadable-file.ts'
import { isLinked, refuseParts } from '../xlsx/workbook-part.ts'
import { ZipParts } from '../xlsx/zip-parts.ts'

/** The library reads the whole file at once; what is larger does not fit the memory of the process. */
const most = { bytes: 32_000_000, unpacked: 128_000_000 }

/** Opens a binary workbook (.xls, .xlsb). */
export async function openXls(path: string): Promise<Workbook> {
  const { size } = await stat(path)
  if (size > most.bytes) throw new UnreadableFile('too_large')
  const bytes = await readFile(path)
  const isPacked = bytes.toString('latin1', 0, 2) === 'PK'
  const hasLinks = isPacked && (await judgedParcel(path)).isLinked
  const workbook = await parsed(bytes, isPacked)
  if (workbook.vbaraw !== undefined) throw new UnreadableFile('macros')
  const sheets = workbook.SheetNames.flatMap((name, at) => {
    const sheet = workbook.Sheets[name] as DenseWorkSheet | undefined
    const hidden = (workbook.Workbook?.Sheets?.[at]?.Hidden ?? 0) !== 0
    // The library's types do not know its name for a sheet of old macros.
    if ((sheet?.['!type'] as string | undefined) === 'macro') throw new UnreadableFile('macros')
    return sheet === undefined || sheet['!data'] === undefined || sheet['!type'] === 'chart'
      ? []
      : [{ name, hidden, rows: sheet['!data'], looks: sheet['!rows'] ?? [] }]
  })
  if (sheets.length === 0) throw new UnreadableFile('damaged')
  const from1904 = workbook.Workbook?.WBProps?.date1904 === true
  return {
    sheets: sheets.map(({ name, hidden }, index) => ({ index, name: withoutNul(name), hidden })),
    isLinked: hasLinks,
    rows: (sheet) => rowsOf(sheets[sheet]!, from1904),
    close: () => Promise.resolve(),
  }
}

/** The library trusts the sizes a packed file declares, so unpack everything once and count first. */
async function judgedParcel(path: string): Promise<{ isLinked: boolean }> {
  const parts = await ZipParts.open(path)
  try {
    refuseParts(parts.names)
    let left = most.unpacked
    for (const name of parts.names) {
      // oxlint-disable-next-line no-await-in-loop -- one part after the other, to count them
      for await (const piece of parts.read(name, left)) left -= piece.length
    }
    return { isLinked: isLinked(parts.names) }
  } finally {
    parts.close()
  }
}

async function parsed(bytes: Buffer, isPacked: boolean): Promise<WorkBook> {
  // Loaded with the first binary workbook only: it is as large as all else that the process reads.
  const { CFB, read, set_cptable } = await import('@e965/xlsx')
  // Texts of Excel 5 and 95 are in the code page of their system.
  if (!isPacked) set_cptable(await import('@e965/xlsx/dist/cpexcel.full.mjs'))
  try {
    if (!isPacked) refuseContainer(CFB.read(bytes, { type: 'buffer' }).FullPaths)
    return read(bytes, { type: 'buffer', dense: true, cellNF: true, cellText: false, cellHTML: false, bookVBA: true })
  } catch (error) {
    if (error instanceof UnreadableFile) throw error
    const isEncrypted = error instanceof Error && /password|encrypt/i.test(error.message)
    throw new UnreadableFile(isEncrypted ? 'encrypted' : 'damaged', { cause: error })
  }
}

/** For a compound file, which is a small file system. */
function refuseContainer(paths: readonly string[]): void {
  const has = (name: RegExp) => paths.some((path) => name.test(path))
  if (has(/\/EncryptedPackage$/i)) throw new UnreadableFile('encrypted')
  if (has(/\/_VBA_PROJECT/i)) throw new UnreadableFile('macros')
  if (!has(/\/(?:Workbook|Book)$/i)) throw new UnreadableFile('wrong_extension')
}

async function* rowsOf(
  { rows, looks }: { readonly rows: DenseWorkSheet['!data']; readonly looks: readonly (RowInfo | undefined)[] },
  from1904: boolean,
): AsyncGenerator<readonly SheetRow[]> {
  const batches = new RowBatches()
  for (const [at, cells] of rows.entries()) {
    // The library leaves holes where rows and cells are empty.
    batches.add(
      at + 1,
      Array.from(cells ?? [], (cell: CellObject | undefined) => textOf(cell, from1904)),
      looks[at]?.hidden === true,
    )
    if (batches.isFull) yield batches.take()
  }
  yield batches.take()
}

/** Old programs pad text with NUL, which no database keeps. */
const withoutNul = (text: string) => text.replaceAll('\u0000', '')

function textOf(cell: CellObject | undefined, from1904: boolean): string | null {
  if (cell?.v === undefined) return null
  switch (cell.t) {
    case 'n':
      return numberText(Number(cell.v), typeof cell.z === 'string' ? formatOf(cell.z) : plainNumber, from1904)
    case 'b':
      return cell.v === true ? 'TRUE' : 'FALSE'
    case 'e':
      return cell.w ?? '#N/A'
    default:
      return withoutNul(String(cell.v)) || null
  }
}
