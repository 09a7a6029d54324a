import { selectionMessages } from '@portico/contract/areas/policy-selection/selection.messages.ts'
import { expect, test } from 'vitest'
import { type Asker, askers, staff, whoMay } from '../../platform/access/test/askers.ts'
import { demandLawFirm, isPlanStaff } from './selection.access.ts'

test('plans are the brokerage’s to make, for law firms', () => {
  expect(whoMay(isPlanStaff)).toEqual(staff)
  const of = (isLawFirm: boolean): Asker => ({ ...askers.viewer, account: { ...askers.viewer.account, isLawFirm } })
  expect(() => demandLawFirm(of(true))).not.toThrow()
  expect(() => demandLawFirm(of(false))).toThrow(selectionMessages.lawFirmsOnly)
})
