import { expect, test } from 'vitest'
import { staff, whoMay } from '../../platform/access/test/askers.ts'
import { mayManageWorksheets } from './experience.access.ts'

test('worksheets are kept by who may see them', () => {
  const readers = ['insured Admin', 'insured User', 'viewer', 'Insurance Partner', ...staff]
  expect(whoMay(({ account }) => mayManageWorksheets(account))).toEqual(readers)
})
