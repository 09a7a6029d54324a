import { field } from '@portico/contract/kit/field.ts'
import { describe, expect, test } from 'vitest'
import { z } from 'zod'
import { fieldColumn, type ListColumn } from './list-columns.ts'
import { addressOf, hiddenAtFirst, listCsv, type ListState, shownRows, sortedAlso, stateOf } from './list-state.ts'

interface Row {
  readonly name: string
  readonly kind: string
  readonly paid: number | null
  readonly due: string
}

const choices = [
  { value: 'A', label: 'Building' },
  { value: 'B', label: 'Auto' },
]
const columns: readonly ListColumn<Row>[] = [
  fieldColumn('name', field({ kind: 'text', label: 'Name', schema: z.string() })),
  fieldColumn('kind', field({ kind: 'choice', label: 'Kind', choices, schema: z.string() })),
  fieldColumn('paid', field({ kind: 'money', label: 'Paid', schema: z.number() })),
  fieldColumn('due', field({ kind: 'day', label: 'Due date', schema: z.string() })),
]
const dock: Row = { name: 'Dock', kind: 'A', paid: 125_050, due: '2026-03-04' }
const van: Row = { name: 'Van 12', kind: 'B', paid: 900, due: '2025-12-31' }
const shed: Row = { name: '=Shed', kind: 'A', paid: null, due: '2026-03-04' }
const rows = [dock, van, shed]

const usual = [{ key: 'name', direction: 'ascending' }] as const
const plain: ListState = { search: '', sorting: [], hidden: [], filters: {} }
const namesOf = (state: Partial<ListState>) => shownRows(rows, columns, { ...plain, ...state }).map(({ name }) => name)

describe('the rows of a list', () => {
  test('hold every word that is searched, as people read it, in any column', () => {
    expect(namesOf({ search: 'building $1,250.50' })).toEqual(['Dock'])
    expect(namesOf({ search: '03/04/2026' })).toEqual(['Dock', '=Shed'])
    expect(namesOf({ search: 'boat' })).toEqual([])
  })

  test('are narrowed by each filter', () => {
    expect(namesOf({ filters: { kind: 'A' } })).toEqual(['Dock', '=Shed'])
    expect(namesOf({ filters: { kind: 'A' }, search: 'van' })).toEqual([])
  })

  test('are sorted by days, amounts and labels, and within equal rows by the next column', () => {
    expect(namesOf({ sorting: [{ key: 'due', direction: 'ascending' }] })).toEqual(['Van 12', 'Dock', '=Shed'])
    expect(namesOf({ sorting: [{ key: 'kind', direction: 'ascending' }] })).toEqual(['Van 12', 'Dock', '=Shed'])
    const byPaid = { key: 'paid', direction: 'descending' } as const
    expect(namesOf({ sorting: [byPaid] })).toEqual(['Dock', 'Van 12', '=Shed'])
    expect(
      namesOf({
        sorting: [
          { key: 'due', direction: 'descending' },
          { key: 'name', direction: 'ascending' },
        ],
      }),
    ).toEqual(['=Shed', 'Dock', 'Van 12'])
  })

  test('are downloaded as shown, amounts as numbers of dollars, and no text as a formula', () => {
    expect(listCsv([dock, shed], columns.slice(0, 3)).slice(1)).toBe(
      "Name,Kind,Paid\r\nDock,Building,1250.5\r\n'=Shed,Building,\r\n",
    )
  })
})

describe('the address of a list', () => {
  test('gives the state back, and is empty for the usual one', () => {
    const state: ListState = {
      search: 'dock',
      sorting: [
        { key: 'paid', direction: 'descending' },
        { key: 'name', direction: 'ascending' },
      ],
      hidden: ['due'],
      filters: { kind: 'B' },
    }
    expect(stateOf(addressOf(state, usual), columns, usual)).toEqual(state)
    expect(addressOf(stateOf(undefined, columns, usual), usual)).toBeUndefined()
    expect(addressOf({ ...state, sorting: [] }, usual)).toMatchObject({ sort: '' })
  })

  test('names hidden columns in the address only where others are hidden than at first', () => {
    const some = columns.map((column, at) => (at === 1 ? { ...column, startsHidden: true as const } : column))
    const first = stateOf(undefined, some, usual)
    const hidden = hiddenAtFirst(some)
    expect([hidden.length, first.hidden]).toEqual([1, hidden])
    expect(addressOf(first, usual, hidden)).toBeUndefined()
    const all = { ...first, hidden: [] }
    expect(stateOf(addressOf(all, usual, hidden), some, usual)).toEqual(all)
  })

  test('that is made up asks for nothing that the columns do not know, and never hides the name', () => {
    const address = { q: 7, sort: '-color paid', hide: 'name color due', 'is-kind': 'C', 'is-name': 'Dock' }
    expect(stateOf(address, columns, usual)).toEqual({
      search: '',
      sorting: [{ key: 'paid', direction: 'ascending' }],
      hidden: ['due'],
      filters: {},
    })
    expect(stateOf('paid', columns, usual)).toEqual({ ...plain, sorting: usual })
  })
})

test('a press sorts by a column alone, a second one the other way; with Shift it sorts within the columns before', () => {
  const once = sortedAlso([], 'due', false)
  expect(once).toEqual([{ key: 'due', direction: 'ascending' }])
  expect(sortedAlso(once, 'due', false)).toEqual([{ key: 'due', direction: 'descending' }])
  const both = sortedAlso(once, 'name', true)
  expect(both.map(({ key }) => key)).toEqual(['due', 'name'])
  expect(sortedAlso(both, 'due', true)[0]).toEqual({ key: 'due', direction: 'descending' })
  expect(sortedAlso(both, 'paid', false)).toEqual([{ key: 'paid', direction: 'ascending' }])
})
