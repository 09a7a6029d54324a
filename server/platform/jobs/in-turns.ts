import { setImmediate } from 'node:timers/promises'

/** How long one task runs before others get a turn. */
const turnMs = 2

/** Takes the steps of a long work; every few milliseconds other requests have their turn. */
export async function inTurns<Step>(steps: Iterable<Step>, take: (step: Step) => void): Promise<void> {
  let end = performance.now() + turnMs
  for (const step of steps) {
    take(step)
    if (performance.now() < end) continue
    // oxlint-disable-next-line no-await-in-loop -- others have their turn
    await setImmediate()
    end = performance.now() + turnMs
  }
}
