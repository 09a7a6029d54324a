import { median, quantile, ratioFigure, type Figure } from './figures.ts'
import type { MeasuredProcess } from './measured-process.ts'
import { startPortico, startProcess } from './measured-process.ts'
import { PortalClient } from './portal-client.ts'
import { accountIn, fillTaskList, listPath, ownerOf } from './task-list.ts'
import type { World } from './worlds.ts'

const warmUpRounds = 4
const requestsAtOnce = 4

interface Candidate {
  readonly process: MeasuredProcess
  readonly client: PortalClient
}

/**
 * CPU of the server for the task list of 50 rows, everything on, against a bare handler with the same query. The two
 * take turns, so that what else the machine does meets both; each pair of rounds gives one ratio.
 */
export async function listCallFigures(
  world: World,
  bareWorld: World,
  rounds: number,
  requests: number,
): Promise<Figure[]> {
  const account = accountIn(world)
  const path = listPath(account)
  // The embedded database belongs to one process at a time: the bare handler gets its own world.
  const portico = await candidate(await startPortico(world.environment), (origin) =>
    PortalClient.signIn(origin, ownerOf(account)),
  )
  await fillTaskList(portico.client, account)
  const bareEnvironment = { ...bareWorld.environment, BENCH_ACCOUNT: account }
  const program = world.engine === 'embedded' ? 'bench/bare-embedded-server.ts' : 'bench/bare-server.ts'
  const bare = await candidate(
    await startProcess([program], bareEnvironment, '/'),
    async (origin) => new PortalClient(origin),
  )
  const pairs: [number, number][] = []
  for (let round = -warmUpRounds; round < rounds; round++) {
    // oxlint-disable-next-line no-await-in-loop -- the candidates take turns
    const pair: [number, number] = [await cpuOfRound(portico, path, requests), await cpuOfRound(bare, path, requests)]
    if (round >= 0) pairs.push(pair)
  }
  for (const { client, process } of [portico, bare]) {
    client.close()
    // oxlint-disable-next-line no-await-in-loop -- two
    await process.stop()
  }
  const ratios = pairs.map(([ours, theirs]) => ours / theirs)
  const [ours, theirs] = [0, 1].map((side) => median(pairs.map((pair) => pair[side]!)).toFixed(0))
  const spread = `${quantile(ratios, 0.25).toFixed(2)}–${quantile(ratios, 0.75).toFixed(2)}`
  const note = ` (${spread}; ${ours} against ${theirs} µs)`
  return [ratioFigure(`task list of 50, CPU against a bare handler, ${world.engine}`, median(ratios), 1.6, note)]
}

async function candidate(
  process: MeasuredProcess,
  clientOf: (origin: string) => Promise<PortalClient>,
): Promise<Candidate> {
  return { process, client: await clientOf(process.origin) }
}

/** Microseconds of server CPU per request. */
async function cpuOfRound({ process, client }: Candidate, path: string, requests: number): Promise<number> {
  const before = await process.usage()
  let left = requests
  const askOn = async () => {
    // oxlint-disable-next-line no-await-in-loop -- one caller asks one thing after the other
    while (left-- > 0) await client.get(path)
  }
  await Promise.all(Array.from({ length: requestsAtOnce }, askOn))
  const after = await process.usage()
  return (after.cpuMicros - before.cpuMicros) / requests
}
