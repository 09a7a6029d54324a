import { median, ratioFigure, type Figure } from './figures.ts'
import { startPortico } from './measured-process.ts'
import { PortalClient } from './portal-client.ts'
import { accountIn, fillTaskList, listPath, ownerOf } from './task-list.ts'
import type { World } from './worlds.ts'

/** What the dashboard asks for, and the account list of brokerage staff. */
const calls: readonly { name: string; most: number; path: (account: string) => string; isStaff?: true }[] = [
  { name: 'tasks', most: 1.15, path: listPath },
  { name: 'users/me', most: 1.2, path: () => '/api/users/me' },
  { name: 'account', most: 1.2, path: (account) => `/api/accounts/${account}` },
  { name: 'permissions', most: 1.2, path: (account) => `/api/users/me/${account}/permissions` },
  { name: 'policies', most: 1.2, path: (account) => `/api/accounts/${account}/policies` },
  { name: 'accounts of a brokerage', most: 1.2, path: () => '/api/accounts?limit=25', isStaff: true },
]

const warmUp = 150

interface Side {
  readonly account: string
  readonly owner: PortalClient
  readonly staff: PortalClient
}

/** Each call in a large world against the same in a small one: the two answer in turn, and their medians are compared. */
export async function growthFigures(small: World, large: World, requests: number): Promise<Figure[]> {
  const servers = [await startPortico(small.environment), await startPortico(large.environment)] as const
  const sides = [await sideOf(servers[0].origin, small), await sideOf(servers[1].origin, large)] as const
  const figures: Figure[] = []
  for (const call of calls) {
    const times: [number[], number[]] = [[], []]
    for (let asked = -warmUp; asked < requests; asked++) {
      for (const [index, side] of sides.entries()) {
        // oxlint-disable-next-line no-await-in-loop -- the two worlds take turns
        const ms = await timed(call.isStaff === true ? side.staff : side.owner, call.path(side.account))
        if (asked >= 0) times[index]!.push(ms)
      }
    }
    const [before, after] = times.map(median) as [number, number]
    const what = `${call.name}, ${large.accounts} accounts against ${small.accounts}, ${large.engine}`
    figures.push(ratioFigure(what, after / before, call.most, ` (${after.toFixed(2)} against ${before.toFixed(2)} ms)`))
  }
  for (const { owner, staff } of sides) [owner, staff].forEach((client) => client.close())
  await Promise.all(servers.map((server) => server.stop()))
  return figures
}

async function sideOf(origin: string, world: World): Promise<Side> {
  const account = accountIn(world)
  const owner = await PortalClient.signIn(origin, ownerOf(account))
  await fillTaskList(owner, account)
  return { account, owner, staff: await PortalClient.signIn(origin, 'advisor1@b00000.test') }
}

async function timed(client: PortalClient, path: string): Promise<number> {
  const start = performance.now()
  await client.get(path)
  return performance.now() - start
}
