import { expect, test } from 'vitest'
import { whoMay } from '../../platform/access/test/askers.ts'
import { maySign } from './submission.access.ts'

test('the Admin alone signs for the insured', () => {
  expect(whoMay(({ account, actor }) => maySign(account, actor))).toEqual(['insured Admin'])
})
