import { expect, test } from 'vitest'
import { pagePolicy } from './security-headers.ts'

const picturesOf = (policy: string) => policy.split('; ').find((line) => line.startsWith('img-src'))

test('pages show their own pictures alone, and those of a favicon service where there is one', () => {
  expect(picturesOf(pagePolicy('n', undefined))).toBe("img-src 'self' data:")
  expect(picturesOf(pagePolicy('n', 'https://icons.example'))).toBe("img-src 'self' data: https://icons.example")
})
