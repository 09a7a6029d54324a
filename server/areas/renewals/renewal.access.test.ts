import { expect, test } from 'vitest'
import { askers, insured, staff, whoMay } from '../../platform/access/test/askers.ts'
import { markSide, mayPlan, mayRunRenewals, mayWorkOn, seesSection } from './renewal.access.ts'

test('the brokerage runs renewals, the Admin plans with it, the insured work on them', () => {
  expect(whoMay(({ account }) => mayRunRenewals(account))).toEqual(staff)
  expect(whoMay(({ account }) => mayPlan(account))).toEqual(['insured Admin', 'viewer', ...staff])
  expect(whoMay(({ account }) => mayWorkOn(account))).toEqual([...insured, 'viewer', ...staff])
  expect(whoMay(({ account }) => markSide(account) === 'BROKER')).toEqual(staff)
  expect(markSide(askers['insured Admin'].account)).toBe('CLIENT')
})

test('a section with a code is there for who holds it, one without for everyone', () => {
  const withCode = whoMay(({ account }) => seesSection(account, 'FINANCIALS'))
  expect(withCode).toEqual(['insured Admin', 'insured User', 'viewer', 'Insurance Partner', ...staff])
  expect(whoMay(({ account }) => seesSection(account, 'DOCUMENTS'))).toHaveLength(9)
})
