import type { Snapshot } from '@portico/contract/areas/schedules/snapshots/review.shapes.ts'
import { noTab } from '@portico/contract/areas/schedules/schedule.shapes.ts'
import { expect, test } from 'vitest'
import { comparisonAddress, comparisonOf, nameOfState } from './comparison.ts'

const snapshot = (number: number, snapshotType: Snapshot['snapshotType']): Snapshot => ({
  number,
  snapshotType,
  label: `Number ${number}`,
  termFrom: null,
  termTo: null,
  takenAt: '2026-01-15T12:00:00.000Z',
  takenByName: null,
  rows: 1,
})

test('an address holds a comparison, and whatever is none is passed over', () => {
  const whole = { from: '3', to: 'CURRENT', tabId: 4, kind: 'added', column: 'costNew' }
  expect(comparisonAddress(whole)).toEqual(whole)
  expect(comparisonAddress({ from: 3 })).toEqual({ from: '3' })
  expect(comparisonAddress({ from: '0', to: 'x', tabId: 'y', kind: 'moved', column: '<b>' })).toEqual({})
})

test('unless asked otherwise, what was bound last is compared with how things stand', () => {
  const snapshots = [snapshot(3, 'SUBMITTED'), snapshot(2, 'BOUND'), snapshot(1, 'BOUND')]
  expect(comparisonOf({}, snapshots)).toEqual({ from: '2', to: 'CURRENT', tabId: noTab })
  expect(comparisonOf({ to: '3' }, [snapshot(3, 'SUBMITTED')]).from).toBe('3')
})

test('a state is told in words', () => {
  expect(nameOfState('CURRENT', [])).toBe('Current schedule')
  expect(nameOfState('2', [snapshot(2, 'BOUND')])).toBe('2. Number 2 (Bound 01/15/2026)')
  expect(nameOfState('9', [])).toBe('Snapshot 9')
})
