import { expect, test } from 'vitest'
import { holderAddress } from './holder-address.rules.ts'

test.each([
  ['88 Harbor Avenue, Columbus, OH 43215', ['88 Harbor Avenue', 'Columbus', 'OH', '43215']],
  [
    '500 Market Street, Suite 210, Portland, OR 97204-1000',
    ['500 Market Street, Suite 210', 'Portland', 'OR', '97204-1000'],
  ],
  ['somewhere', ['somewhere', '', '', '']],
  ['12 Plaza, Nowhere, ZZ 12345', ['12 Plaza', 'Nowhere', '', '12345']],
])('takes %s apart', (address, parts) => {
  expect(Object.values(holderAddress(address))).toEqual(parts)
})
