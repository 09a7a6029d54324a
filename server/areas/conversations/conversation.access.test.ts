import { expect, test } from 'vitest'
import { askers, insured, staff, whoMay } from '../../platform/access/test/askers.ts'
import { readerOf, writerOf } from './conversation.access.ts'

test('the brokerage alone knows of internal notes; viewers and carriers only read', () => {
  expect(whoMay((asker) => readerOf(asker).isStaff)).toEqual(staff)
  expect(whoMay((asker) => writerOf(asker).mayWrite)).toEqual([...insured, ...staff])
})

test('viewers leave no marks of what they read', () => {
  expect(whoMay((asker) => readerOf(asker).keepsMarks)).toEqual([...insured, 'Insurance Partner', ...staff])
  expect(writerOf(askers.viewer)).toMatchObject({ account: 'ACME', userId: 'me', name: 'Mei Tanaka' })
})
