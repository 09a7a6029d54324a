import { setImmediate as turn } from 'node:timers/promises'
import { expect } from 'vitest'
import type { TestClient } from '../../../app/test/test-client.ts'

interface Meanwhile<Answer> {
  readonly answer: Answer
  /** How many others were answered in the meantime. */
  readonly answered: number
  /** How long the work took, and how long the server kept the longest of the others waiting, in ms. */
  readonly took: number
  readonly longest: number
}

/** Does something that takes its time, while others ask the server whether it is there. */
export async function whileAnswering<Answer>(
  client: TestClient,
  work: () => Promise<Answer>,
): Promise<Meanwhile<Answer>> {
  let isDone = false
  const began = performance.now()
  const working = work().finally(() => (isDone = true))
  let last = began
  let longest = 0
  let answered = 0
  while (!isDone) {
    expect((await client.get('/healthz')).status).toBe(200)
    answered += 1
    await turn()
    longest = Math.max(longest, performance.now() - last)
    last = performance.now()
  }
  return { answer: await working, answered, took: performance.now() - began, longest }
}
