import type { Resting } from '../model/resting.ts'

/** Milliseconds of work between which the page renders and handles input. */
const turn = 12

/** Works in slices between which the page stays responsive, then passes on the result; returns how to cancel. */
export function inTurns<Result>(work: Resting<Result>, done: (result: Result) => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined
  const goOn = (): void => {
    const end = performance.now() + turn
    while (performance.now() < end) {
      const step = work.next()
      if (step.done === true) return done(step.value)
    }
    timer = setTimeout(goOn)
  }
  timer = setTimeout(goOn)
  return () => clearTimeout(timer)
}
