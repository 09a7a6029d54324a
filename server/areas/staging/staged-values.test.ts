import fc from 'fast-check'
import type { Fact } from '@portico/contract/areas/applications/application.shapes.ts'
import { expect, test } from 'vitest'
import { textOf, valuesOnTheirWay } from './staged-values.ts'

const fact = (value: Fact['value']): Fact => ({
  key: 'legalName',
  label: 'Legal name',
  group: 'Business',
  value,
  provenance: null,
  conflicts: [],
  usedIn: [],
})
const held = (value: string | null, pushed: string | null) => new Map([['legalName', { held: value, pushed }]])

test('what both hold alike is not on its way, and what the client does not tell is left alone', () => {
  expect(valuesOnTheirWay([fact('Acme')], held('Acme', null))).toEqual([])
  expect(valuesOnTheirWay([fact(null)], held('Acme', null))).toEqual([])
})

test('a value is a conflict where the agency system was changed since it was last sent there', () => {
  const conflict = (there: ReturnType<typeof held>) => valuesOnTheirWay([fact('New')], there)[0]!.isConflict
  expect(conflict(new Map())).toBe(false)
  expect(conflict(held('Old', 'Old'))).toBe(false)
  expect(conflict(held('Theirs', 'Old'))).toBe(true)
  expect(conflict(held('Theirs', null))).toBe(true)
})

test('a mark changes with either value and with nothing else', () => {
  const mark = (value: string, there: string | null, pushed: string | null = null) =>
    valuesOnTheirWay([fact(value)], held(there, pushed))[0]!.mark
  expect(mark('New', 'Old')).toBe(mark('New', 'Old', 'Old'))
  expect(new Set([mark('New', 'Old'), mark('Newer', 'Old'), mark('New', 'Older'), mark('New', null)]).size).toBe(4)
})

test('the order of the fields of a record does not matter', () => {
  fc.assert(
    fc.property(fc.dictionary(fc.string(), fc.string()), (record) => {
      expect(textOf(Object.fromEntries(Object.entries(record).toReversed()))).toBe(textOf(record))
      expect(textOf([record])).not.toBe(textOf(record))
    }),
  )
})
