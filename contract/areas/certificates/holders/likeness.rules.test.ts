import fc from 'fast-check'
import { expect, test } from 'vitest'
import { alikeGroups, lookAlike, nameKey, streetKey } from './likeness.rules.ts'

const holder = {
  name: 'Summit General Contractors, LLC',
  street: '88 Harbor Avenue, Suite 200',
  city: 'Columbus',
  state: 'OH',
  zip: '43215-1234',
  interest: 'CERTIFICATE' as const,
  loanNumber: '',
  asset: '',
}

test.each([
  ['entity type and marks', { name: 'SUMMIT GENERAL CONTRACTORS L.L.C.' }, true],
  ['a leading article', { name: 'The Summit General Contractors' }, true],
  ['a short street and ZIP', { street: '88 Harbor Ave Ste 200', zip: '43215' }, true],
  ['another street in the same city', { street: '9 Pier Road', zip: '43001' }, true],
  ['a mistyped name at the same address', { name: 'Sumit General Contractors' }, true],
  ['another company at the same address', { name: 'Harbor Roofing' }, false],
  ['the same name elsewhere', { street: '1 Main St', city: 'Austin', state: 'TX', zip: '78701' }, false],
  ['another interest', { interest: 'LOSS_PAYEE' as const }, false],
  ['another asset', { asset: 'Building 2' }, false],
])('compares holders that differ in %s', (_, more, isAlike) => {
  expect(
    lookAlike({ ...holder, ...more, ...('name' in more ? {} : { name: 'Summit General Contractors Inc' }) }, holder),
  ).toBe(isAlike)
})

test('keeps the last word of a name that is an entity type alone', () => {
  expect([nameKey('The Company'), nameKey('Bank & Trust Co., N.A.')]).toEqual(['company', 'bank and trust'])
  expect(streetKey('12 North Main Street')).toBe('12 n main st')
})

test('groups holders by the first of their kind', () => {
  const rows = [
    { ...holder, id: '1' },
    { ...holder, id: '2', name: 'Other LLC' },
    { ...holder, id: '3', name: 'Summit General Contractors Inc.' },
  ]
  expect([...alikeGroups(rows)]).toEqual([
    ['1', '1'],
    ['3', '1'],
  ])
})

test('likeness holds in both directions, and of every holder with itself', () => {
  const someone = fc.record({
    name: fc.constantFrom('Acme Inc', 'Acme', 'Acme Builders', 'Other LLC', 'Acmee'),
    street: fc.constantFrom('1 Main Street', '1 Main St', '2 Elm Rd'),
    zip: fc.constantFrom('43215', '43215-0001', '10001'),
    interest: fc.constantFrom('CERTIFICATE' as const, 'MORTGAGEE' as const),
    asset: fc.constantFrom('', 'Building 1'),
  })
  fc.assert(
    fc.property(someone, someone, (one, other) => {
      const [a, b] = [
        { ...holder, ...one },
        { ...holder, ...other },
      ]
      expect(lookAlike(a, b)).toBe(lookAlike(b, a))
      expect(lookAlike(a, a)).toBe(true)
    }),
  )
})
