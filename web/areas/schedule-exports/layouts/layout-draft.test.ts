import { standardLayout } from '@portico/contract/areas/schedule-exports/layout.rules.ts'
import { columnsOf } from '@portico/contract/areas/schedules/columns/schedule-columns.ts'
import { expect, test } from 'vitest'
import { differencesOf, draftOf, isChanged, made, openLayout, withColumn, withMore, without } from './layout-draft.ts'

const columns = [...columnsOf('GARAGE')]
const standard = standardLayout(columns)
const [first] = columns as [(typeof columns)[number]]
const named = (layout: typeof standard) => ({ name: 'Acme Mutual', isDefault: true, layout })

test('a draft begins as the layout that stands; a new one as a copy of another, or the standard', () => {
  const renamed = withColumn(standard, first.key, { heading: 'Prem' })
  expect(draftOf(null, columns)).toEqual({ name: '', isDefault: false, layout: standard })
  expect(draftOf(null, columns, renamed).layout).toBe(renamed)
  const draft = draftOf(named(standard), columns)
  expect([isChanged(draft, named(standard)), isChanged(draft, named(renamed))]).toEqual([false, true])
  expect(isChanged(draft, { ...draft, name: 'Other' })).toBe(true)
})

test('a column that is taken out and put back stands last, under its own heading', () => {
  const back = withMore(without(withColumn(standard, first.key, { heading: 'Prem' }), first.key), first)
  expect(back.columns.at(-1)).toEqual({ column: first.key, heading: first.heading, format: 'STANDARD', codes: [] })
  expect(back.columns).toHaveLength(columns.length)
})

test('two versions of a layout differ in their names, in columns and in order', () => {
  const codes = [{ value: 'Y', code: '1' }]
  const theirs = { ...withColumn(standard, first.key, { heading: 'Prem', format: 'TEXT', codes }), sheetName: 'Out' }
  const fields = (mine: typeof standard) => differencesOf(columns, named(mine), named(theirs))
  expect(fields(standard)).toEqual([
    { field: 'Sheet name', mine: '', theirs: 'Out' },
    { field: first.heading, mine: `${first.heading}, standard`, theirs: 'Prem, text, Y = 1' },
    { field: 'Order', mine: expect.stringMatching(first.heading), theirs: expect.stringMatching(/^Prem/) },
  ])
  expect(fields(without(standard, first.key))[1]).toMatchObject({ mine: 'not included' })
  expect(fields(theirs)).toEqual([])
  const other = { ...named(theirs), name: 'Other', isDefault: false }
  expect(differencesOf(columns, other, named(theirs))).toEqual([
    { field: 'Name', mine: 'Other', theirs: 'Acme Mutual' },
    { field: 'Default', mine: 'no', theirs: 'yes' },
  ])
})

test('the layout that was chosen is open while it is there; then the first, or a new one', () => {
  const layouts = [{ layoutId: 'a' }, { layoutId: 'b' }]
  expect(['b', 'gone', undefined, made].map((chosen) => openLayout(layouts, chosen))).toEqual(['b', 'a', 'a', made])
  expect(openLayout([], 'a')).toBe(made)
})
