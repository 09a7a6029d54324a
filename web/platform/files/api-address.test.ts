import { afterEach, expect, test, vi } from 'vitest'
import { apiAddress } from './api-address.ts'

const naming = (content: string) => vi.stubGlobal('document', { querySelector: () => ({ content }) })

afterEach(() => void vi.unstubAllGlobals())

test('calls, files and pictures of the server go to the origin that the page names', () => {
  naming('https://api.portal.example')
  for (const path of ['/api/users/me', '/auth/refresh', '/open/branding/harbor', '/tfa/verify-code', '/admin/features'])
    expect(apiAddress(path)).toBe(`https://api.portal.example${path}`)
  expect(apiAddress('/server-events?lastEventId=1')).toBe('https://api.portal.example/server-events?lastEventId=1')
})

test('pages, parts of the portal and pictures of elsewhere stay where they are', () => {
  naming('https://api.portal.example')
  for (const address of [
    '/admin/features-of/x',
    '/apiary',
    '/default-portrait.svg',
    'https://icons.example/a',
    'data:x',
  ])
    expect(apiAddress(address)).toBe(address)
})

test.each(['', '__API__'])('a page that names none (%j) calls its own', (content) => {
  naming(content)
  expect(apiAddress('/api/users/me')).toBe('/api/users/me')
})
