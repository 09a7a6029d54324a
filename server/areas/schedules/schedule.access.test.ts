import { expect, test } from 'vitest'
import { staff, whoMay } from '../../platform/access/test/askers.ts'
import { actsForBrokerage, mayEditSchedules, seesPersonal } from './schedule.access.ts'

test('schedules are kept by who reads them, and personal values hidden from viewers alone', () => {
  const readers = ['insured Admin', 'insured User', 'viewer', 'Insurance Partner', ...staff]
  expect(whoMay(({ account }) => mayEditSchedules(account))).toEqual(readers)
  expect(whoMay(({ actor }) => !seesPersonal(actor))).toEqual(['viewer'])
  expect(whoMay(({ account }) => actsForBrokerage(account))).toEqual(staff)
})
