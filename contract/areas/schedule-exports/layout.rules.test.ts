import { expect, test } from 'vitest'
import { columnsOf } from '../schedules/columns/schedule-columns.ts'
import { allScheduleTypes } from '../schedules/schedule-types.ts'
import { layoutMessages } from './layout.messages.ts'
import { errorsOfLayout, shownInLayout, standardLayout, valuesToCode } from './layout.rules.ts'
import { Layout, type LayoutColumn } from './layout.shapes.ts'

const columns = columnsOf('PROPERTY_COVERAGES')
const of = (column: string, more: Partial<LayoutColumn> = {}): LayoutColumn => ({
  column,
  heading: column,
  format: 'STANDARD',
  codes: [],
  ...more,
})
const errorsOf = (...chosen: LayoutColumn[]) => errorsOfLayout(columns, { sheetName: null, columns: chosen })

test('the standard layout of every schedule can be saved', () => {
  for (const type of allScheduleTypes) {
    const layout = standardLayout(columnsOf(type))
    expect([type, errorsOfLayout(columnsOf(type), layout)]).toEqual([type, {}])
    expect(Layout.parse(layout)).toEqual(layout)
  }
})

test('a heading or a column that is there twice is refused, in any case', () => {
  const errors = errorsOf(of('location', { heading: 'Loc' }), of('buildingValue', { heading: 'LOC ' }), of('location'))
  expect(errors).toEqual({
    'columns.1.heading': layoutMessages.headingTwice,
    'columns.2.column': layoutMessages.columnTwice,
  })
})

test('where one choice has a code, every choice needs one', () => {
  const codes = [
    { value: 'RC', code: '1' },
    { value: 'ACV', code: ' ' },
  ]
  expect(errorsOf(of('valuation', { codes }))).toEqual({
    'columns.0.codes.1.code': layoutMessages.noCode('ACV'),
    'columns.0.codes': layoutMessages.noCode('Agreed'),
  })
  expect(errorsOf(of('blanket', { codes: [{ value: 'Y', code: '1' }] }))).toEqual({
    'columns.0.codes': layoutMessages.noCode('N'),
  })
})

test('a format of another kind and a column of another schedule are refused', () => {
  expect(errorsOf(of('buildingValue', { format: 'ISO_DATE' }), of('vin'))).toEqual({
    'columns.0.format': layoutMessages.formatUnfit,
    'columns.1.column': layoutMessages.unknownColumn,
  })
})

test('names of sheets are those that spreadsheets take', () => {
  const named = (sheetName: string) => Layout.safeParse({ sheetName, columns: [of('location')] }).success
  expect(['SOV', 'x'.repeat(31), 'a/b', 'a:b', '[a]', 'x'.repeat(32)].map(named)).toEqual([
    true,
    true,
    false,
    false,
    false,
    false,
  ])
})

test('a value shows as its code; one without a code in its format', () => {
  const codes = [{ value: 'RC', code: 'Replacement' }]
  expect(shownInLayout({ kind: 'choice' }, of('valuation', { codes }), 'RC')).toBe('Replacement')
  expect(shownInLayout({ kind: 'money' }, of('buildingValue', { format: 'PLAIN', codes }), '12.50')).toBe('12.5')
  expect(shownInLayout({ kind: 'choice' }, of('valuation', { codes }), null)).toBe('')
})

test.each([
  ['choice', ['A', 'B']],
  ['yesNo', ['Y', 'N']],
  ['leasedOrOwned', ['LEASED', 'OWNED']],
  ['text', []],
] as const)('the values of a column of kind %s that codes must name are %j', (kind, values) => {
  expect(valuesToCode({ kind, choices: ['A', 'B'] })).toEqual(values)
})

test('headings that differ in case alone are the same, and an empty one is required', () => {
  const [one, other] = columns
  const twice = errorsOf(of(one!.key, { heading: 'Site' }), of(other!.key, { heading: ' SITE' }))
  expect(twice).toEqual({ 'columns.1.heading': layoutMessages.headingTwice })
  expect(errorsOf(of(one!.key, { heading: ' ' }))).toEqual({ 'columns.0.heading': layoutMessages.headingRequired })
})
