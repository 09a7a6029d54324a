import fc from 'fast-check'
import { expect, test } from 'vitest'
import { idsInARow, isId, newId, rowsOfIds } from './ids.ts'

const now = new Date('2026-11-23T08:00:00Z')

test('ids in a row are ids, each more than the one before', () => {
  const next = idsInARow(now)
  const ids = Array.from({ length: 300 }, next)
  expect(ids.every(isId)).toBe(true)
  expect(ids.toSorted()).toEqual(ids)
  expect(new Set(ids).size).toBe(ids.length)
  expect(rowsOfIds(ids)).toEqual([{ first: ids[0], last: ids.at(-1) }])
})

test('where some are left out, the others are in a row all the same', () => {
  fc.assert(
    fc.property(fc.array(fc.boolean(), { minLength: 1, maxLength: 50 }), (stored) => {
      const next = idsInARow(now)
      const ids = stored.map((isKept) => [next(), isKept] as const).flatMap(([id, isKept]) => (isKept ? [id] : []))
      expect(rowsOfIds(ids)).toHaveLength(ids.length === 0 ? 0 : 1)
    }),
  )
})

test('ids by chance stand for themselves', () => {
  const ids = Array.from({ length: 20 }, () => newId(now))
  expect(rowsOfIds(ids)).toEqual(ids.map((id) => ({ first: id, last: id })))
})
