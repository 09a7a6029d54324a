import { assert, constantFrom, nat, property, record, boolean } from 'fast-check'
import { expect, test } from 'vitest'
import {
  areaOf,
  at,
  type Bounds,
  clamped,
  entered,
  everything,
  extendedTo,
  type Motion,
  movedBy,
  tabbed,
  wholeColumns,
  wholeRows,
} from './selection.rules.ts'

const filled = new Set(['0 0', '1 0', '2 0', '5 0', '9 0'])
const bounds: Bounds = {
  rows: 10,
  columns: 4,
  page: 3,
  isFilled: ({ row, column }) => filled.has(`${row} ${column}`),
}
const motions: readonly Motion[] = [
  'up',
  'down',
  'left',
  'right',
  'edge-up',
  'edge-down',
  'edge-left',
  'edge-right',
  'page-up',
  'page-down',
  'row-start',
  'row-end',
  'grid-start',
  'grid-end',
]

test('no motion leaves the grid', () => {
  assert(
    property(record({ row: nat(9), column: nat(3) }), constantFrom(...motions), boolean(), (place, motion, extend) => {
      const moved = movedBy(at(place), motion, extend, bounds)
      expect(clamped(moved, bounds)).toEqual(moved)
      expect(moved.active).toEqual(extend ? place : moved.end)
    }),
  )
})

test('a jump stops at the end of what is filled, crosses a gap, and ends at the border', () => {
  const jump = (row: number, motion: Motion) => movedBy(at({ row, column: 0 }), motion, false, bounds).active.row
  expect(jump(0, 'edge-down')).toBe(2)
  expect(jump(2, 'edge-down')).toBe(5)
  expect(jump(5, 'edge-down')).toBe(9)
  expect(jump(9, 'edge-up')).toBe(5)
  expect(movedBy(at({ row: 0, column: 1 }), 'edge-down', false, bounds).active.row).toBe(9)
})

test('Tab walks row by row and leaves at both ends; Enter goes on below where the walk began', () => {
  const second = tabbed(at({ row: 0, column: 2 }), false, bounds)
  const third = second && tabbed(second, false, bounds)
  expect(third?.active).toEqual({ row: 1, column: 0 })
  expect(third && entered(third, false, bounds).active).toEqual({ row: 2, column: 2 })
  expect(tabbed(at({ row: 9, column: 3 }), false, bounds)).toBeUndefined()
  expect(tabbed(at({ row: 0, column: 0 }), true, bounds)).toBeUndefined()
})

test('within a block Tab and Enter visit every cell and come back', () => {
  const block = extendedTo(at({ row: 2, column: 1 }), { row: 4, column: 2 })
  for (const next of [
    (now: typeof block) => tabbed(now, false, bounds) ?? now,
    (now: typeof block) => entered(now, false, bounds),
  ]) {
    const visited = new Set<string>()
    let now = block
    for (let step = 0; step < 6; step++) {
      now = next(now)
      visited.add(JSON.stringify(now.active))
      expect(areaOf(now)).toEqual(areaOf(block))
    }
    expect(visited.size).toBe(6)
    expect(now.active).toEqual(block.active)
  }
})

test('whole rows, whole columns and everything', () => {
  const block = extendedTo(at({ row: 4, column: 1 }), { row: 2, column: 2 })
  expect(areaOf(wholeRows(block, 4))).toEqual({ top: 2, bottom: 4, left: 0, right: 3 })
  expect(areaOf(wholeColumns(block, bounds))).toEqual({ top: 0, bottom: 9, left: 1, right: 2 })
  expect(areaOf(everything(bounds))).toEqual({ top: 0, bottom: 9, left: 0, right: 3 })
})
