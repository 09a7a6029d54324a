import { describe, expect, test } from 'vitest'
import { originElsewhere, originOfSubdomain, placeOfHost, whiteLabelOf } from './host-rules.ts'

const publicUrl = new URL('https://portal.example')
const production = { production: true, publicUrl, hosts: ['portal.other.example'] }

describe('in production a host', () => {
  test.each(['portal.example', 'PORTAL.example:443', 'portal.other.example', 'portal.other.example:8443'])(
    '%s is the portal’s own',
    (host) => expect(placeOfHost(production, host)).toBe('own'),
  )

  test('under the public one is asked for among the brokerages', () => {
    expect(placeOfHost(production, 'Harbor.portal.example')).toEqual({ subdomain: 'harbor' })
  })

  test.each([
    '',
    'evil.example',
    'portal.example.evil.example',
    'evilportal.example',
    '.portal.example',
    'a.harbor.portal.example',
    'har_bor.portal.example',
    'harbor.portal.other.example',
    'portal.example.',
    'portal.example:port',
    'evil.example@portal.example',
    'portal.example/..',
    'localhost',
    'harbor.localhost',
    '127.0.0.1',
    '[::1]',
  ])('“%s” is foreign', (host) => expect(placeOfHost(production, host)).toBe('foreign'))
})

describe('outside production', () => {
  const development = { ...production, production: false }

  test.each(['localhost:3000', 'harbor.localhost', '127.0.0.1:3000', '[::1]:3000'])(
    'this machine answers as %s',
    (host) => expect(placeOfHost(development, host)).toBe('own'),
  )

  test.each(['127.0.0.1.evil.example', 'localhost.evil.example', '10.0.0.1'])('%s is no name of it', (host) =>
    expect(placeOfHost(development, host)).toBe('foreign'),
  )

  test('a server without a public address answers to every name', () => {
    expect(placeOfHost({ production: false, publicUrl: undefined, hosts: [] }, 'laptop.lan:3000')).toBe('own')
  })
})

test('the public host wears the product’s own look, its subdomains those of brokerages', () => {
  expect(whiteLabelOf({ publicUrl }, 'portal.example')).toBe('')
  expect(whiteLabelOf({ publicUrl }, 'harbor.portal.example:443')).toBe('harbor')
  expect(whiteLabelOf({ publicUrl: undefined }, 'harbor.localhost:3000')).toBe('harbor')
  expect(whiteLabelOf({ publicUrl: undefined }, 'localhost:3000')).toBe('')
})

describe('the origin of a subdomain', () => {
  test('stands under the public address, whatever host was asked', () => {
    for (const host of ['portal.example', 'summit.portal.example', 'portal.other.example', 'evil.example'])
      expect(originOfSubdomain({ publicUrl }, host, 'harbor')).toBe('https://harbor.portal.example')
    expect(originOfSubdomain({ publicUrl: new URL('http://localhost:3000') }, 'localhost:1', 'harbor')).toBe(
      'http://harbor.localhost:3000',
    )
  })

  test('is no place to send whoever is there', () => {
    expect(originElsewhere({ publicUrl }, 'HARBOR.portal.example:443', 'harbor')).toBeNull()
    expect(originElsewhere({ publicUrl: undefined }, 'harbor.localhost:3000', 'harbor')).toBeNull()
    expect(originElsewhere({ publicUrl }, 'portal.example', 'harbor')).toBe('https://harbor.portal.example')
    expect(originOfSubdomain({ publicUrl: undefined }, 'harbor.localhost:3000', 'harbor')).toBe(
      'http://harbor.localhost:3000',
    )
  })

  test('without a public address is known under localhost alone', () => {
    const at = (host: string) => originOfSubdomain({ publicUrl: undefined }, host, 'harbor')
    expect(at('localhost:3000')).toBe('http://harbor.localhost:3000')
    expect(at('summit.localhost:3000')).toBe('http://harbor.localhost:3000')
    for (const host of ['127.0.0.1:3000', '[::1]:3000', 'laptop.lan', 'evil.example', 'localhost.evil.example'])
      expect(at(host)).toBeNull()
  })

  test.each(['evil.example/', 'evil.example#', 'evil.example?', 'a@b', 'evil.example:1', 'a b', '..', '\\', ''])(
    'is none where the subdomain is “%s”',
    (subdomain) => expect(originOfSubdomain({ publicUrl }, 'portal.example', subdomain)).toBeNull(),
  )

  test('is none under an address of digits', () => {
    expect(originOfSubdomain({ publicUrl: new URL('http://127.0.0.1:3000') }, '127.0.0.1:3000', 'harbor')).toBeNull()
  })
})
