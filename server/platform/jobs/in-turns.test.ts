import { expect, test } from 'vitest'
import { inTurns } from './in-turns.ts'

/** So many steps of a millisecond each. */
function* steps(count: number): Iterable<number> {
  for (let step = 0; step < count; step += 1) {
    const end = performance.now() + 1
    while (performance.now() < end);
    yield step
  }
}

test('a long work takes all its steps in their order, and others have their turn in between', async () => {
  const taken: number[] = []
  const turns: number[] = []
  const other = () => {
    turns.push(taken.length)
    if (taken.length < 40) setImmediate(other)
  }
  setImmediate(other)
  await inTurns(steps(40), (step) => taken.push(step))
  expect(taken).toEqual(Array.from({ length: 40 }, (_, step) => step))
  expect(turns.filter((done) => done > 0 && done < 40).length).toBeGreaterThan(5)
})

test('what a step throws ends the work', async () => {
  const failing = () => {
    throw new Error('no')
  }
  await expect(inTurns([1, 2], failing)).rejects.toThrow('no')
})
