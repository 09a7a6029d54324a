import { describe, expect, test } from 'vitest'
import { readFile } from '../test/read-file.ts'
import { UnreadableFile } from '../spreadsheet-reader.ts'

const cellsOf = async (bytes: Uint8Array | string) => {
  const { rows } = await readFile('list.csv', bytes)
  return rows.map(({ cells }) => cells)
}

const expected = [
  ['Name', 'City'],
  ['Müller, Ann', 'Zürich'],
]
const text = 'Name,City\r\n"Müller, Ann",Zürich\r\n'

describe('a CSV file', () => {
  test('is read in every encoding that Excel writes', async () => {
    expect(await cellsOf(text)).toEqual(expected)
    expect(await cellsOf(`\ufeff${text}`)).toEqual(expected)
    expect(await cellsOf(Buffer.from(text, 'latin1'))).toEqual(expected)
    expect(await cellsOf(Buffer.from(`\ufeff${text}`, 'utf16le'))).toEqual(expected)
    expect(await cellsOf(Buffer.from(text, 'utf16le'))).toEqual(expected)
    expect(await cellsOf(Buffer.from(`\ufeff${text}`, 'utf16le').swap16())).toEqual(expected)
  })

  test('is Windows-1252 even where the one letter that tells stands far down', async () => {
    const lines = Array.from({ length: 20_000 }, (_, at) => `row ${at},x`)
    const cells = await cellsOf(Buffer.from([...lines, 'Café,“'].join('\n').replace('“', '\u0093'), 'latin1'))
    expect(cells).toHaveLength(20_001)
    expect(cells.at(-1)).toEqual(['Café', '“'])
  })

  test.each([',', ';', '\t', '|'])('finds that %j separates', async (separator) => {
    const rows = [
      ['Location, number', 'Value'],
      ['1', '$1,000.50'],
      ['2', '$22,000,000'],
    ]
    const lines = rows.map((row) => row.map((cell) => (separator === ',' ? `"${cell}"` : cell)).join(separator))
    expect(await cellsOf(lines.join('\n'))).toEqual(rows)
  })

  test('is not parted at what only a few of its cells hold', async () => {
    const lines = Array.from({ length: 20 }, (_, at) => `row ${at},x`)
    const cells = await cellsOf(['name,note', ...lines, `last,${'a|b|c|'.repeat(20)}`].join('\n'))
    expect(cells.map((row) => row.length)).toEqual(Array(22).fill(2))
  })

  test('may announce its separator', async () => {
    const { rows } = await readFile('list.csv', 'sep=;\r\na,b,c;d\r\n')
    expect(rows).toEqual([{ number: 2, cells: ['a,b,c', 'd'] }])
  })

  test('keeps row numbers over empty lines and breaks within a cell', async () => {
    const { rows } = await readFile('list.csv', 'a,b\n\n,,\n"one\ntwo",3,,\nlast,\n')
    expect(rows).toEqual([
      { number: 1, cells: ['a', 'b'] },
      { number: 4, cells: ['one\ntwo', '3'] },
      { number: 5, cells: ['last'] },
    ])
  })

  test('may guard zeros from Excel, hold loose quotes and end without a break', async () => {
    expect(await cellsOf('zip,size\n="00123",5" pipe')).toEqual([
      ['zip', 'size'],
      ['00123', '5" pipe'],
    ])
  })

  test('is refused where a quote is never closed, or bytes come that no text holds', async () => {
    const damaged = expect.objectContaining({ code: 'damaged', constructor: UnreadableFile }) as Error
    await expect(cellsOf(`a,b\n"open,${'x,y\n'.repeat(400_000)}`)).rejects.toEqual(damaged)
    await expect(cellsOf(`a,b\n${'x,y\n'.repeat(4_000)}\u0000\n`)).rejects.toEqual(damaged)
  })

  test('of too many columns is refused', async () => {
    await expect(cellsOf(Array.from({ length: 1_001 }, () => 'x').join(','))).rejects.toMatchObject({
      code: 'too_wide',
    })
  })
})
