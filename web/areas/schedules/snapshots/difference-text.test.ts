import { columnsOf } from '@portico/contract/areas/schedules/columns/schedule-columns.ts'
import { expect, test } from 'vitest'
import { shownCell } from './difference-text.ts'

test('a personal value is shown by its last four characters, as in the grid, to whoever gets it whole too', () => {
  const told = shownCell({ column: 'licence', before: null, now: 'D1234567' }, columnsOf('DRIVERS'))
  expect(told).toEqual({ heading: 'License no.', before: '', now: '•••• 4567' })
})
