import { expect, test } from 'vitest'
import { insured, staff, whoMay } from '../../platform/access/test/askers.ts'
import { mayManageLosses, maySignForInsured } from './losses.access.ts'

test('the insured and the brokerage keep losses; viewers and carriers read them', () => {
  expect(whoMay(mayManageLosses)).toEqual([...insured, ...staff])
})

test('only the insured’s Admin signs for the insured', () => {
  expect(whoMay(maySignForInsured)).toEqual(['insured Admin'])
})
