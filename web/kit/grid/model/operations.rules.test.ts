import { array, assert, constantFrom, nat, oneof, option, property, record } from 'fast-check'
import { expect, test } from 'vitest'
import type { GridOperation, GridRow } from './grid-types.ts'
import { emptyHistory, recorded, stepped } from './history.rules.ts'
import { applyOperations } from './operations.rules.ts'

const rowId = nat(12).map((number) => `r${number}`)
const value = option(constantFrom('a', 'b', '7'), { nil: null })
const operation = oneof(
  record({ op: constantFrom('set' as const), rowId, column: constantFrom('x', 'y'), value, was: value }),
  record({ op: constantFrom('insert' as const), rowId, after: option(rowId, { nil: null }) }),
  record({ op: constantFrom('delete' as const), rowId }),
)
const operations = array(operation, { maxLength: 20 })
const rows: readonly GridRow[] = Array.from({ length: 8 }, (_, at) => ({
  id: `r${at}`,
  cells: { x: String(at), y: null },
}))

/** Cells that were emptied and cells that never were are the same. */
const plain = (given: readonly GridRow[]) =>
  given.map(({ id, cells }) => ({ id, x: cells.x ?? null, y: cells.y ?? null }))
const idsOf = (given: readonly GridRow[]) => given.map(({ id }) => id)

test('what is taken back leaves everything as it was', () => {
  assert(
    property(operations, (batch) => {
      const { rows: after, undo } = applyOperations(rows, batch)
      expect(plain(applyOperations(after, undo).rows)).toEqual(plain(rows))
    }),
  )
})

test('many steps back and forth again end where they began', () => {
  assert(
    property(array(operations, { maxLength: 6 }), (batches) => {
      let now = rows
      let history = emptyHistory
      const apply = (batch: readonly GridOperation[]) => {
        const step = applyOperations(now, batch)
        now = step.rows
        return step.undo
      }
      for (const batch of batches) history = recorded(history, apply(batch))
      const end = plain(now)
      for (const _ of batches) history = stepped(history, 'undo', apply)
      expect(plain(now)).toEqual(plain(rows))
      for (const _ of batches) history = stepped(history, 'redo', apply)
      expect(plain(now)).toEqual(end)
      expect(history.future).toEqual([])
    }),
  )
})

test('a change made in parts is taken back in one step', () => {
  assert(
    property(operations, array(operations, { minLength: 1, maxLength: 4 }), (before, parts) => {
      const first = applyOperations(rows, before)
      let [now, history] = [first.rows, recorded(emptyHistory, first.undo)]
      for (const [at, part] of parts.entries()) {
        const step = applyOperations(now, part)
        now = step.rows
        history = recorded(history, step.undo, at > 0)
      }
      const undone = applyOperations(now, history.past.at(-1) ?? [])
      expect(history.past).toHaveLength(2)
      expect(plain(undone.rows)).toEqual(plain(first.rows))
    }),
  )
})

test('no row is there twice', () => {
  assert(
    property(operations, (batch) => {
      const ids = idsOf(applyOperations(rows, batch).rows)
      expect(new Set(ids).size).toBe(ids.length)
    }),
  )
})

test('rows stand where they were put: behind one another, first, and at the end where their place is gone', () => {
  const insert = (id: string, after: string | null): GridOperation => ({ op: 'insert', rowId: id, after })
  const two = rows.slice(0, 2)
  const batch = [insert('a', 'r0'), insert('b', 'a'), insert('c', 'r0'), insert('d', null), insert('e', 'gone')]
  expect(idsOf(applyOperations(two, batch).rows)).toEqual(['d', 'r0', 'c', 'a', 'b', 'r1', 'e'])
})

test('a new change ends what could be done again', () => {
  const history = stepped(recorded(emptyHistory, []), 'undo', (batch) => batch)
  expect(history.future).toHaveLength(1)
  expect(recorded(history, []).future).toEqual([])
  expect(stepped(emptyHistory, 'undo', (batch) => batch)).toBe(emptyHistory)
})
