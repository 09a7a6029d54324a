import { expect, test } from 'vitest'
import { staff, whoMay } from '../../platform/access/test/askers.ts'
import { mayKeepWorksheets } from './experience.access.ts'

test('worksheets are kept by who may see them', () => {
  const readers = ['insured Admin', 'insured User', 'viewer', 'Insurance Partner', ...staff]
  expect(whoMay(({ account }) => mayKeepWorksheets(account))).toEqual(readers)
})
