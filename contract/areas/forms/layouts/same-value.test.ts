import { expect, test } from 'vitest'
import { isSameAnswer, isSameValue } from './same-value.ts'

const row = (name: string, payroll: string) => ({ name, payroll })

test('a layout is another where its parts stand in another order', () => {
  expect(isSameValue([row('a', '1'), row('b', '2')], [row('b', '2'), row('a', '1')])).toBe(false)
})

test.each([
  [[row('a', '1'), row('b', '2')], [row('b', '2'), { payroll: '1', name: 'a' }], true],
  [['GL', 'WC'], ['WC', 'GL'], true],
  [['GL', 'GL', 'WC'], ['GL', 'WC', 'WC'], false],
  [['GL'], ['GL', 'WC'], false],
  [[], [], true],
  ['a', 'b', false],
  ['a', ['a'], false],
])('%j and %j are the same answer: %s', (left, right, expected) => {
  expect([isSameAnswer(left, right), isSameAnswer(right, left)]).toEqual([expected, expected])
})
