import { describe, expect, test } from 'vitest'
import { packedFile, type PackedPart } from './test/packed-file.ts'
import { readFile } from './test/read-file.ts'
import { sheetFile, workbookFile } from './test/workbook-file.ts'
import { unreadable, type UnreadableCode } from './unreadable-file.ts'

const sheet = 'xl/worksheets/sheet1.xml'
const cell = '<row r="1"><c r="A1" t="s"><v>0</v></c></row>'
const withPart = (...replaced: PackedPart[]) => sheetFile(cell, { sharedStrings: ['<t>x</t>'], replaced })
const withSheet = (content: string) => withPart({ name: sheet, content })
const relations = (inner: string) => `<Relationships>${inner}</Relationships>`

/** Kept as text that compresses a thousandfold. */
const endless = (before: string, filling: string, bytes: number, after: string) =>
  Buffer.concat([Buffer.from(before), Buffer.alloc(bytes, filling), Buffer.from(after)])

const hostile: readonly (readonly [string, UnreadableCode, () => Buffer])[] = [
  [
    'a sheet that unpacks a thousandfold',
    'too_large',
    () =>
      withPart({ name: sheet, content: endless('<w><sheetData><row>', '<c/>', 20_000_000, '</row></sheetData></w>') }),
  ],
  [
    'a sheet that unpacks a thousandfold and says it does not',
    'damaged',
    () =>
      withPart({
        name: sheet,
        content: endless('<w><sheetData><row>', '<c/>', 20_000_000, '</row></sheetData></w>'),
        saysBytes: 5_000_000,
      }),
  ],
  [
    'a sheet that says it is of two gigabytes',
    'too_large',
    () => withPart({ name: sheet, content: cell, saysBytes: 2_000_000_000 }),
  ],
  [
    'shared strings that unpack a thousandfold',
    'too_large',
    () =>
      withPart({ name: 'xl/sharedStrings.xml', content: endless('<sst>', '<si><t>x</t></si>', 17_000_000, '</sst>') }),
  ],
  [
    'one text of many megabytes',
    'too_large',
    () =>
      withPart({ name: 'xl/sharedStrings.xml', content: endless('<sst><si><t>', 'x', 30_000_000, '</t></si></sst>') }),
  ],
  [
    'one text in a million runs',
    'too_large',
    () =>
      withSheet(
        `<w><sheetData><row><c t="inlineStr"><is>${'<t>run </t>'.repeat(300_000)}</is></c></row></sheetData></w>`,
      ),
  ],
  [
    'a part larger than it says',
    'damaged',
    () => withPart({ name: sheet, content: `<w>${' '.repeat(9_000)}</w>`, saysBytes: 90 }),
  ],
  ['a part smaller than it says', 'damaged', () => withPart({ name: sheet, content: '<w/>', saysBytes: 9_000 })],
  [
    'a value in the last column of all',
    'too_wide',
    () => sheetFile('<row r="1048576"><c r="XFD1048576"><v>1</v></c></row>'),
  ],
  ['a column that Excel does not have', 'damaged', () => sheetFile('<row><c r="XFE1"><v>1</v></c></row>')],
  ['a row that Excel does not have', 'damaged', () => sheetFile('<row r="1048577"><c><v>1</v></c></row>')],
  ['rows that go backwards', 'damaged', () => sheetFile('<row r="2"/><row r="1"/>')],
  ['a text that is not there', 'damaged', () => sheetFile('<row><c t="s"><v>4000000</v></c></row>')],
  [
    'entities that multiply',
    'damaged',
    () => withSheet('<!DOCTYPE w [<!ENTITY a "aaaa"><!ENTITY b "&a;&a;">]><w><sheetData/></w>'),
  ],
  ['an entity of its own', 'damaged', () => sheetFile('<row><c t="str"><v>&xxe;</v></c></row>')],
  ['a character that is none', 'damaged', () => sheetFile('<row><c t="str"><v>&#0;</v></c></row>')],
  ['tags that do not close each other', 'damaged', () => sheetFile('<row><c></row></c>')],
  ['tags within tags without end', 'damaged', () => sheetFile('<a>'.repeat(10_000))],
  ['a tag without end', 'too_large', () => withSheet(`<w ${'a="b" '.repeat(400_000)}`)],
  ['half a sheet', 'damaged', () => withSheet('<w><sheetData><row><c><v>1</v></c></row>')],
  [
    'bytes that are no text',
    'damaged',
    () => withPart({ name: sheet, content: Buffer.from('<w>\u00ff\u00fe</w>', 'latin1') }),
  ],
  ['macros', 'macros', () => withPart({ name: 'xl/vbaProject.bin', content: 'x' })],
  [
    'macros under another name',
    'macros',
    () =>
      withPart({
        name: 'xl/_rels/workbook.xml.rels',
        content: relations(
          '<Relationship Id="a" Type="http://schemas.microsoft.com/office/2006/relationships/vbaProject" Target="x"/>',
        ),
      }),
  ],
  ['macros of old Excel', 'macros', () => withPart({ name: 'xl/macrosheets/sheet1.xml', content: '<w/>' })],
  ['encrypted parts', 'encrypted', () => withPart({ name: 'xl/a.xml', content: 'x', flags: 1 })],
  [
    'two parts of one name',
    'damaged',
    () => withPart({ name: 'xl/a.xml', content: 'x' }, { name: 'xl/A.xml', content: 'y' }),
  ],
  [
    'ten thousand parts',
    'too_large',
    () => packedFile(Array.from({ length: 10_000 }, (_, at) => ({ name: `${at}`, content: '' }))),
  ],
  ['no sheets', 'damaged', () => workbookFile({ sheets: {} })],
  ['another packed file', 'damaged', () => packedFile([{ name: 'word/document.xml', content: '<w/>' }])],
  ['half a file', 'damaged', () => sheetFile(cell).subarray(0, 700)],
]

describe('a file is refused with a sentence where it has', () => {
  test.each(hostile)('%s: %s', async (_, code, bytes) => {
    await expect(readFile('list.xlsx', bytes())).rejects.toMatchObject({ code, message: unreadable[code] })
  })
})

test('macros are refused under the name of a macro workbook too', async () => {
  const bytes = withPart({ name: 'xl/vbaProject.bin', content: 'x' })
  await expect(readFile('list.xlsm', bytes)).rejects.toMatchObject({ code: 'macros' })
})

test('links to other workbooks are noted and never followed: the values of the file are read', async () => {
  const bytes = withPart({ name: 'xl/externalLinks/externalLink1.xml', content: '<!DOCTYPE w>' })
  const { isLinked, rows } = await readFile('list.xlsx', bytes)
  expect([isLinked, rows.length]).toEqual([true, 1])
})

test('names that mean something to JavaScript are names like others', async () => {
  const bytes = workbookFile({
    sheets: { ['__proto__']: '<row><c t="str"><v>constructor</v></c></row>', constructor: '' },
  })
  const { sheets, rows } = await readFile('list.xlsx', bytes)
  expect(sheets.map(({ name }) => name)).toEqual(['__proto__', 'constructor'])
  expect(rows).toEqual([{ number: 1, cells: ['constructor'] }])
})
