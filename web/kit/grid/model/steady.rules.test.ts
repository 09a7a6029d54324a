import { expect, test } from 'vitest'
import { at } from './selection.rules.ts'
import { shifted, shiftOf } from './steady.rules.ts'

const sourceOf = (ids: string, moves: number) => ({
  count: ids.length,
  rowAt: (index: number) => (ids[index] === undefined ? undefined : { id: ids[index], cells: {} }),
  moves,
})

test('a row is found again where others inserted and deleted rows above it', () => {
  expect(shiftOf(sourceOf('abcd', 0), sourceOf('xyabcd', 1), 2)).toBe(2)
  expect(shiftOf(sourceOf('abcd', 0), sourceOf('cd', 1), 3)).toBe(-2)
})

test('nothing moves where the row is gone, or where the person moved rows', () => {
  expect(shiftOf(sourceOf('abcd', 0), sourceOf('abd', 1), 2)).toBe(0)
  expect(shiftOf(sourceOf('abcd', 0), sourceOf('xabcd', 0), 2)).toBe(0)
})

test('a selection goes along with its rows and keeps its columns', () => {
  expect(shifted(at({ row: 3, column: 2 }), -2)).toEqual(at({ row: 1, column: 2 }))
})
