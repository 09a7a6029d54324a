import fc from 'fast-check'
import { expect, test } from 'vitest'
import { codeCandidates, codeOfName, longestAccountCode, reservedCodes } from './account-code.rules.ts'

test.each([
  ['Tuckahoe Steel & Fabrication, Inc.', 'TUCKAHOE'],
  ['The Harbor Company', 'HARBOR'],
  ['A1 Plumbing LLC', 'A1-PLUMBING'],
  ['3M', '3M'],
  ['X', 'X-ACCOUNT'],
  ['Joe’s Pizza', 'JOES'],
  ['Müller Söhne', 'MULLER'],
  ['J.B. Hunt Transport', 'JB-HUNT'],
  ['Constructions United', 'CONSTRUCTION'],
  ['The Company', 'THE-COMPANY'],
  ['北京', 'ACCOUNT'],
])('suggests for %s the code %s', (name, code) => {
  expect(codeOfName(name)).toBe(code)
})

test('suggests a number when the code is taken, and never the address of a page', () => {
  expect(codeCandidates('Constructions United').slice(0, 2)).toEqual(['CONSTRUCTION', 'CONSTRUCTI-2'])
  expect(codeCandidates('Help').slice(0, 2)).toEqual(['HELP-2', 'HELP-3'])
})

test('suggests valid codes for every name, each once', () => {
  fc.assert(
    fc.property(fc.string(), (name) => {
      const codes = codeCandidates(name)
      expect(new Set(codes).size).toBe(codes.length)
      for (const code of codes) {
        expect(code).toMatch(/^[A-Z0-9][A-Z0-9-]+$/)
        expect(code.length).toBeLessThanOrEqual(longestAccountCode)
        expect(reservedCodes.has(code)).toBe(false)
      }
    }),
  )
})
