import fc from 'fast-check'
import { expect, test } from 'vitest'
import { csvOf } from './csv.ts'

test('cells with commas, quotes or line breaks are quoted', () => {
  expect(
    csvOf([
      ['Name', 'Note', 'Premium'],
      ['Acme, Inc.', 'said "yes"\nthen no', 12.5],
      ['', null, -3],
    ]),
  ).toBe('Name,Note,Premium\r\n"Acme, Inc.","said ""yes""\nthen no",12.5\r\n,,-3\r\n')
})

test('no text is left to begin a formula', () => {
  fc.assert(
    fc.property(fc.constantFrom('=', '+', '-', '@', '\t', '\r', ' =', '\0=', '＝'), fc.string(), (start, rest) => {
      const cell = csvOf([[start + rest]]).replace(/^"/, '')
      expect(cell.startsWith("'")).toBe(true)
    }),
  )
})
