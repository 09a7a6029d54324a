import { median, type Figure } from './figures.ts'
import { timed } from './in-turn.ts'
import { startPortico } from './measured-process.ts'
import { PortalClient } from './portal-client.ts'
import { betweenWorlds, growthFigure, growthOf } from './two-worlds.ts'
import type { World } from './worlds.ts'

/** The brokerage of every tenth account of a large world, and one of its advisors. */
const brokerage = 'NATION'
const advisor = 'advisor10@b00000.test'

const codesOf = ({ accounts }: World): string[] =>
  Array.from({ length: accounts / 10 }, (_, at) => `W${String((at + 1) * 10).padStart(7, '0')}`)

interface Side {
  readonly client: PortalClient
  /** An account in the middle, and its renewal. */
  readonly account: string
  readonly cycle: string
  /** Milliseconds that starting a renewal took, among as many as there were at last. */
  readonly startedIn: number
}

interface Measured {
  readonly name: string
  readonly most: number
  readonly path: (side: Side) => string
}

const board = (name: string, query: string): Measured => ({
  name,
  // Its counts read every renewal of the brokerage: a hundred times as many may cost some, never a hundred times.
  most: 4,
  path: () => `/api/brokerages/${brokerage}/renewals?limit=25${query}`,
})

const ofAccount = (name: string, path: (cycle: string) => string): Measured => ({
  name,
  most: 1.2,
  path: ({ account, cycle }) => `/api/accounts/${account}/renewals${path(cycle)}`,
})

const calls: readonly Measured[] = [
  board('board', ''),
  board('board of one stage', '&stage=KICKOFF'),
  board('board, searched', '&search=harbor'),
  ofAccount('renewals of an account', () => ''),
  ofAccount('one renewal with its sections', (cycle) => `/${cycle}`),
  ofAccount('its critical path', (cycle) => `/${cycle}/critical-path`),
]

/** The renewals of a brokerage that all begin on one day, against a hundredth of them; the two answer in turn. */
export function renewalFigures(small: World, large: World, requests: number): Promise<Figure[]> {
  const against = `${large.accounts / 10} renewals of one day against ${small.accounts / 10}, ${large.engine}`
  return betweenWorlds(small, large, sideOf, async (...sides) => {
    const figures = [growthFigure(`starting one, ${against}`, [sides[0].startedIn, sides[1].startedIn], 1.2)]
    const compared = calls.map(({ name, most, path }) => ({
      what: `${name}, ${against}`,
      most,
      ask: (side: Side) => side.client.get(path(side)),
    }))
    figures.push(...(await growthOf(compared, sides, requests)))
    for (const { client } of sides) client.close()
    return figures
  })
}

/** Starts the renewal of every account of the brokerage, all for the same day. */
async function sideOf(origin: string, world: World): Promise<Side> {
  const client = await PortalClient.signIn(origin, advisor)
  const codes = codesOf(world)
  const effectiveOn = new Date(Date.now() + 100 * 86_400_000).toISOString().slice(0, 10)
  const times: number[] = []
  for (const code of codes) {
    // oxlint-disable-next-line no-await-in-loop -- one after the other, as the morning's job does
    times.push(await timed(() => client.post(`/api/accounts/${code}/renewals`, { effectiveOn })))
  }
  const account = codes[codes.length / 2]!
  const [first] = JSON.parse(await client.get(`/api/accounts/${account}/renewals`)) as [{ readonly id: string }]
  return { client, account, cycle: first.id, startedIn: median(times.slice(-10)) }
}

const warmUps = 20
const rounds = 100
const mostMs = 12

/** Server CPU for the calls of the renewal dashboard, with the demonstration account's renewal. */
export async function renewalDashboardFigures({ engine, environment }: World): Promise<Figure[]> {
  const server = await startPortico(environment)
  try {
    const owner = await PortalClient.signIn(server.origin, 'owner@acme.test')
    const list = '/api/accounts/ACME/renewals'
    const cycles = JSON.parse(await owner.get(list)) as readonly { readonly id: string; readonly isCurrent: boolean }[]
    const current = cycles.find(({ isCurrent }) => isCurrent)!
    const show = async (times: number): Promise<void> => {
      /* oxlint-disable no-await-in-loop -- one view after the other */
      for (let shown = 0; shown < times; shown += 1) {
        await owner.get(list)
        await owner.get(`${list}/${current.id}`)
      }
      /* oxlint-enable no-await-in-loop */
    }
    await show(warmUps)
    const before = await server.usage()
    await show(rounds)
    const after = await server.usage()
    owner.close()
    const ms = (after.cpuMicros - before.cpuMicros) / 1000 / rounds
    return [
      {
        what: `renewal dashboard, server CPU, ${engine}`,
        measured: `${ms.toFixed(1)} ms`,
        goal: `≤ ${mostMs} ms`,
        isMet: ms <= mostMs,
      },
    ]
  } finally {
    await server.stop()
  }
}
