import { describe, expect, test } from 'vitest'
import { openSpreadsheet, type SheetRow } from './spreadsheet-reader.ts'
import { withFile } from './test/read-file.ts'
import { sheetFile, workbookFile } from './test/workbook-file.ts'

const column = (rows: number) =>
  Array.from({ length: rows }, (_, at) => `<row r="${at + 1}"><c><v>${at}</v></c></row>`).join('')

async function gathered<Batch>(batches: AsyncIterable<Batch>): Promise<Batch[]> {
  const all: Batch[] = []
  for await (const batch of batches) all.push(batch)
  return all
}

const numbersOf = async (batches: AsyncIterable<readonly SheetRow[]>) =>
  (await gathered(batches)).flatMap((rows) => rows.map(({ number }) => number))

describe('an open spreadsheet', () => {
  test('gives its rows in batches, again where they are asked for again, and sheets side by side', async () => {
    const bytes = workbookFile({ sheets: { One: column(2_000), Two: column(700) } })
    await withFile('list.xlsx', bytes, async (path) => {
      const spreadsheet = await openSpreadsheet(path, 'xlsx')
      const sizes: number[] = []
      for await (const rows of spreadsheet.rows(0)) {
        sizes.push(rows.length)
        // Whoever has seen enough stops, and nothing is left behind.
        if (sizes.length === 2) break
      }
      expect(Math.max(...sizes)).toBeLessThan(2_000)
      const [one, two] = await Promise.all([numbersOf(spreadsheet.rows(0)), numbersOf(spreadsheet.rows(1))])
      expect(one).toEqual(Array.from({ length: 2_000 }, (_, at) => at + 1))
      expect(two).toHaveLength(700)
      await spreadsheet.close()
    })
  })

  test('hands over what a program makes of its rows where they are read', async () => {
    const program = new URL('test/sums.worker.ts', import.meta.url)
    const rows = `${column(2_000)}<row r="2001"><c/><c t="str"><v>word</v></c></row>`
    await withFile('list.xlsx', sheetFile(rows), async (path) => {
      const spreadsheet = await openSpreadsheet<number>(path, 'xlsx', { program })
      const sums = await gathered(spreadsheet.rows(0, { column: 0 }))
      expect(sums.length).toBeGreaterThan(1)
      expect(sums.reduce((sum, some) => sum + some, 0)).toBe((1_999 * 2_000) / 2)
      await expect(gathered(spreadsheet.rows(0, { column: 1 }))).rejects.toThrow('not a number')
      await spreadsheet.close()
    })
  })

  test('is ended where its reading takes too long', async () => {
    await withFile('list.xlsx', sheetFile(column(50_000)), async (path) => {
      await expect(openSpreadsheet(path, 'xlsx', { answerWithinMs: 1 })).rejects.toMatchObject({ code: 'too_slow' })
    })
  })

  test('that was closed gives no more rows', async () => {
    await withFile('list.xlsx', sheetFile(column(50_000)), async (path) => {
      const spreadsheet = await openSpreadsheet(path, 'xlsx')
      const batches = spreadsheet.rows(0)[Symbol.asyncIterator]()
      await batches.next()
      await spreadsheet.close()
      await expect(batches.next()).rejects.toThrow('closed')
      await expect(numbersOf(spreadsheet.rows(0))).rejects.toThrow('closed')
    })
  })

  test('that needs more memory than its process may take ends that process alone', async () => {
    // Small in the file, large once read: every cell is one long text.
    const cells = `<row>${'<c t="s"><v>0</v></c>'.repeat(5)}</row>`.repeat(400)
    const bytes = sheetFile(cells, { sharedStrings: [`<t>${'x'.repeat(190_000)}</t>`] })
    await withFile('list.xlsx', bytes, async (path) => {
      const spreadsheet = await openSpreadsheet(path, 'xlsx', { memoryMb: 40 })
      await expect(numbersOf(spreadsheet.rows(0))).rejects.toMatchObject({ code: 'too_large' })
      await spreadsheet.close()
    })
  })

  test('of a sheet or file that is not there is damaged', async () => {
    await expect(openSpreadsheet('/nowhere/list.xlsx', 'xlsx')).rejects.toMatchObject({ code: 'damaged' })
    await withFile('list.csv', 'a,b', async (path) => {
      const spreadsheet = await openSpreadsheet(path, 'xlsx').catch((error: unknown) => error)
      expect(spreadsheet).toMatchObject({ code: 'damaged' })
    })
  })
})
