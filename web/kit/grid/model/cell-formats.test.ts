import { assert, bigInt, constantFrom, date, integer, nat, property, string, tuple } from 'fast-check'
import { expect, test } from 'vitest'
import { displayOf, numberIn, readTyped } from './cell-formats.ts'
import type { ColumnKind, GridColumn } from './grid-types.ts'
import { fillsMask, masked } from '../../forms/masks/input-mask.ts'

const column = (kind: ColumnKind, more: Partial<GridColumn> = {}): GridColumn => ({
  key: 'k',
  heading: 'K',
  width: 100,
  kind,
  ...more,
})
const numeric = constantFrom<ColumnKind>('whole', 'number', 'money', 'percent')

test('a value that is shown and typed again stays what it was', () => {
  const amount = tuple(bigInt({ min: 1n, max: 10n ** 18n }), integer({ min: 1, max: 9 })).map(
    ([whole, tenth]) => `${whole}.${tenth}`,
  )
  assert(
    property(numeric, amount, (kind, value) => {
      expect(readTyped(column(kind), displayOf(column(kind), value))).toBe(value)
    }),
  )
  const day = date({ min: new Date('1900-01-01'), max: new Date('2199-12-31'), noInvalidDate: true })
  assert(
    property(day, (moment) => {
      const value = moment.toISOString().slice(0, 10)
      expect(readTyped(column('date'), displayOf(column('date'), value))).toBe(value)
    }),
  )
  for (const value of ['Y', 'N']) expect(readTyped(column('yes-no'), displayOf(column('yes-no'), value))).toBe(value)
})

test('reading twice changes nothing more, and nothing typed is lost', () => {
  const kinds = constantFrom<ColumnKind>('text', 'whole', 'money', 'percent', 'date', 'yes-no')
  assert(
    property(kinds, string({ unit: 'grapheme' }), (kind, text) => {
      const once = readTyped(column(kind), text)
      expect(readTyped(column(kind), once ?? '')).toBe(once)
      expect(once === null).toBe(text.trim() === '')
    }),
  )
})

test('amounts as people write them', () => {
  const read = (text: string) => readTyped(column('money'), text)
  expect(['$1,250.50', '(300)', ' 007 ', '.5', '-0', 'about 5'].map(read)).toEqual([
    '1250.50',
    '-300',
    '7',
    '0.5',
    '0',
    'about 5',
  ])
  expect(displayOf(column('money'), '-1250000.5')).toBe('-$1,250,000.5')
  expect(displayOf(column('percent'), '12.5')).toBe('12.5%')
  expect(numberIn('1e5')).toBeUndefined()
})

test('a choice is known by its value or its words', () => {
  const state = column('choice', { choices: [{ value: 'TX', label: 'Texas' }] })
  expect(['texas', 'tx', 'Utah'].map((text) => readTyped(state, text))).toEqual(['TX', 'TX', 'Utah'])
})

test('a mask puts its signs in, and is never forced on what does not fit', () => {
  const fein = column('text', { mask: '##-#######' })
  expect(masked('##-#######', '1234')).toBe('12-34')
  expect(readTyped(fein, '123456789')).toBe('12-3456789')
  expect(readTyped(fein, '12-34567890')).toBe('12-34567890')
  assert(
    property(nat({ max: 999_999_999 }), (number) => {
      const once = masked('##-#######', String(number))
      expect(masked('##-#######', once)).toBe(once)
      expect(fillsMask('##-#######', once)).toBe(String(number).length === 9)
    }),
  )
})
