import { expect, test } from 'vitest'
import { columnsOf } from '../columns/schedule-columns.ts'
import type { ScheduleType } from '../schedule-types.ts'
import { nameOfRow } from './name-of-row.ts'

const nameIn = (type: ScheduleType, cells: Record<string, string>) => nameOfRow(cells, columnsOf(type))

test('a row is named by its key columns where they say who or what it is', () => {
  const driver = { name: 'Andre Wallace', licence: 'W445-1290-8812', state: 'IL', note: 'Drives at night' }
  expect(nameIn('DRIVERS', driver)).toBe('Andre Wallace')
  expect(nameIn('AUTO', { unit: '12', year: '2019', make: 'Ford', model: 'Transit' })).toBe('12 · 2019 · Ford')
})

test('numbers and codes are followed by the first words of the row, personal ones apart', () => {
  const building = {
    location: '2',
    building: '1',
    address: '44 Quay St',
    occupancy: 'Workshop',
    construction: '1 frame',
  }
  expect(nameIn('PROPERTY_COVERAGES', building)).toBe('2 · 1 · 44 Quay St · Workshop')
  expect(nameIn('WORKERS_COMP', { state: 'IL', classCode: '5403', description: 'Carpentry', payroll: '90000' })).toBe(
    'IL · 5403 · Carpentry',
  )
  expect(nameIn('DRIVERS', { licence: 'Licence of Andre' })).toBe('')
})

test('a row without words has no name but its numbers', () => {
  expect(nameIn('LOCATIONS', { location: '7', zip: '60614', opened: '2019-04-01' })).toBe('7')
  expect(nameIn('LOCATIONS', {})).toBe('')
})
