import { describe, expect, test } from 'vitest'
import { readFile } from '../test/read-file.ts'
import { sheetFile, workbookFile, type MadeWorkbook } from '../test/workbook-file.ts'

const cellsOf = async (rows: string, more: Omit<MadeWorkbook, 'sheets'> = {}) => {
  const read = await readFile('list.xlsx', sheetFile(rows, more))
  return read.rows.map(({ cells }) => cells)
}

/** A row of cells, each in a style of its own: 1, 2, 3 … */
const styled = (numbers: readonly number[]) =>
  `<row>${numbers.map((number, at) => `<c s="${at + 1}"><v>${number}</v></c>`).join('')}</row>`

describe('a workbook', () => {
  test('says which of its rows are hidden', async () => {
    const cell = (row: number) => `<c r="A${row}"><v>${row}</v></c>`
    const bytes = sheetFile(
      `<row r="1">${cell(1)}</row><row r="2" hidden="1">${cell(2)}</row><row r="3" hidden="0">${cell(3)}</row>`,
    )
    expect((await readFile('list.xlsx', bytes)).rows).toEqual([
      { number: 1, cells: ['1'] },
      { number: 2, cells: ['2'], isHidden: true },
      { number: 3, cells: ['3'] },
    ])
  })

  test('says its sheets in their order, which of them are hidden, and gives the rows of each', async () => {
    const bytes = workbookFile({
      sheets: {
        'Vehicles &amp; trailers': '<row r="3"><c r="B3"><v>7</v></c></row>',
        Lists: '<row r="1"><c r="A1" t="str"><v>x</v></c></row>',
      },
      hidden: ['Lists'],
    })
    const first = await readFile('list.xlsx', bytes)
    expect(first.sheets).toEqual([
      { index: 0, name: 'Vehicles & trailers', hidden: false },
      { index: 1, name: 'Lists', hidden: true },
    ])
    expect(first.rows).toEqual([{ number: 3, cells: [null, '7'] }])
    expect((await readFile('list.xlsm', bytes, 1)).rows).toEqual([{ number: 1, cells: ['x'] }])
  })

  test('gives texts as they read: shared, rich, in place, formulas, truths and errors', async () => {
    const cells = [
      '<c t="s"><v>0</v></c>',
      '<c t="s"><v>1</v></c>',
      '<c t="inlineStr"><is><r><t>in </t></r><r><t>place</t></r></is></c>',
      '<c t="str"><f>A1&amp;"?"</f><v>Q&#38;A &lt;é&#x1F600;&gt;</v></c>',
      '<c><f>1+1</f><v>2</v></c>',
      '<c t="b"><v>1</v></c>',
      '<c t="b"><v>0</v></c>',
      '<c t="e"><f>NA()</f><v>#N/A</v></c>',
      '<c t="str"><v><![CDATA[<a> & b]]></v></c>',
      '<c><f>NOW()</f></c>',
      '<c t="s"><v>2</v></c>',
      "<c t='n' s = '0' ><v>00012</v></c>",
    ]
    const sharedStrings = [
      '<t xml:space="preserve"> two\r\nlines_x000D_ </t>',
      '<r><rPr><b/></rPr><t>rich </t></r><r><t>text</t></r><rPh sb="0" eb="1"><t>aloud</t></rPh>',
      '<t>__proto__ _x005F_x0041_</t>',
    ]
    expect(await cellsOf(`<row>${cells.join('')}</row>`, { sharedStrings })).toEqual([
      [
        ' two\r\nlines\n ',
        'rich text',
        'in place',
        'Q&A <é😀>',
        '2',
        'TRUE',
        'FALSE',
        '#N/A',
        '<a> & b',
        null,
        '__proto__ _x0041_',
        '12',
      ],
    ])
  })

  test('writes numbers out in plain digits', async () => {
    const numbers = ['1.5E+3', '0.1', '0.30000000000000004', '1E21', '-2.5E-7', '123456789012345678', '-0', 'n/a']
    expect(await cellsOf(`<row>${numbers.map((number) => `<c><v>${number}</v></c>`).join('')}</row>`)).toEqual([
      ['1500', '0.1', '0.3', '1000000000000000000000', '-0.00000025', '123456789012346000', '0', 'n/a'],
    ])
  })

  test('knows dates, times, percents and codes by their format', async () => {
    const shown: readonly (readonly [string, number, string])[] = [
      ['mm/dd/yyyy', 46_267, '2026-09-02'],
      ['[$-409]mmmm d, yyyy;@', 46_267.75, '2026-09-02'],
      ['m/d/yy h:mm', 46_267.75, '2026-09-02 18:00'],
      ['m/d/yy h:mm', 46_267, '2026-09-02'],
      ['h:mm AM/PM', 0.5625, '13:30'],
      ['[h]:mm', 1.5, '36:00'],
      ['mmm', 46_267, '2026-09-02'],
      ['yyyy', 1, '1900-01-01'],
      ['yyyy', 61, '1900-03-01'],
      ['yyyy-mm-dd', -1, '-1'],
      ['0.0%', 0.075, '7.5%'],
      ['0.00E+00', 1200, '1200'],
      ['[Red]#,##0.00 "days"', 12, '12'],
      ['#,##0\\d', 12, '12'],
      ['_(* #,##0.00_);_(* (#,##0.00)', 1234.5, '1234.5'],
      ['00000', 2134, '02134'],
      ['00000\\-0000', 21_341_234, '02134-1234'],
      ['00-0000000', 123_456_789, '12-3456789'],
      ['[<=9999999]###\\-####;\\(###\\)\\ ###\\-####', 2_125_550_100, '(212) 555-0100'],
      ['[<=9999999]###\\-####;\\(###\\)\\ ###\\-####', 5_550_100, '555-0100'],
      ['0', 5, '5'],
      ['00000', 12.5, '12.5'],
    ]
    const formats = shown.map(([code]) => code)
    expect(await cellsOf(styled(shown.map(([, number]) => number)), { formats })).toEqual([
      shown.map(([, , text]) => text),
    ])
  })

  test('may count its days from 1904 on', async () => {
    const formats = ['yyyy-mm-dd', 'h:mm']
    expect(await cellsOf(styled([44_805, 44_805.25]), { formats, from1904: true })).toEqual([['2026-09-02', '06:00']])
  })

  test('may have styles by the thousand', async () => {
    const formats = Array.from({ length: 20_000 }, (_, at) => (at % 2 === 0 ? 'yyyy-mm-dd' : `0.0"${at}"`))
    const rows = '<row><c s="19999"><v>46267</v></c><c s="20000"><v>46267</v></c><c s="99999"><v>1</v></c></row>'
    expect(await cellsOf(rows, { formats })).toEqual([['2026-09-02', '46267', '1']])
  })

  test('leaves out empty rows and what is only formatted, however far', async () => {
    const rows =
      '<row r="2"><c r="C2"/><c r="XFD2" s="1"/></row><row r="5"><c r="A5"><v>1</v></c><c r="D5" t="s"/></row>'
    const { rows: read } = await readFile('list.xlsx', sheetFile(rows))
    expect(read).toEqual([{ number: 5, cells: ['1'] }])
  })

  test('keeps the order of its rows over many batches', async () => {
    const rows = Array.from({ length: 3_000 }, (_, at) => `<row r="${at + 1}"><c><v>${at}</v></c></row>`).join('')
    const { rows: read } = await readFile('list.xlsx', sheetFile(rows))
    expect(read.map(({ number, cells }) => `${number}:${cells.join()}`)).toEqual(
      Array.from({ length: 3_000 }, (_, at) => `${at + 1}:${at}`),
    )
  })

  test('may be written with prefixes, in UTF-16, and say things around the rows', async () => {
    const xml = `<x:worksheet xmlns:x="m" xmlns:r="o"><!-- > "quoted ' --><x:sheetData><x:row r="1"
      ><x:c r="A1" t="str" note="a>b"><x:v>ü</x:v></x:c></x:row></x:sheetData><x:drawing r:id="x"/></x:worksheet>`
    const replaced = [{ name: 'xl/worksheets/sheet1.xml', content: Buffer.from(`\ufeff${xml}`, 'utf16le') }]
    expect(await cellsOf('', { replaced })).toEqual([['ü']])
  })
})
