import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { changedCells, mergeRow } from './merge-row.ts'
import { heldThen, readRowMark, writeRowMark } from '../schedule-exports/row-mark.ts'

const columns = ['name', 'state', 'limit', 'note']
const value = fc.option(fc.constantFrom('a', 'b', 'c', '1,000', 'Gërm 🚚'))
const cells = fc.record(Object.fromEntries(columns.map((column) => [column, value])))
const rowId = '0198f2a4-7c1e-7000-8000-000000000001'

const filled = (row: Readonly<Record<string, string | null>>): Record<string, string> =>
  Object.fromEntries(Object.entries(row).filter((cell): cell is [string, string] => cell[1] !== null))

describe('a row merged three ways', () => {
  test('takes what one side changed, keeps what neither did, and leaves to a person what both did', () => {
    fc.assert(
      fc.property(cells, cells, cells, (base, portal, file) => {
        const { changes, conflicts } = mergeRow({
          portal,
          file,
          heldThen: (column, held) => (base[column] ?? null) === held,
        })
        const merged = changedCells(filled(portal), changes)
        for (const column of columns) {
          const [was, mine, theirs] = [base[column] ?? null, portal[column] ?? null, file[column] ?? null]
          const isConflict = mine !== theirs && mine !== was && theirs !== was
          expect(conflicts.some((conflict) => conflict.column === column)).toBe(isConflict)
          expect(merged[column] ?? null).toBe(isConflict || theirs === was ? mine : theirs)
        }
      }),
    )
  })

  test('by a file that nobody touched changes nothing, whatever the portal did meanwhile', () => {
    fc.assert(
      fc.property(cells, cells, (base, portal) => {
        const mark = readRowMark(writeRowMark({ rowId, version: 3, cells: base }))!
        const merged = mergeRow({
          portal,
          file: base,
          heldThen: (column, held) => heldThen(mark, column, held) === true,
        })
        expect(merged).toEqual({ changes: [], conflicts: [] })
      }),
    )
  })

  test('is the same whether both beginnings are known or only their digests', () => {
    fc.assert(
      fc.property(cells, cells, cells, (base, portal, file) => {
        const mark = readRowMark(writeRowMark({ rowId, version: 3, cells: base }))!
        const known = mergeRow({ portal, file, heldThen: (column, held) => (base[column] ?? null) === held })
        const marked = mergeRow({ portal, file, heldThen: (column, held) => heldThen(mark, column, held) === true })
        expect(marked).toEqual(known)
      }),
    )
  })
})

describe('the mark of a row', () => {
  test('is read back as it was written', () => {
    fc.assert(
      fc.property(cells, fc.nat(1000), (row, version) => {
        const mark = readRowMark(writeRowMark({ rowId, version, cells: row }))
        expect(mark).toMatchObject({ rowId, version })
        for (const column of columns) expect(heldThen(mark!, column, row[column] ?? null)).toBe(true)
      }),
    )
  })

  test.each([null, '', '  ', '12', 'Ada', `x${rowId}`])('%j is none', (text) => {
    expect(readRowMark(text)).toBeUndefined()
  })

  test('may be an id alone: then nothing is known of its cells', () => {
    const mark = readRowMark(` ${rowId.toUpperCase()} `)
    expect(mark).toEqual({ rowId, version: null, digests: null })
    expect(heldThen(mark!, 'name', 'Ada')).toBeUndefined()
  })
})
