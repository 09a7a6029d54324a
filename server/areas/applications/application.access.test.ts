import { expect, test } from 'vitest'
import { insured, staff, whoMay } from '../../platform/access/test/askers.ts'
import { mayAnswer, mayAssign, mayManageApplications, mayReopen } from './application.access.ts'

test('the insured and the brokerage answer applications, which the brokerage keeps', () => {
  expect(whoMay(({ account, actor }) => mayAnswer(account, actor))).toEqual([...insured, ...staff])
  expect(whoMay(({ account }) => mayManageApplications(account))).toEqual(staff)
})

test('the Admin and the brokerage open them again, and give parts to others', () => {
  expect(whoMay(({ account, actor }) => mayReopen(account, actor))).toEqual(['insured Admin', ...staff])
  const toOthers = whoMay(({ account }) => mayAssign(account, { isSelf: false }))
  expect(toOthers).toEqual(['insured Admin', 'viewer', ...staff])
  expect(whoMay(({ account }) => mayAssign(account, { isSelf: true }))).toHaveLength(9)
})
