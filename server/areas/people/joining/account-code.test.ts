import fc from 'fast-check'
import { expect, test } from 'vitest'
import { accountCodeFor } from './account-code.ts'

const first = () => 0

test.each([
  ['Acme Builders Group, Inc.', 'ACME-BUILDERS-GROUP-INC-22222'],
  ['  Müller & Söhne  ', 'MULLER-SOHNE-22222'],
  ['7-Eleven', '7-ELEVEN-22222'],
  ['株式会社', 'COMPANY-22222'],
  ['&&&', 'COMPANY-22222'],
  ['An Association of Quite Some Length, LLC', 'AN-ASSOCIATION-OF-QUITE-SOME-L-22222'],
])('%j becomes %s', (companyName, code) => {
  expect(accountCodeFor(companyName, first)).toBe(code)
})

test('whatever the company is called, its code is one, and no page is called so', () => {
  fc.assert(
    fc.property(fc.string({ maxLength: 200, unit: 'grapheme' }), (companyName) => {
      expect(accountCodeFor(companyName)).toMatch(/^[A-Z0-9][A-Z0-9-]{0,33}-[2-9][2-9B-DF-HJ-NP-TV-XZ]{4}$/)
    }),
  )
})

test.each(['Demo', 'Admin', 'Api', 'Account', 'My', 'Token', '404', 'Forbidden', 'Brokerage'])(
  'a company called %s gets a code that is no page',
  (companyName) => {
    const pages = [
      'login',
      'admin',
      'api',
      'demo-user',
      'account-selector',
      'my-user',
      '404',
      'forbidden',
      'token-login',
    ]
    const code = accountCodeFor(companyName).toLowerCase()
    expect(code.length).toBeGreaterThan(companyName.length)
    expect(pages).not.toContain(code)
  },
)
