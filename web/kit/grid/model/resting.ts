/** Work that rests after each part, so that the page can draw and hear what a person does in between. */
export type Resting<Result> = Generator<undefined, Result>

/** Does all of it at once. */
export function finished<Result>(work: Resting<Result>): Result {
  for (let step = work.next(); ; step = work.next()) if (step.done === true) return step.value
}
