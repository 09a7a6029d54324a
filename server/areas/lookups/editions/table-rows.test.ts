import { lookupMessages } from '@portico/contract/areas/lookups/lookup.messages.ts'
import { tableLimits } from '@portico/contract/areas/lookups/lookup.shapes.ts'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { ErrorResponse } from '../../../platform/error-response.ts'
import { TableReader } from './table-rows.ts'

function read(rows: readonly (readonly (string | null)[])[], kind: 'GL' | 'WC' = 'WC') {
  const reader = new TableReader(kind)
  rows.forEach((cells, at) => reader.read({ number: at + 1, cells }))
  return reader.finish()
}

const errorOf = (work: () => unknown): string => {
  try {
    work()
    return 'nothing was refused'
  } catch (error) {
    return error instanceof ErrorResponse ? error.message : String(error)
  }
}

describe('a file of codes', () => {
  test('is read below its title, by headings of many names in any order', () => {
    const { entries, faults } = read([
      ['Classes of 2026', null],
      [],
      ['Class Description', 'Class Code', 'Keywords', 'Premium basis', 'Hazard Group', 'Remarks'],
      [' Carpentry\nnot otherwise named ', '5403', 'framing; wood\nhouse', 'Payroll', 'E', 'Read with 5645'],
      ['Clerical', '8810', null, null, null, null],
    ])
    expect(entries).toEqual([
      {
        code: '5403',
        phrase: 'Carpentry not otherwise named',
        phrases: ['framing', 'wood', 'house'],
        basis: 'Payroll',
        hazard: 'E',
        notes: 'Read with 5645',
      },
      { code: '8810', phrase: 'Clerical', phrases: [], basis: null, hazard: null, notes: null },
    ])
    expect(faults).toBe(0)
  })

  test('gives codes back the zeros that a spreadsheet dropped', () => {
    expect(
      read([
        ['Code', 'Description'],
        ['5', 'Nursery'],
        ['3726u', 'Boilers'],
      ]).entries.map(({ code }) => code),
    ).toEqual(['0005', '3726U'])
  })

  test('leaves rows with errors out and names each with its row', () => {
    const { entries, faultRows } = read([
      ['Code', 'Description'],
      ['5403', 'Carpentry'],
      ['54-03', 'Carpentry'],
      [null, 'Masonry'],
      ['5022', ' '],
      ['5403', 'Carpentry again'],
      ['5022', 'x'.repeat(301)],
    ])
    expect(entries.map(({ phrase }) => phrase)).toEqual(['Carpentry'])
    expect(faultRows).toEqual([
      { row: 3, message: lookupMessages.badCode('54-03', 'WC class') },
      { row: 4, message: lookupMessages.codeMissing },
      { row: 5, message: lookupMessages.phraseMissing },
      { row: 6, message: lookupMessages.twice('5403', 2) },
      { row: 7, message: lookupMessages.tooLong('Description', 300) },
    ])
  })

  test('counts every error and names the first 200', () => {
    const invalid = Array.from({ length: 250 }, () => ['?', 'Nothing'])
    const { faults, faultRows } = read([['Code', 'Description'], ['5403', 'Carpentry'], ...invalid])
    expect([faults, faultRows.length]).toEqual([250, 200])
  })

  test('is refused without headings, without entries, and beyond its limit', () => {
    expect(errorOf(() => read([['5403', 'Carpentry']]))).toBe(lookupMessages.noHeadings)
    expect(errorOf(() => read(Array.from({ length: 30 }, () => ['x', 'y'])))).toBe(lookupMessages.noHeadings)
    expect(errorOf(() => read([['Code', 'Description']]))).toBe(lookupMessages.noRows)
    const many = Array.from({ length: tableLimits.rows + 1 }, (_, at) => [String(100_000 + at), 'A class'])
    expect(errorOf(() => read([['Code', 'Description'], ...many], 'GL'))).toBe(lookupMessages.tooManyRows('20,000'))
  })

  test('never holds a code twice, and every row is an entry or an error', () => {
    const cell = fc.option(fc.oneof(fc.string(), fc.stringMatching(/^\d{4}[A-C]?$/)), { nil: null })
    const rows = fc.array(fc.tuple(cell, cell, cell), { maxLength: 60 })
    fc.assert(
      fc.property(rows, (cells) => {
        const table = read([['Code', 'Description', 'Notes'], ['0001', 'One', null], ...cells])
        const filled = cells.filter((row) => row.some((each) => (each ?? '').trim() !== ''))
        expect(new Set(table.entries.map(({ code }) => code)).size).toBe(table.entries.length)
        expect(table.entries.length - 1 + table.faults).toBe(filled.length)
      }),
    )
  })
})
