import { expect, test } from 'vitest'
import { wantedRecords } from './mail-domain.rules.ts'

const [owned, spf] = wantedRecords({ sender: 'Service@Agency.Example', token: 'abc' }, 'portal@portal.example')

test('a domain is proven by its own record', () => {
  expect(owned).toMatchObject({ name: '_portico.agency.example', value: 'portico-verification=abc' })
  expect(owned!.isIn(['other', 'portico-verification=abc'])).toBe(true)
  expect(owned!.isIn(['portico-verification=abcd', 'portico-verification='])).toBe(false)
})

test.each([
  ['v=spf1 include:portal.example ~all', true],
  ['V=SPF1  mx +include:PORTAL.example -all', true],
  ['v=spf1 include:portal.example.evil ~all', false],
  ['v=spf1 -include:portal.example ~all', false],
  ['include:portal.example', false],
])('the SPF record %j allows the portal: %s', (record, isIn) => {
  expect(spf!.isIn(['google-site-verification=1', record])).toBe(isIn)
})

test('without a mail server, only the domain is proven', () => {
  expect(wantedRecords({ sender: 'a@agency.example', token: 'abc' }, null)).toHaveLength(1)
})
