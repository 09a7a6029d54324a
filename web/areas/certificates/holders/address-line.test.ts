import { expect, test } from 'vitest'
import { addressLine } from './address-line.ts'

test('is the whole address, or what is known of it', () => {
  const address = { street: '1 Main Street', city: 'Dayton', state: 'OH', zip: '45402' }
  expect(addressLine(address)).toBe('1 Main Street, Dayton, OH 45402')
  expect(addressLine({ ...address, zip: '' })).toBe('1 Main Street, Dayton, OH')
  expect([addressLine({ city: 'Dayton' }), addressLine({})]).toEqual(['Dayton', ''])
})
