import { expect, test } from 'vitest'
import { asStored, isSamePhone, otherPhone } from './named-phone.ts'

test.each([
  ['(206) 555-0163', undefined],
  ['2065550163', undefined],
  ['+1 206.555.0163', undefined],
  ['(•••) •••-0163', undefined],
  ['(206) 555-0164', 'other_phone'],
  ['0163', 'other_phone'],
  ['', 'other_phone'],
])('beside the stored (206) 555-0163, %j is %s', (named, code) => {
  expect(otherPhone('(206) 555-0163', named)?.code).toBe(code)
})

test('without a stored phone every one is another', () => {
  expect(otherPhone(null, '(206) 555-0163')?.code).toBe('other_phone')
  expect(otherPhone(null, '')?.code).toBe('other_phone')
})

test('a phone is kept in one form', () => {
  expect(['206.555.0163', '+1 (206) 555 0163'].map(asStored)).toEqual(['(206) 555-0163', '(206) 555-0163'])
  expect(isSamePhone('206.555.0163', '(206) 555-0163')).toBe(true)
})
