import fc from 'fast-check'
import { writeFile } from 'node:fs/promises'
import { describe, expect, test } from 'vitest'
import { openWorkbook } from '../open-workbook.ts'
import { noCounts } from '../row-batches.ts'
import type { SheetRow } from '../spreadsheet.ts'
import { gathered, madeSheet, numberedRows, sheetOf } from '../test/made-sheet.ts'
import { withFile } from '../test/read-file.ts'
import { sheetFile } from '../test/workbook-file.ts'
import { UnreadableFile } from '../unreadable-file.ts'
import { type SheetChunk, sheetChunks } from './sheet-chunks.ts'
import { ChunkReader } from './chunk-reading.ts'
import type { SheetXml } from './xlsx-workbook.ts'

const chunksOf = (sheet: SheetXml, leastBytes: number): Promise<SheetChunk[]> =>
  gathered(sheetChunks(sheet.pieces(), leastBytes))

const whatFollows = async (content: string | Uint8Array) =>
  (await chunksOf(madeSheet(content, 50), 400)).map(({ follows }) => follows)

/** Two readers take stretches in turn, as two threads do. */
async function readInChunks(sheet: SheetXml, leastBytes: number, counts = noCounts()): Promise<SheetRow[]> {
  const readers = [new ChunkReader(sheet.context, counts), new ChunkReader(sheet.context, counts)] as const
  const rows: SheetRow[] = []
  let turn = 0
  for (const chunk of await chunksOf(sheet, leastBytes)) {
    const reader = readers[turn % 2]!
    for (const batch of reader.rows(chunk)) rows.push(...batch)
    if (reader.isDone) break
    if (chunk.follows !== 'more') turn += 1
  }
  return rows
}

async function outcome(reading: Promise<readonly SheetRow[]>): Promise<readonly SheetRow[] | 'refused'> {
  try {
    return await reading
  } catch (error) {
    if (error instanceof UnreadableFile) return 'refused'
    throw error
  }
}

async function readHere(path: string, content: Buffer): Promise<SheetRow[]> {
  await writeFile(path, sheetFile('', { replaced: [{ name: 'xl/worksheets/sheet1.xml', content }] }))
  const workbook = await openWorkbook(path, 'xlsx')
  try {
    return (await gathered(workbook.rows(0))).flat()
  } finally {
    await workbook.close()
  }
}

const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;')
const text = fc.oneof(
  fc.constantFrom('</row><row r="9">', 'a > b', 'Straße 😀', 'Sheet1!A1 ?', ' '),
  fc.string({ maxLength: 12, unit: fc.constantFrom('x', 'é', '>', '/', 'r', '&', ' ', '!', '?') }),
)
const cell = fc.oneof(
  text.map((value) => `<c t="str" note="${escaped(value)}"><v>${escaped(value)}</v></c>`),
  text.map((value) => `<c t="inlineStr"><is><t>${escaped(value)}</t></is></c>`),
  fc.nat(9999).map((value) => `<c><f>A1&lt;2</f><v>${value}</v></c>`),
  fc.constantFrom('<c/>', '<c s="1"></c>'),
)
const row = fc.record({
  gap: fc.integer({ min: 1, max: 3 }),
  says: fc.constantFrom('first', 'first', 'first', 'last', 'not'),
  cells: fc.array(cell, { maxLength: 6 }),
  around: fc.constantFrom('', '', '\n  '),
})
type Row = typeof row extends fc.Arbitrary<infer Value> ? Value : never

/** What may stand between rows, and keeps them from being cut: more rows that are none. */
const hidden = '</row><row r="3"><c><v>3</v></c></row><row r="4">'
const between = fc.constantFrom('', '', '', `<!--${hidden}-->`, `<?note ${hidden}?>`, `<![CDATA[${hidden}]]>`)

function xmlOf(rows: readonly Row[], oddity: string, oddAt: number): string {
  let number = 0
  return rows
    .map(({ gap, says, cells, around }, at) => {
      number += says === 'not' ? 1 : gap
      const attributes = { first: ` r="${number}" spans="1:6"`, last: ` spans="1:6" r="${number}"`, not: '' }[says]
      const tag = cells.length === 0 ? `<row${attributes}/>` : `<row${attributes}>${cells.join('')}</row>`
      return `${around}${tag}${at === oddAt ? oddity : ''}`
    })
    .join('')
}

const sheet = fc
  .record({
    rows: fc.array(row, { maxLength: 30 }),
    oddity: between,
    oddAt: fc.nat(30),
    prefix: fc.constantFrom('', '', 'x:'),
    encoding: fc.constantFrom('utf8', 'utf8', 'utf8', 'utf16le'),
    start: fc.constantFrom('', '\ufeff', '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n'),
    end: fc.constantFrom('', '<drawing/>', `<controls><from>${numberedRows(20)}</from></controls>`),
  })
  .map(({ rows, oddity, oddAt, prefix, encoding, start, end }) => {
    const tags = `<worksheet><sheetData>${xmlOf(rows, oddity, oddAt)}</sheetData>${end}</worksheet>`
    const prefixed = prefix === '' ? tags : tags.replaceAll(/<(\/?)(?=\w)/g, `<$1${prefix}`)
    return encoding === 'utf8' ? Buffer.from(start + prefixed) : Buffer.from(`\ufeff${prefixed}`, 'utf16le')
  })

describe('a sheet in stretches', () => {
  test('is read as it is in one go', async () => {
    await withFile('list.xlsx', '', async (path) => {
      // The first stretch holds what the sheet says of its encoding.
      const lengthsOf = fc.tuple(fc.integer({ min: 1, max: 70 }), fc.integer({ min: 100, max: 500 }))
      await fc.assert(
        fc.asyncProperty(sheet, lengthsOf, async (bytes, [pieceBytes, leastBytes]) => {
          const read = await readInChunks(madeSheet(bytes, pieceBytes), leastBytes)
          expect(read).toEqual(await readHere(path, bytes))
        }),
        { numRuns: 400 },
      )
    })
  })

  test('is refused, or read as it is in one go, where it is broken', async () => {
    const rows = Buffer.from(sheetOf(numberedRows(20)))
    const breaks = fc.tuple(fc.integer({ min: 22, max: rows.length - 25 }), fc.nat(9), fc.string({ maxLength: 3 }))
    await withFile('list.xlsx', '', async (path) => {
      await fc.assert(
        fc.asyncProperty(breaks, async ([at, gone, come]) => {
          const bytes = Buffer.concat([rows.subarray(0, at), Buffer.from(come), rows.subarray(at + gone)])
          const read = await outcome(readInChunks(madeSheet(bytes, 40), 100))
          expect(read).toEqual(await outcome(readHere(path, bytes)))
        }),
        { numRuns: 300 },
      )
    })
  })

  test('is cut before rows that say their number, and loses nothing', async () => {
    const content = `<?xml version="1.0"?>${sheetOf(numberedRows(200))}`
    const chunks = await chunksOf(madeSheet(content, 50), 400)
    expect(chunks.length).toBeGreaterThan(10)
    expect(Buffer.concat(chunks.map(({ bytes }) => bytes)).toString()).toBe(content)
    expect(chunks.map(({ isFirst }) => isFirst)).toEqual(chunks.map((_, at) => at === 0))
    const begins = chunks.map(({ bytes }) => /^<row r="\d+">/.exec(Buffer.from(bytes).toString())?.[0])
    expect(begins.slice(1)).toEqual(chunks.slice(0, -1).map(({ follows }) => `<row r="${follows}">`))
  })

  test.each([
    ['that is in UTF-16', Buffer.from(`\ufeff${sheetOf(numberedRows(50))}`, 'utf16le')],
    ['that says another encoding', `<?xml version="1.0" encoding="latin1"?>${sheetOf(numberedRows(50))}`],
    ['whose rows say no numbers', sheetOf('<row><c><v>1</v></c></row>'.repeat(50))],
    ['that begins with a comment', `<!-- rows -->${sheetOf(numberedRows(50))}`],
  ])('%s is not cut', async (_, content) => {
    expect(new Set(await whatFollows(content))).toEqual(new Set(['more', 'nothing']))
  })

  test('is not cut behind a comment', async () => {
    const found = await whatFollows(sheetOf(`${numberedRows(50)}<!-- rows -->${numberedRows(50, 51)}`))
    const uncut = found.indexOf('more')
    expect(uncut).toBeGreaterThan(0)
    expect(new Set(found.slice(uncut, -1))).toEqual(new Set(['more']))
  })

  test('may not go backwards from one to the next', async () => {
    const content = sheetOf(`${numberedRows(60, 100)}${numberedRows(60, 100)}`)
    await expect(readInChunks(madeSheet(content), 200)).rejects.toMatchObject({ code: 'damaged' })
  })

  test('is bounded over all of them', async () => {
    const content = madeSheet(sheetOf(numberedRows(60)))
    const counts = noCounts()
    counts[0] = 499_940
    await expect(readInChunks(content, 200, counts)).resolves.toHaveLength(60)
    await expect(readInChunks(content, 200, counts)).rejects.toMatchObject({ code: 'too_large' })
    const characters = noCounts()
    characters[1] = 999_999_950
    await expect(readInChunks(content, 200, characters)).rejects.toMatchObject({ code: 'too_large' })
  })
})
