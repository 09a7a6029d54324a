import { CFB, utils, write, type BookType, type WorkBook } from '@e965/xlsx'
import { describe, expect, test } from 'vitest'
import { packedFile } from '../test/packed-file.ts'
import { readFile } from '../test/read-file.ts'

function workbook(): WorkBook {
  const made = utils.book_new()
  const list = utils.aoa_to_sheet([
    ['Name', 'Since', 'Share', 'ZIP', 'Active'],
    [],
    ['Müller', 46_267.5, 0.25, 2134, true],
  ])
  const formats = { B3: 'mm/dd/yyyy', C3: '0%', D3: '00000' }
  for (const [cell, format] of Object.entries(formats)) Object.assign(list[cell] as object, { z: format })
  utils.book_append_sheet(made, list, 'List')
  utils.book_append_sheet(made, utils.aoa_to_sheet([['hidden']]), 'Lookups')
  made.Workbook = { Sheets: [{ Hidden: 0 }, { Hidden: 1 }] }
  return made
}

const bytesOf = (bookType: BookType, made = workbook()) => write(made, { type: 'buffer', bookType }) as Buffer

describe('a binary workbook', () => {
  test.each([
    ['list.xls', 'biff8'],
    ['list.xlsb', 'xlsb'],
  ] as const)('%s is read as a person reads it', async (name, bookType) => {
    const { sheets, rows } = await readFile(name, bytesOf(bookType))
    expect(sheets).toEqual([
      { index: 0, name: 'List', hidden: false },
      { index: 1, name: 'Lookups', hidden: true },
    ])
    expect(rows).toEqual([
      { number: 1, cells: ['Name', 'Since', 'Share', 'ZIP', 'Active'] },
      { number: 3, cells: ['Müller', '2026-09-02', '25%', '02134', 'TRUE'] },
    ])
  })

  test('says which rows it hides, and loses NUL characters', async () => {
    const made = utils.book_new()
    const list = utils.aoa_to_sheet([['Site'], ['1\u0000'], ['2']])
    list['!rows'] = [{}, { hidden: true }, {}]
    utils.book_append_sheet(made, list, 'List')
    const { rows } = await readFile('list.xlsb', bytesOf('xlsb', made))
    expect(rows).toEqual([
      { number: 1, cells: ['Site'] },
      { number: 2, cells: ['1'], isHidden: true },
      { number: 3, cells: ['2'] },
    ])
    const old = await readFile('list.xls', bytesOf('biff8', made))
    expect(old.rows.map(({ cells }) => cells)).toEqual([['Site'], ['1'], ['2']])
  })

  test('of Excel 95 keeps the signs of its code page', async () => {
    const made = utils.book_new()
    utils.book_append_sheet(made, utils.aoa_to_sheet([['Site'], ['Mill ~ annex']]), 'List')
    const bytes = bytesOf('biff5', made)
    bytes[bytes.indexOf('Mill ~ annex', 'latin1') + 5] = 0x85
    const { rows } = await readFile('list.xls', bytes)
    expect(rows.map(({ cells }) => cells)).toEqual([['Site'], ['Mill … annex']])
  })

  test.each([
    ['/EncryptedPackage', 'encrypted'],
    ['/_VBA_PROJECT_CUR/VBA/dir', 'macros'],
    ['/WordDocument', 'wrong_extension'],
  ])('with %s within is refused: %s', async (path, code) => {
    const container = CFB.utils.cfb_new()
    CFB.utils.cfb_add(container, path, Buffer.alloc(5_000, 1))
    if (code === 'macros') CFB.utils.cfb_add(container, '/Workbook', Buffer.alloc(5_000))
    await expect(readFile('list.xls', CFB.write(container, { type: 'buffer' }) as Buffer)).rejects.toMatchObject({
      code,
    })
  })

  test('cut off in the middle is refused, or gives what is whole', async () => {
    const bytes = bytesOf('biff8')
    await expect(readFile('list.xls', bytes.subarray(0, 1_000))).rejects.toMatchObject({ code: 'damaged' })
    await expect(readFile('list.xlsb', bytesOf('xlsb').subarray(0, 1_000))).rejects.toMatchObject({ code: 'damaged' })
  })

  test('that unpacks to more than fits is refused before the library sees it', async () => {
    const bomb = packedFile([{ name: 'xl/workbook.bin', content: Buffer.alloc(60_000_000) }])
    await expect(readFile('list.xlsb', bomb)).rejects.toMatchObject({ code: 'too_large' })
    const macros = packedFile([{ name: 'xl/vbaProject.bin', content: 'x' }])
    await expect(readFile('list.xlsb', macros)).rejects.toMatchObject({ code: 'macros' })
  })
})
