import { expect, test } from 'vitest'
import { columnsOf } from '../schedules/columns/schedule-columns.ts'
import { columnsUnder } from './file-columns.ts'
import { rowMarkColumn, rowMarkHeading } from '../schedule-exports/row-mark.ts'

const drivers = columnsOf('DRIVERS')
const rowsOf = (rows: readonly (readonly (string | null)[])[]) => ({
  rows: rows.map((cells, index) => ({ number: index + 1, cells: [...cells] })),
})
const matched = (sheet: ReturnType<typeof rowsOf>, headerRow: number, remembered = new Map<string, string>()) =>
  columnsUnder(sheet, headerRow, drivers, remembered).map(({ heading, column }) => [heading, column])

test('headings are matched by name and synonym, the mark of an export too; blank columns are left out', () => {
  const sheet = rowsOf([
    ['Drivers 2026'],
    [rowMarkHeading, 'Driver', null, 'DOB', 'Shoe size'],
    ['x', 'Ada', null, '1985-12-10', '38'],
  ])
  expect(matched(sheet, 2)).toEqual([
    [rowMarkHeading, rowMarkColumn],
    ['Driver', 'name'],
    ['DOB', 'birthDate'],
    ['Shoe size', null],
  ])
})

test('what people chose before for a heading is chosen again', () => {
  const sheet = rowsOf([['Who'], ['Ada']])
  expect(matched(sheet, 1)).toEqual([['Who', null]])
  expect(matched(sheet, 1, new Map([['who', 'name']]))).toEqual([['Who', 'name']])
})

test('a heading over several columns counts for each of them where that makes a known name', () => {
  const sheet = rowsOf([
    ['Date', null, 'License', null],
    ['of birth', 'Hired', 'no.', 'State'],
    ['1985-12-10', '2020-01-01', '111', 'NY'],
  ])
  expect(matched(sheet, 2)[0]).toEqual(['Date of birth', 'birthDate'])
  expect(matched(sheet, 2)[2]).toEqual(['License no.', 'licence'])
})

test('without a header every column that holds something is shown with its first values', () => {
  const found = columnsUnder(
    rowsOf([
      ['Ada', null, 'NY'],
      ['Grace', null, 'CA'],
    ]),
    0,
    drivers,
    new Map(),
  )
  expect(found.map(({ place, samples, column }) => [place, samples, column])).toEqual([
    [0, ['Ada', 'Grace'], null],
    [2, ['NY', 'CA'], null],
  ])
})
