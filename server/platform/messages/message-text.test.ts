import { expect, test } from 'vitest'
import { absoluteLink } from './message-text.ts'

const portal = new URL('https://portal.example')

test.each([
  ['/invite/x', 'https://portal.example/invite/x'],
  ['https://harbor.portal.example/invite/x', 'https://harbor.portal.example/invite/x'],
  ['http://harbor.portal.example/invite/x', undefined],
  ['https://portal.example.evil.test/x', undefined],
  ['https://evilportal.example/x', undefined],
  ['//evil.test/x', undefined],
])('a message with the link %s has the address %s', (link, address) => {
  expect(absoluteLink(link, portal)).toBe(address)
})
