import { expect, test } from 'vitest'
import { askers, insured, staff, whoMay } from '../../platform/access/test/askers.ts'
import { isMarketStaff, reviewerOf } from './quotes.access.ts'

test('the insured decide on quotes, the brokerage has the grid with its commissions', () => {
  expect(whoMay((asker) => reviewerOf(asker).mayDecide)).toEqual(insured)
  expect(whoMay((asker) => reviewerOf(asker).isStaff)).toEqual(staff)
  expect(whoMay(isMarketStaff)).toEqual(staff)
  expect(reviewerOf(askers.viewer)).toMatchObject({ account: 'ACME', userId: 'me', name: 'Mei Tanaka' })
})
