import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { sheetNames } from './sheet-names.ts'
import { writeWorkbook } from './spreadsheet-writer.ts'
import { partsOfWorkbook } from './test/workbook-parts.ts'
import type { WorkbookColumn, WorkbookRow, WorkbookSheet } from './workbook.ts'
import { xmlText } from './xml-text.ts'

const text: WorkbookColumn = { heading: 'Text', width: 12, format: '@' }
const money: WorkbookColumn = { heading: 'Money', width: 12, format: '#,##0.00' }
const day: WorkbookColumn = { heading: 'Day', width: 12, format: 'mm/dd/yyyy' }
const sheet = (columns: readonly WorkbookColumn[], rows: readonly WorkbookRow[]): WorkbookSheet => ({
  name: 'Sheet',
  columns,
  rows: [rows],
})

const firstSheet = async (...sheets: readonly WorkbookSheet[]) =>
  (await partsOfWorkbook(writeWorkbook(sheets))).get('xl/worksheets/sheet1.xml')!

describe('a workbook', () => {
  test('holds texts as texts, whatever they begin with, and adds nothing to them', async () => {
    const typed = ['=1+1', '+1', '-1', '@SUM(A1)', '\tx', '\rx', '=HYPERLINK("http://x","y")', '007']
    const xml = await firstSheet(
      sheet(
        [text],
        typed.map((value) => [value]),
      ),
    )
    expect(xml).not.toContain('<f>')
    expect(xml.match(/t="inlineStr"/g)).toHaveLength(typed.length + 1)
    expect(xml).toContain('<t xml:space="preserve">=1+1</t>')
    expect(xml).toContain('<t xml:space="preserve">_x000D_x</t>')
    expect(xml).toContain('=HYPERLINK(&quot;http://x&quot;,&quot;y&quot;)')
  })

  test('holds numbers as numbers and days as days; days that spreadsheets count differently stay texts', async () => {
    const days = ['2026-02-28', '1900-03-01', '1900-02-28'].map((date) => new Date(date))
    const xml = await firstSheet(
      sheet(
        [money, day],
        days.map((date) => [-1200.5, date]),
      ),
    )
    expect(xml).toContain('<v>-1200.5</v>')
    expect(xml).toContain('<v>46081</v>')
    expect(xml).toContain('<v>61</v>')
    expect(xml).toContain('<t xml:space="preserve">1900-02-28</t>')
  })

  test('keeps its bold headings and first columns in sight', async () => {
    const parts = await partsOfWorkbook(writeWorkbook([{ ...sheet([text, money], []), frozenColumns: 1 }]))
    expect(parts.get('xl/worksheets/sheet1.xml')).toContain('<pane xSplit="1" ySplit="1" topLeftCell="B2"')
    const [, heading] = parts
      .get('xl/styles.xml')!
      .match(/<cellXfs.*<\/cellXfs>/)![0]
      .match(/<xf [^>]*>/g)!
    expect(heading).toContain('fontId="1"')
    expect(parts.get('xl/styles.xml')).toMatch(/<fonts count="2"><font>(?:(?!<\/font>).)*<\/font><font><b\/>/)
  })

  test('has a title above its headings and totals below its rows, neither of which is filtered', async () => {
    const totaled = { ...money, isTotaled: true }
    const titled = {
      ...sheet(
        [text, totaled],
        [
          ['a', 0.1],
          ['b', 0.2],
        ],
      ),
      title: ['Vehicles', 'Insured: Acme'],
    }
    const xml = await firstSheet(titled)
    expect(xml).toContain('<row r="4"><c r="A4"')
    expect(xml).toContain('ySplit="4" topLeftCell="A5"')
    expect(xml).toContain('<autoFilter ref="A4:B6"/>')
    expect(xml).toMatch(/<row r="7"><c r="A7"[^>]*><is><t[^>]*>Total<.*<c r="B7" s="\d+"><v>0.3<\/v>/)
  })

  test('offers the choices of a column from a hidden sheet, however long the list', async () => {
    const choices = Array.from({ length: 60 }, (_, number) => `${number}, "of" many`)
    const parts = await partsOfWorkbook(writeWorkbook([sheet([text, { ...text, choices }], [])]))
    expect(parts.get('xl/worksheets/sheet1.xml')).toContain(
      `sqref="B2:B1048576"><formula1>'Choices'!$A$2:$A$61</formula1>`,
    )
    expect(parts.get('xl/workbook.xml')).toContain('<sheet name="Choices" sheetId="2" state="hidden"')
    expect(parts.get('xl/worksheets/sheet2.xml')).toContain('59, &quot;of&quot; many')
  })

  test('marks cells and says why', async () => {
    const marked = { value: 'x', mark: 'error', note: 'must be <a number>' } as const
    const parts = await partsOfWorkbook(writeWorkbook([{ ...sheet([text, text], [['a', marked]]), hasNotes: true }]))
    const style = /<c r="B2" s="(\d+)"/.exec(parts.get('xl/worksheets/sheet1.xml')!)![1]
    const styles = parts
      .get('xl/styles.xml')!
      .match(/<cellXfs.*<\/cellXfs>/)![0]
      .match(/<xf [^>]*>/g)!
    expect(styles[Number(style)]).toContain('fillId="3"')
    expect(parts.get('xl/comments1.xml')).toMatch(/<comment ref="B2".*must be &lt;a number&gt;/)
    expect(parts.get('xl/drawings/vmlDrawing1.vml')).toContain('<x:Row>1</x:Row><x:Column>1</x:Column>')
    expect(parts.get('[Content_Types].xml')).toContain('/xl/comments1.xml')
  })

  test('hides the ids of its records, and refuses what is typed over them', async () => {
    const xml = await firstSheet(sheet([text, { heading: 'Row', width: 10, isRecordId: true }], [['a', 'b']]))
    expect(xml).toMatch(/<col min="2"[^>]* hidden="1"/)
    expect(xml).toMatch(/type="custom" errorStyle="stop"[^>]*sqref="B2:B1048576"><formula1>FALSE/)
    expect(xml).not.toContain('sheetProtection')
  })

  test('takes rows no faster than it is read, and no more once its reader has gone', async () => {
    let taken = 0
    let isEnded = false
    async function* rows() {
      try {
        for (; taken < 100_000; taken += 1) yield Array.from({ length: 50 }, () => [crypto.randomUUID()])
      } finally {
        isEnded = true
      }
    }
    for await (const _ of writeWorkbook([{ name: 'Long', columns: [text], rows: rows() }])) if (taken > 0) break
    expect(taken).toBeLessThan(2000)
    await expect.poll(() => isEnded).toBe(true)
  })

  test('breaks off where its rows do', async () => {
    async function* rows() {
      yield [['a']]
      throw new Error('The rows broke off')
    }
    await expect(partsOfWorkbook(writeWorkbook([{ name: 'Short', columns: [text], rows: rows() }]))).rejects.toThrow(
      'The rows broke off',
    )
  })
})

test('names of sheets are legal, short and unique in any case', () => {
  const isLegal = (name: string) => /^(?!')[^[\]*/\\?:]{1,31}(?<!')$/u.test(name) && name.isWellFormed()
  fc.assert(
    fc.property(
      fc.array(fc.oneof(fc.string({ unit: 'binary', maxLength: 36 }), fc.constantFrom('a', 'A', 'History', "''")), {
        maxLength: 8,
      }),
      (wanted) => {
        const names = sheetNames(wanted)
        expect(names.filter((name) => !isLegal(name))).toEqual([])
        expect(new Set(names.map((name) => name.toLowerCase())).size).toBe(wanted.length)
      },
    ),
  )
  expect(sheetNames(['Auto', 'auto', 'A/B', 'x'.repeat(40), 'x'.repeat(40)])).toEqual([
    'Auto',
    'auto (2)',
    'A B',
    'x'.repeat(31),
    `${'x'.repeat(27)} (2)`,
  ])
})

test('texts come back from the XML as they went in', () => {
  const back = (xml: string) =>
    xml
      .replaceAll('&quot;', '"')
      .replaceAll('&gt;', '>')
      .replaceAll('&lt;', '<')
      .replaceAll('&amp;', '&')
      .replaceAll(/_x([0-9A-F]{4})_/gi, (_, code) => String.fromCharCode(Number.parseInt(code, 16)))
  fc.assert(
    fc.property(fc.oneof(fc.string({ unit: 'binary' }), fc.stringMatching(/^[_x0-9A-F<&\r\n]*$/)), (typed) => {
      expect(back(xmlText(typed))).toBe(typed.toWellFormed())
    }),
  )
})
