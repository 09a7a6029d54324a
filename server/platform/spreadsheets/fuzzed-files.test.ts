import { utils, write } from '@e965/xlsx'
import fc from 'fast-check'
import { writeFile } from 'node:fs/promises'
import { describe, expect, test } from 'vitest'
import { openWorkbook } from './open-workbook.ts'
import type { SheetRow, SpreadsheetKind, Workbook } from './spreadsheet.ts'
import { openSpreadsheet } from './spreadsheet-reader.ts'
import { withFile } from './test/read-file.ts'
import { sheetFile } from './test/workbook-file.ts'
import { UnreadableFile } from './unreadable-file.ts'

const rows = '<row r="1"><c r="A1" t="s"><v>0</v></c><c r="B1" s="1"><v>46267</v></c></row>'
const more = { sharedStrings: ['<t>text &amp; more</t>'], formats: ['yyyy-mm-dd'] }
const sheetPart = `<worksheet><sheetData>${rows}</sheetData></worksheet>`

type Open = (path: string) => Promise<Pick<Workbook, 'rows' | 'close'>>

async function outcome(path: string, open: Open): Promise<readonly SheetRow[] | UnreadableFile> {
  try {
    const workbook = await open(path)
    try {
      const read: SheetRow[] = []
      for await (const batch of workbook.rows(0)) read.push(...batch)
      return read
    } finally {
      await workbook.close()
    }
  } catch (error) {
    if (error instanceof UnreadableFile) return error
    throw error
  }
}

const isSound = (read: readonly SheetRow[] | UnreadableFile) =>
  read instanceof UnreadableFile ||
  read.every(({ number, cells }) => number > 0 && cells.at(-1) !== null && cells.every((cell) => cell !== ''))

/** A few bytes of a file become others, vanish or come twice. */
const mutated = (original: Buffer) =>
  fc
    .array(fc.tuple(fc.nat(original.length - 1), fc.nat(255), fc.constantFrom('change', 'remove', 'repeat')), {
      minLength: 1,
      maxLength: 6,
    })
    .map((changes) =>
      changes.reduce((bytes, [at, byte, change]) => {
        const end = change === 'remove' ? at + 1 + (byte % 8) : change === 'change' ? at + 1 : at
        const put = change === 'change' ? Buffer.of(byte) : change === 'repeat' ? bytes.subarray(at, at + byte) : ''
        return Buffer.concat([bytes.subarray(0, at), Buffer.from(put), bytes.subarray(end)])
      }, original),
    )

const neverBreaks = (name: string, files: fc.Arbitrary<Buffer>, numRuns: number, open: Open) =>
  withFile(name, '', (path) =>
    fc.assert(
      fc.asyncProperty(files, async (bytes) => {
        await writeFile(path, bytes)
        expect(isSound(await outcome(path, open))).toBe(true)
      }),
      { numRuns },
    ),
  )

/** In this process, where a fault that is no refusal would be seen. */
const openHere =
  (kind: SpreadsheetKind): Open =>
  (path) =>
    openWorkbook(path, kind)

describe('a file that is broken in any way is read or refused', () => {
  test('as packed bytes', async () => {
    await expect(
      neverBreaks('list.xlsx', mutated(sheetFile(rows, more)), 400, openHere('xlsx')),
    ).resolves.toBeUndefined()
  })

  test('as XML within sound packing', async () => {
    const files = mutated(Buffer.from(sheetPart)).map((content) =>
      sheetFile('', { ...more, replaced: [{ name: 'xl/worksheets/sheet1.xml', content }] }),
    )
    await expect(neverBreaks('list.xlsx', files, 400, openHere('xlsx'))).resolves.toBeUndefined()
  })

  test('as text', async () => {
    const files = fc.oneof(
      mutated(Buffer.from('a,"b ""c""",d\r\n1,2,3\r\n')),
      fc.uint8Array({ maxLength: 200 }).map((bytes) => Buffer.from(bytes)),
    )
    await expect(neverBreaks('list.csv', files, 400, openHere('csv'))).resolves.toBeUndefined()
  })

  test('as bytes of no kind', async () => {
    const files = fc.uint8Array({ maxLength: 300 }).map((bytes) => Buffer.from(bytes))
    await expect(neverBreaks('list.xlsx', files, 100, openHere('xlsx'))).resolves.toBeUndefined()
  })

  test('as a binary workbook, whose library may only be trusted in a process of its own', async () => {
    const book = utils.book_new()
    utils.book_append_sheet(
      book,
      utils.aoa_to_sheet([
        ['a', 1, true],
        ['b', 2],
      ]),
      'List',
    )
    const files = mutated(write(book, { type: 'buffer', bookType: 'biff8' }) as Buffer)
    await expect(
      neverBreaks('list.xls', files, 12, (path) => openSpreadsheet(path, 'xls', { answerWithinMs: 20_000 })),
    ).resolves.toBeUndefined()
  })
})
