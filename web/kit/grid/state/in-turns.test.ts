import { expect, test } from 'vitest'
import { inTurns } from './in-turns.ts'

test('work in turns lets others in between, and says in the end what came of it', async () => {
  let othersWereIn = false
  function* untilOthersWereIn() {
    setTimeout(() => (othersWereIn = true))
    while (!othersWereIn) yield
    return 'done'
  }
  expect(await new Promise((done) => inTurns(untilOthersWereIn(), done))).toBe('done')
})

test('work that is given up goes no further', async () => {
  let steps = 0
  const giveUp = inTurns(
    (function* () {
      for (;;) {
        steps += 1
        yield
      }
    })(),
    () => undefined,
  )
  await new Promise<void>((done) => {
    const look = () => (steps > 0 ? done() : setTimeout(look))
    look()
  })
  giveUp()
  const before = steps
  await new Promise((done) => setTimeout(done))
  await new Promise((done) => setTimeout(done))
  expect(steps).toBe(before)
})
