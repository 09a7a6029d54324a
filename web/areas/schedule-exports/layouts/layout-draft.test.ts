import { standardLayout } from '@portico/contract/areas/schedule-exports/layout.rules.ts'
import { columnsOf } from '@portico/contract/areas/schedules/columns/schedule-columns.ts'
import { expect, test } from 'vitest'
import { differencesOf, draftOf, isChanged, layoutToSave, withColumn, withMore, without } from './layout-draft.ts'

const columns = [...columnsOf('GARAGE')]
const standard = standardLayout(columns)
const [first] = columns as [(typeof columns)[number]]

test('a draft begins as the layout that stands, and one that is the standard again is no layout', () => {
  const draft = draftOf({ layout: null, columns })
  expect([isChanged({ layout: null, columns }, draft), layoutToSave(columns, draft)]).toEqual([false, null])
  const renamed = withColumn(draft, first.key, { heading: 'Prem' })
  expect([isChanged({ layout: null, columns }, renamed), layoutToSave(columns, renamed)]).toEqual([true, renamed])
  expect(draftOf({ layout: renamed, columns })).toBe(renamed)
})

test('a column that is taken out and put back stands last, under its own heading', () => {
  const back = withMore(without(withColumn(standard, first.key, { heading: 'Prem' }), first.key), first)
  expect(back.columns.at(-1)).toEqual({ column: first.key, heading: first.heading, format: 'STANDARD', codes: [] })
  expect(back.columns).toHaveLength(columns.length)
})

test('two layouts differ in their sheet name, in columns and in order', () => {
  const codes = [{ value: 'Y', code: '1' }]
  const theirs = { ...withColumn(standard, first.key, { heading: 'Prem', format: 'TEXT', codes }), sheetName: 'Out' }
  const fields = (mine: typeof standard) => differencesOf(columns, mine, theirs)
  expect(fields(standard)).toEqual([
    { field: 'Sheet name', mine: '', theirs: 'Out' },
    { field: first.heading, mine: `${first.heading}, standard`, theirs: 'Prem, text, Y = 1' },
    { field: 'Order', mine: expect.stringMatching(first.heading), theirs: expect.stringMatching(/^Prem/) },
  ])
  expect(fields(without(standard, first.key))[1]).toMatchObject({ mine: 'left out' })
  expect(fields(theirs)).toEqual([])
})
