import { type Figure, ratioFigure } from './figures.ts'
import { mediansInTurn } from './in-turn.ts'
import { startPortico } from './measured-process.ts'
import type { World } from './worlds.ts'

/** Measures what two servers answer, one on a small world and one on a large; `sideOf` makes each ready to be asked. */
export async function betweenWorlds<Side>(
  small: World,
  large: World,
  sideOf: (origin: string, world: World) => Promise<Side>,
  measure: (small: Side, large: Side) => Promise<Figure[]>,
): Promise<Figure[]> {
  const servers = [await startPortico(small.environment), await startPortico(large.environment)] as const
  try {
    return await measure(await sideOf(servers[0].origin, small), await sideOf(servers[1].origin, large))
  } finally {
    await Promise.all(servers.map((server) => server.stop()))
  }
}

/** Milliseconds in the large world held against those in the small one. */
export const growthFigure = (what: string, [before, after]: readonly [number, number], most: number): Figure =>
  ratioFigure(what, after / before, most, ` (${after.toFixed(2)} against ${before.toFixed(2)} ms)`)

/** A call that both worlds answer, and how many times longer the large one may take. */
interface Compared<Side> {
  readonly what: string
  readonly most: number
  readonly ask: (side: Side) => Promise<unknown>
}

/** Each call in the large world against the same in the small one: the two answer in turn, and their medians are compared. */
export async function growthOf<Side>(
  calls: readonly Compared<Side>[],
  [small, large]: readonly [small: Side, large: Side],
  requests: number,
): Promise<Figure[]> {
  const figures: Figure[] = []
  for (const { what, most, ask } of calls) {
    // oxlint-disable-next-line no-await-in-loop -- two calls at once would measure each other
    const medians = await mediansInTurn([() => ask(small), () => ask(large)], requests)
    figures.push(growthFigure(what, medians, most))
  }
  return figures
}
