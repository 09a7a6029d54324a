import { expect, test } from 'vitest'
import { pulledRows } from './pull-through.ts'

const row = (rowId: string, cells: Record<string, string>) => ({ rowId, cells })

test('each place that counts and has no row yet gives one, with the sum of its buildings', () => {
  const locations = [
    row('1', { location: '1', building: '1', state: 'IL', name: 'Office', revenue: '100.10' }),
    row('2', { location: '01', building: '2', state: 'IL', name: 'Shed', revenue: '0.20' }),
    row('3', { location: '2', state: 'IN', name: 'Yard', area: '500' }),
    row('4', { location: '3', state: 'IN', name: 'Sold', rowStatus: 'REMOVED' }),
    row('5', { location: '4', state: 'WI' }),
    row('6', { location: '5', state: 'WI' }),
    row('7', { name: 'No number' }),
  ]
  expect(pulledRows(locations, [row('9', { location: '05' })])).toEqual([
    { location: '1', state: 'IL', description: 'Office', basis: 'Sales', exposure: '100.3' },
    { location: '2', state: 'IN', description: 'Yard', basis: 'Area', exposure: '500' },
    { location: '4', state: 'WI', description: '', basis: 'Sales', exposure: '' },
  ])
})
