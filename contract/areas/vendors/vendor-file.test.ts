import fc from 'fast-check'
import { expect, test } from 'vitest'
import { readVendors } from './vendor-file.ts'
import { vendorMessages } from './vendor.messages.ts'

const known = { sets: [{ id: 'set-1', name: 'Subcontractors' }], names: ['Known Electric'], today: '2026-11-28' }
const rowsOf = (...rows: (string | null)[][]) => rows.map((cells, at) => ({ number: at + 1, cells }))
const head = ['Vendor', 'Email address', 'Trade', 'Requirement set', 'Annual spend']

test('reads vendors below a title, with the requirement set by its name and the spend of today', () => {
  expect(
    readVendors(
      rowsOf(['Our vendors'], head, ['Ridge Electric', 'a@ridge.test', 'Electrical', 'subcontractors', '$12,500.50']),
      known,
    ),
  ).toMatchObject({
    known: 0,
    errors: [],
    drafts: [
      {
        name: 'Ridge Electric',
        email: 'a@ridge.test',
        requirementSetId: 'set-1',
        spend: 1_250_050,
        spendOn: known.today,
      },
    ],
  })
})

test('names each error by its cell', () => {
  const read = readVendors(
    rowsOf(head, ['A', 'no email', '', 'Nothing', 'much'], ['', 'b@b.test'], ['C'], ['c']),
    known,
  )!
  expect(read.errors.map(({ row, place }) => [row, place])).toEqual(
    expect.arrayContaining([
      [2, 1],
      [2, 3],
      [2, 4],
      [3, 0],
      [5, 0],
    ]),
  )
  expect(read.errors).toContainEqual({ row: 5, place: 0, message: vendorMessages.twiceInFile })
})

test('leaves vendors as they are that are on the list, and says nothing without a column of names', () => {
  expect(readVendors(rowsOf(head, ['KNOWN ELECTRIC', 'wrong']), known)).toEqual({ drafts: [], known: 1, errors: [] })
  expect(readVendors(rowsOf(['Amount'], ['1']), known)).toBeUndefined()
})

test('makes of every row a vendor, an error, or one that is known', () => {
  const cell = fc.option(fc.string({ maxLength: 12 }))
  fc.assert(
    fc.property(fc.array(fc.array(cell, { minLength: 5, maxLength: 5 }), { maxLength: 8 }), (rows) => {
      const { drafts, known: already, errors } = readVendors(rowsOf(head, ...rows), known)!
      const invalid = new Set(errors.map(({ row }) => row))
      expect(drafts.length + already + invalid.size).toBeGreaterThanOrEqual(rows.length)
    }),
  )
})
