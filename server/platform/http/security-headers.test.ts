import { expect, test } from 'vitest'
import { pagePolicy } from './security-headers.ts'

const picturesOf = (policy: string) => policy.split('; ').find((line) => line.startsWith('img-src'))

test('pages show their own pictures alone, and those of a favicon service where there is one', () => {
  expect(picturesOf(pagePolicy('n', { pictures: undefined, api: undefined }))).toBe("img-src 'self' data:")
  expect(picturesOf(pagePolicy('n', { pictures: 'https://icons.example', api: undefined }))).toBe(
    "img-src 'self' data: https://icons.example",
  )
})

test('pages call their own host alone, and the one that their calls go to where there is one', () => {
  const policy = pagePolicy('n', { pictures: undefined, api: 'https://api.portal.example' })
  expect(policy).toContain("connect-src 'self' https://api.portal.example;")
  expect(picturesOf(policy)).toBe("img-src 'self' data: https://api.portal.example")
  expect(pagePolicy('n', { pictures: undefined, api: undefined })).toContain("connect-src 'self';")
})
