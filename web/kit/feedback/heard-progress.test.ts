import fc from 'fast-check'
import { expect, test } from 'vitest'
import { heardProgress } from './heard-progress.ts'

test('however many steps there are, five things are heard, in their order', () => {
  fc.assert(
    fc.property(fc.integer({ min: 4, max: 5000 }), (steps) => {
      const heard = Array.from({ length: steps + 1 }, (_, at) => heardProgress(at / steps))
      expect(heard.filter((words, at) => words !== heard[at - 1])).toEqual(['begun', '25%', '50%', '75%', '100%'])
    }),
  )
})
