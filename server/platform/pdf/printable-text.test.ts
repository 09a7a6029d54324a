import { describe, expect, test } from 'vitest'
import { isPrintable, printable, unprintable } from './printable-text.ts'
import { textRows } from './text-rows.ts'

const latin = (codePoint: number) =>
  codePoint >= 32 && (codePoint < 256 || '“”–ž'.includes(String.fromCodePoint(codePoint)))

describe('a text for a font', () => {
  test.each([
    ['Žiga & “Sons” – 2026', 'Ziga & “Sons” – 2026', false],
    ['ž', 'ž', true],
    ['Dvořák', 'Dvorák', false],
    ['Done 👩‍👩‍👧 today', `Done ${unprintable} today`, false],
    ['東京', unprintable + unprintable, false],
    ['one\ntwo\tthree', 'one\ntwo three', true],
    ['', '', true],
  ])('%j is printed as %j', (text, printed, isWhole) => {
    expect([printable(text, latin), isPrintable(text, latin)]).toEqual([printed, isWhole])
  })
})

const rows = (text: string, width: number) => textRows(text, width, (row) => row.length)

test.each([
  ['Additional insured by CG 20 10 04 13 and CG 20 37 04 13', 28],
  ['Waiver WC 00 03 13, primary CG 20 01 12 19', 24],
])('keeps the form numbers of %j on one row each', (text, width) => {
  const found = rows(text, width)
  expect(found.join(' ')).toBe(text)
  expect(found.length).toBeGreaterThan(1)
  for (const number of text.match(/[A-Z]{2}(?: \d\d)+/g)!)
    expect(found.filter((row) => row.includes(number))).toHaveLength(1)
})

test('breaks a form number only where a row is narrower than it', () => {
  expect(rows('CG 20 10 04 13', 8)).toEqual(['CG 20 10', '04 13'])
})

test('breaks words that are too wide, and between lines', () => {
  expect(rows('one two\nthree', 7)).toEqual(['one two', 'three'])
  expect(rows('incontrovertibly', 6).every((row) => row.length <= 6)).toBe(true)
})
