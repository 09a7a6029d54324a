import { median } from './figures.ts'

const warmUp = 150

/** Asks one side and the other in turn, so that other work on the machine meets both; their medians in milliseconds. */
export async function mediansInTurn(
  ask: readonly [small: () => Promise<unknown>, large: () => Promise<unknown>],
  requests: number,
): Promise<readonly [small: number, large: number]> {
  const times: [number[], number[]] = [[], []]
  for (let asked = -warmUp; asked < requests; asked++) {
    for (const [index, side] of ask.entries()) {
      // oxlint-disable-next-line no-await-in-loop -- the two take turns
      const ms = await timed(side)
      if (asked >= 0) times[index]!.push(ms)
    }
  }
  return [median(times[0]), median(times[1])]
}

/** Milliseconds that something takes. */
export async function timed(work: () => Promise<unknown>): Promise<number> {
  const start = performance.now()
  await work()
  return performance.now() - start
}
