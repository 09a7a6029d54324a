import { describe, expect, test } from 'vitest'
import { isPrintable, printable, unprintable } from './printable-text.ts'

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
