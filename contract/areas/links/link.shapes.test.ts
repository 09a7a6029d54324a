import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { linkMessages } from './link.messages.ts'
import { openedAddress } from './link.rules.ts'
import { quickLink } from './link.shapes.ts'

const linkValue = quickLink.fields.linkValue.schema

describe('a web address', () => {
  test.each([
    'www.aaa.com',
    'WWW.aaa.com',
    'http://aaa.com',
    'HTTPS://aaa.com/claims?id=1#top',
    'https:aaa.com',
    ' www.aaa.com ',
  ])('may be %j', (typed) => expect(linkValue.parse(typed)).toBe(typed.trim()))

  test.each([
    '',
    'aaa.com',
    'ftp://aaa.com',
    'javascript:alert(1)',
    'https:',
    'https://',
    'http://a b.com',
    'https://aaa.com\njavascript:alert(1)',
    'data:text/html,www.aaa.com',
  ])('is not %j', (typed) => {
    expect(linkValue.safeParse(typed).error?.issues[0]?.message).toBe(linkMessages.webAddress)
  })

  test('always opens over http or https, whatever was typed', () => {
    const typed = fc.oneof(
      fc.string(),
      fc.webUrl(),
      fc.domain().map((name) => `www.${name}`),
    )
    fc.assert(
      fc.property(typed, (address) => {
        const { success, data = '' } = linkValue.safeParse(address)
        expect(success).toBe(success && /^https?:/i.test(openedAddress(data)))
      }),
    )
  })

  test('that starts with www. is opened with https:// before it', () => {
    expect(openedAddress('www.aaa.com/pay')).toBe('https://www.aaa.com/pay')
    expect(openedAddress('http://www.aaa.com')).toBe('http://www.aaa.com')
  })
})
