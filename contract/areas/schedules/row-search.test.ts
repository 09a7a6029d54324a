import { expect, test } from 'vitest'
import { rowLabel, searchedColumns, typesWithPage } from './row-search.ts'
import { allScheduleTypes } from './schedule-types.ts'

test('vehicles are searched by VIN and unit, drivers by name and never by what is personal', () => {
  expect(searchedColumns('AUTO')).toEqual(expect.arrayContaining(['unit', 'make', 'model', 'vin']))
  expect(searchedColumns('DRIVERS')).toContain('name')
  expect(searchedColumns('DRIVERS')).not.toContain('licence')
})

test('a row is called by its frozen cells, and by its schedule where it has none', () => {
  expect(rowLabel('AUTO', { unit: '12', year: '2024', make: 'Ford', vin: '1FTFW1E50PFA00001' })).toBe('12 2024 Ford')
  expect(rowLabel('AUTO', {})).toBe('Auto')
})

test('types without a page of their own lead nowhere', () => {
  const withPage = typesWithPage(allScheduleTypes)
  expect(withPage).toContain('AUTO')
  expect(withPage).not.toContain('CYBER')
})
