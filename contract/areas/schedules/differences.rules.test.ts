import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { type Cells, referenceOf } from './checks/rows.ts'
import { differencesOf } from './differences.ts'
import { matchRows } from './snapshots/match-rows.ts'
import { propertySummary } from './property-summary.ts'

const cells = fc.dictionary(
  fc.constantFrom('make', 'model', 'value'),
  fc.option(fc.constantFrom('a', 'b', '10', '20')),
  {
    noNullPrototype: true,
  },
)
const rows = fc.uniqueArray(fc.record({ rowId: fc.constantFrom('1', '2', '3', '4'), cells }), {
  selector: ({ rowId }) => rowId,
})

describe('the differences of two states', () => {
  test('of the same state are none', () => {
    fc.assert(
      fc.property(rows, (state) => {
        expect(differencesOf(state, state)).toEqual([])
      }),
    )
  })

  test('lead from the one to the other', () => {
    fc.assert(
      fc.property(rows, rows, (before, now) => {
        const state = new Map(before.map((row): [string, Cells] => [row.rowId, row.cells]))
        for (const { rowId, kind, cells: changed } of differencesOf(before, now)) {
          const values = Object.fromEntries(changed.map((cell) => [cell.column, cell.now]))
          state.set(rowId, { ...state.get(rowId), ...values })
          if (kind === 'removed') state.delete(rowId)
        }
        expect(
          differencesOf(
            now,
            [...state].map(([rowId, row]) => ({ rowId, cells: row })),
          ),
        ).toEqual([])
        expect(new Set(state.keys())).toEqual(new Set(now.map(({ rowId }) => rowId)))
      }),
    )
  })

  test('are the same under other row ids, where the key columns name each row', () => {
    const named = fc.uniqueArray(
      fc.record({ rowId: fc.uuid(), cells: fc.record({ make: fc.string({ minLength: 1 }) }) }),
      {
        selector: ({ cells: { make } }) => referenceOf(make),
      },
    )
    fc.assert(
      fc.property(named, (state) => {
        const nameless = state.filter((row) => referenceOf(row.cells.make) === '')
        const again = state.map((row) => ({ ...row, rowId: `new ${row.rowId}` }))
        expect(differencesOf(state, again, ['make'])).toHaveLength(nameless.length * 2)
        expect(differencesOf(state, again)).toHaveLength(state.length * 2)
      }),
    )
  })

  test('pair every row of either state with one of the other at most', () => {
    fc.assert(
      fc.property(rows, rows, (before, now) => {
        const shifted = now.map((row) => ({ ...row, rowId: String(Number(row.rowId) + 2) }))
        const pairs = [...matchRows(before, shifted, ['make', 'model'])]
        expect(new Set(pairs.map(([, row]) => row.rowId)).size).toBe(pairs.length)
        const counted = differencesOf(before, shifted, ['make', 'model'])
        const of = (kind: string) => counted.filter((row) => row.kind === kind).length
        expect(of('added')).toBe(shifted.length - pairs.length)
        expect(of('removed')).toBe(before.length - pairs.length)
      }),
    )
  })

  test('tell by how much an amount changed', () => {
    const before = [{ rowId: '1', cells: { value: '1000', make: 'Cat' } }]
    const now = [{ rowId: '1', cells: { value: '1250', make: 'Cat' } }]
    expect(differencesOf(before, now)).toEqual([
      { rowId: '1', kind: 'changed', cells: [{ column: 'value', before: '1000', now: '1250', percent: 25 }] },
    ])
  })
})

test('the property summary adds up the values of each location, to the cent', () => {
  const summary = propertySummary([
    {
      rowId: '1',
      cells: { location: '1', building: '1', area: '1000', buildingValue: '100000.10', contentsValue: '0.20' },
    },
    { rowId: '2', cells: { location: '01', building: '2', area: '500', buildingValue: '50000' } },
    { rowId: '3', cells: { location: '2', buildingValue: 'Included' } },
    { rowId: '4', cells: { location: '2', buildingValue: '9', rowStatus: 'REMOVED' } },
  ])
  expect(summary).toEqual([
    { location: '1', buildings: 2, area: 1500, insuredValue: 150_000.3 },
    { location: '2', buildings: 1, area: 0, insuredValue: 0 },
  ])
})
