import fc from 'fast-check'
import { expect, test } from 'vitest'
import { cropSquare, dragged, mostZoom, wholeView } from './crop.rules.ts'

const share = fc.double({ min: 0, max: 1, noNaN: true })
const size = fc.record({ width: fc.integer({ min: 1, max: 9000 }), height: fc.integer({ min: 1, max: 9000 }) })
const view = fc.record({ zoom: fc.double({ min: 1, max: mostZoom, noNaN: true }), x: share, y: share })

test('at first the largest square in the middle is taken', () => {
  expect(cropSquare({ width: 800, height: 600 }, wholeView)).toEqual({ left: 100, top: 0, side: 600 })
  expect(cropSquare({ width: 600, height: 800 }, wholeView)).toEqual({ left: 0, top: 100, side: 600 })
})

test('dragging to the right shows more of the left, as far as there is any', () => {
  const wide = { width: 800, height: 600 }
  expect(dragged(wide, wholeView, { right: 0.1, down: 0 })).toEqual({ zoom: 1, x: 0.2, y: 0.5 })
  expect(dragged(wide, wholeView, { right: 9, down: 9 })).toEqual({ zoom: 1, x: 0, y: 0.5 })
  expect(dragged(wide, wholeView, { right: -9, down: 0 })).toEqual({ zoom: 1, x: 1, y: 0.5 })
})

test('whatever is taken lies within the picture, dragged or not', () => {
  const by = fc.record({
    right: fc.double({ min: -5, max: 5, noNaN: true }),
    down: fc.double({ min: -5, max: 5, noNaN: true }),
  })
  fc.assert(
    fc.property(size, view, by, (picture, start, drag) => {
      for (const each of [start, dragged(picture, start, drag)]) {
        const { left, top, side } = cropSquare(picture, each)
        expect(side).toBeGreaterThan(0)
        expect(Math.min(left, top)).toBeGreaterThanOrEqual(0)
        expect(left + side).toBeLessThanOrEqual(picture.width + 1e-6)
        expect(top + side).toBeLessThanOrEqual(picture.height + 1e-6)
      }
    }),
  )
})
