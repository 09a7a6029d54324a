import fc from 'fast-check'
import { expect, test } from 'vitest'
import { policyLabel, policyPath } from './policy.rules.ts'

test('a policy is labelled by carrier and name, or by its type where both are missing', () => {
  expect(policyLabel({ carrier: 'Granite Mutual', name: 'Umbrella', policyType: 'UMB' })).toBe(
    'Granite Mutual Umbrella',
  )
  expect(policyLabel({ carrier: null, name: 'Umbrella', policyType: 'UMB' })).toBe('Umbrella')
  expect(policyLabel({ carrier: '', name: null, policyType: 'UMB' })).toBe('UMB')
})

test('a policy is linked by its id, or by number and date where it has none', () => {
  const policy = { id: '7', policyNumber: 'GL 1', effectiveDate: '2026-01-05' }
  expect(policyPath('ACME', policy)).toBe('/ACME/policy-admin/policy/7')
  expect(policyPath('ACME', { ...policy, id: null })).toBe('/ACME/policy-admin/external/GL%201_2026-01-05')
})

test('whatever a policy number holds, its link is one path segment from which number and date can be read', () => {
  fc.assert(
    fc.property(fc.string({ minLength: 1, unit: 'grapheme' }), (policyNumber) => {
      const path = policyPath('ACME', { id: null, policyNumber, effectiveDate: '2026-01-05' })
      const key = path.slice('/ACME/policy-admin/external/'.length)
      expect(key).not.toMatch(/[/?#\s]/)
      const cut = key.lastIndexOf('_')
      expect([decodeURIComponent(key.slice(0, cut)), key.slice(cut + 1)]).toEqual([policyNumber, '2026-01-05'])
    }),
  )
})
