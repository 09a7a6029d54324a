import fc from 'fast-check'
import { expect, test } from 'vitest'
import { chunksOf } from './page-marks.ts'

test('marks what requirements were read from, and the current one as such', () => {
  const clauses = [
    { id: 'a', from: 2, to: 4 },
    { id: 'b', from: 3, to: 6 },
  ]
  expect(
    chunksOf('0123456789', clauses, 'b').map(({ text, isMarked, isCurrent }) => [text, isMarked, isCurrent]),
  ).toEqual([
    ['01', false, false],
    ['2', true, false],
    ['3', true, true],
    ['45', true, true],
    ['6789', false, false],
  ])
})

test('never changes the text', () => {
  const place = fc.record({ id: fc.string(), from: fc.nat(60), to: fc.nat(60) })
  fc.assert(
    fc.property(fc.string({ maxLength: 50 }), fc.array(place), (text, clauses) => {
      expect(
        chunksOf(text, clauses, undefined)
          .map((each) => each.text)
          .join(''),
      ).toBe(text)
    }),
  )
})
