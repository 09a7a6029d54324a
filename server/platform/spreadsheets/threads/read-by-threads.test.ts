import { randomBytes } from 'node:crypto'
import { availableParallelism } from 'node:os'
import { deserialize } from 'node:v8'
import { describe, expect, test } from 'vitest'
import { openSpreadsheet, type OpenSpreadsheet } from '../spreadsheet-reader.ts'
import { gathered, madeSheet, numberedRows, sheetOf } from '../test/made-sheet.ts'
import { withFile } from '../test/read-file.ts'
import type { WatchedBatch } from '../test/watched.worker.ts'
import { sheetFile } from '../test/workbook-file.ts'
import type { SheetXml } from '../xlsx/xlsx-workbook.ts'
import { readByThreads, startThreads } from './read-by-threads.ts'

const program = new URL('../test/watched.worker.ts', import.meta.url)

async function* watched(sheet: SheetXml, told: object = {}): AsyncGenerator<WatchedBatch> {
  for await (const batch of readByThreads(startThreads(program), sheet, { told, chunkBytes: 2_000 })) {
    yield deserialize(batch) as WatchedBatch
  }
}

const upTo = (last: number) => Array.from({ length: last }, (_, at) => at + 1)

describe('threads', () => {
  test('read a sheet between them, and its rows come in their order', async () => {
    const batches = await gathered(watched(madeSheet(sheetOf(numberedRows(3_000)))))
    expect(batches.flatMap(({ numbers }) => numbers)).toEqual(upTo(3_000))
    expect(new Set(batches.map(({ thread }) => thread)).size).toBe(2)
  })

  test('give the rows before a damage', async () => {
    const read: number[] = []
    const reading = async () => {
      const sheet = madeSheet(sheetOf(`${numberedRows(2_000)}<row r="2001"><c></row>${numberedRows(500, 2_002)}`))
      for await (const { numbers } of watched(sheet)) read.push(...numbers)
    }
    await expect(reading()).rejects.toMatchObject({ code: 'damaged' })
    expect(read.length).toBeGreaterThan(1_800)
    expect(read).toEqual(upTo(read.length))
  })

  test('are done with the rows, whatever follows them', async () => {
    let left = 10_000
    const { pieces, ...sheet } = madeSheet(`<worksheet><sheetData>${numberedRows(500)}</sheetData>`)
    const endless = {
      ...sheet,
      async *pieces() {
        yield* pieces()
        for (; left > 0; left -= 1) yield Buffer.from(`<row r="${left}"><c><v>word</v></c></row>`.repeat(20))
        throw new Error('read to its end')
      },
    }
    const batches = await gathered(watched(endless))
    expect(batches.flatMap(({ numbers }) => numbers)).toEqual(upTo(500))
    expect(left).toBeGreaterThan(9_000)
  })

  test('end when nobody asks for more', async () => {
    const counted = new Int32Array(new SharedArrayBuffer(4))
    const sheet = madeSheet(sheetOf(numberedRows(20_000)))
    for await (const _ of watched(sheet, { counted })) break
    const [rows = 0] = counted
    expect(rows).toBeLessThan(10_000)
    await gathered(watched(madeSheet(sheetOf(numberedRows(100)))))
    expect(counted[0]).toBe(rows)
  })

  test('read the sheets of a long file, where the machine has room for them', async () => {
    const threadsOf = (count: number) =>
      withWatched(count, async (spreadsheet) => {
        const batches = await gathered(spreadsheet.rows(0, {}))
        expect(batches.flatMap(({ numbers }) => numbers)).toEqual(upTo(count))
        return new Set(batches.map(({ thread }) => thread))
      })
    expect(await threadsOf(100)).toEqual(new Set([0]))
    expect(await threadsOf(longCount)).toEqual(availableParallelism() > 1 ? new Set([1, 2]) : new Set([0]))
  })

  test('may read files and nothing else', async () => {
    await withWatched(longCount, async (spreadsheet, path) => {
      const writing = gathered(spreadsheet.rows(0, { writesTo: `${path}.txt` }))
      await expect(writing).rejects.toThrow('has been restricted')
    })
  })

  test('that need more memory than they may take refuse the file', async () => {
    await withWatched(longCount, async (spreadsheet) => {
      const hungry = gathered(spreadsheet.rows(0, { hungryFrom: 1_000 }))
      await expect(hungry).rejects.toMatchObject({ code: 'too_large' })
    })
  })
})

/** So many rows make a file that is not read without threads. */
const longCount = 2_500

/** Rows of eight thousand characters each that hardly pack. */
const longRows = (count: number): string =>
  upTo(count)
    .map((row) => `<row r="${row}"><c note="${randomBytes(4_000).toString('hex')}"><v>1</v></c></row>`)
    .join('')

/** A file of such rows, open in a process of its own. */
const withWatched = <T>(
  rows: number,
  use: (spreadsheet: OpenSpreadsheet<WatchedBatch>, path: string) => Promise<T>,
): Promise<T> =>
  withFile('list.xlsx', sheetFile(longRows(rows)), async (path) => {
    const spreadsheet = await openSpreadsheet<WatchedBatch>(path, 'xlsx', { program })
    try {
      return await use(spreadsheet, path)
    } finally {
      await spreadsheet.close()
    }
  })
