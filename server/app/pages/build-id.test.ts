import { expect, test } from 'vitest'
import { buildIdOf } from './build-id.ts'

test('the same page is the same build, another page another', () => {
  const id = buildIdOf('<script src="/assets/main-a1.js">', undefined)
  expect(id).toMatch(/^[0-9a-f]{16}$/)
  expect(buildIdOf('<script src="/assets/main-a1.js">', undefined)).toBe(id)
  expect(buildIdOf('<script src="/assets/main-b2.js">', undefined)).not.toBe(id)
})

test('a name that was given stands for the build, with or without pages', () => {
  expect(buildIdOf('<html>', '2026.11')).toBe('2026.11')
  expect(buildIdOf(undefined, '2026.11')).toBe('2026.11')
  expect(buildIdOf(undefined, undefined)).toBeUndefined()
})
