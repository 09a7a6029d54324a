import { expect, test } from 'vitest'
import { dateErrors } from './certificate-dates.rules.ts'
import { notListed } from './vendor-certificate.shapes.ts'
import { vendorLines } from './vendor-lines.ts'
import type { CertificateLine, CertificateLines } from './vendor-terms.ts'
import { vendorMessages } from './vendor.messages.ts'

const today = '2026-11-28'
const none = Object.fromEntries(vendorLines.map((line) => [line, notListed])) as CertificateLines
const policy: CertificateLine = {
  ...notListed,
  isListed: true,
  carrier: 'Sample Mutual',
  policyNumber: 'GL-100',
  effectiveOn: '2026-03-01',
  expiresOn: '2027-03-01',
}
const listing = (more: Partial<CertificateLine> = {}) => ({ ...none, GENERAL_LIABILITY: { ...policy, ...more } })
const errorsOf = (issuedOn: string, more: Partial<CertificateLine> = {}, confirmed = [none]) =>
  dateErrors({ issuedOn, lines: listing(more) }, { confirmed, today })

test('accepts a certificate dated within its policy terms, or shortly before them', () => {
  expect(errorsOf('2026-03-01')).toEqual({})
  expect(errorsOf('2026-11-28', { effectiveOn: '2027-03-01', expiresOn: '2028-03-01' })).toEqual({})
})

test('refuses a certificate dated outside its policy terms, or after today', () => {
  expect(errorsOf('2026-11-29')).toEqual({ issuedOn: vendorMessages.issuedInFuture })
  expect(errorsOf('2026-11-01', { expiresOn: '2026-11-01' })).toEqual({
    'lines.GENERAL_LIABILITY.expiresOn': vendorMessages.endedBefore,
  })
  expect(errorsOf('2025-10-01')).toEqual({ 'lines.GENERAL_LIABILITY.effectiveOn': vendorMessages.startsLate })
})

test('refuses dates that contradict the confirmed term of the same policy, and accepts its extension and renewal', () => {
  const confirmed = [none, listing({ carrier: 'SAMPLE MUTUAL', policyNumber: 'GL 100' })]
  expect(errorsOf('2026-11-20', { effectiveOn: '2026-06-01', expiresOn: '2027-06-01' }, confirmed)).toEqual({
    'lines.GENERAL_LIABILITY.effectiveOn': vendorMessages.otherTerm('GL 100', '03/01/2026', '03/01/2027'),
  })
  expect(errorsOf('2026-11-20', { expiresOn: '2027-06-01' }, confirmed)).toEqual({})
  expect(errorsOf('2026-11-20', { effectiveOn: '2027-03-01', expiresOn: '2028-03-01' }, confirmed)).toEqual({})
  expect(errorsOf('2026-11-20', { policyNumber: 'GL-101', effectiveOn: '2026-06-01' }, confirmed)).toEqual({})
})
