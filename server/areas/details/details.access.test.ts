import { expect, test } from 'vitest'
import { staff, whoMay } from '../../platform/access/test/askers.ts'
import { answersFacts, keepsDetails, mergesAccounts, readsFacts, seesSisters } from './details.access.ts'

test('the brokerage keeps the record of an account', () => {
  expect(whoMay(keepsDetails)).toEqual(staff)
})

test('facts are read by the code of the profile, and answered by the insured and the brokerage', () => {
  const reading = ['insured Admin', 'insured User', 'viewer', 'Insurance Partner', ...staff]
  expect(whoMay(readsFacts)).toEqual(reading)
  expect(whoMay(answersFacts)).toEqual(['insured Admin', 'insured User', ...staff])
})

test('admins of the brokerage merge accounts, and who opens all of its accounts sees the others named', () => {
  expect(whoMay(mergesAccounts)).toEqual(['brokerage admin', 'administrator'])
  const viewing = ({ actor, account }: Parameters<typeof mergesAccounts>[0]) =>
    mergesAccounts({ account, actor: { ...actor, isViewer: true } })
  expect(whoMay(viewing)).toEqual([])
  expect(whoMay(seesSisters)).toEqual(['brokerage staff', 'brokerage admin', 'administrator'])
})
