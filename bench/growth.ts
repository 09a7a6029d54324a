import type { Figure } from './figures.ts'
import { PortalClient } from './portal-client.ts'
import { accountIn, fillTaskList, listPath, ownerOf } from './task-list.ts'
import { betweenWorlds, growthOf } from './two-worlds.ts'
import type { World } from './worlds.ts'

/** Days around today that a month's view of the calendar shows. */
const month = (): string => {
  const dayMs = 86_400_000
  const day = (days: number) => new Date(Date.now() + days * dayMs).toISOString().slice(0, 10)
  return `from=${day(-7)}&to=${day(35)}`
}

/** A call, or several that are asked at once, of which the last to answer counts. */
interface Measured {
  readonly name: string
  readonly most: number
  readonly paths: (account: string) => readonly string[]
  readonly isStaff?: true
}

const ofAccount = (name: string, path = name, most = 1.2): Measured => ({
  name,
  most,
  paths: (account) => [`/api/accounts/${account}/${path}`],
})

/** The calls of an account's screens, the dashboard's first, and the account list of brokerage staff. */
const calls: readonly Measured[] = [
  { name: 'tasks', most: 1.15, paths: (account) => [listPath(account)] },
  { name: 'users/me', most: 1.2, paths: () => ['/api/users/me'] },
  { name: 'account', most: 1.2, paths: (account) => [`/api/accounts/${account}`] },
  { name: 'permissions', most: 1.2, paths: (account) => [`/api/users/me/${account}/permissions`] },
  ofAccount('policies'),
  ofAccount('policies, narrowed', 'policies?term=current&status=IN_FORCE&search=liability'),
  ofAccount('choices of policies', 'policies/choices'),
  ofAccount('links', 'hotlinks'),
  ofAccount('service-calendar'),
  ofAccount('features'),
  ofAccount('preferences'),
  { name: 'dashboard, its calls at once', most: 1.2, paths: dashboardPaths },
  ofAccount('calendar of a month', `calendar?${month()}`),
  ofAccount('documents'),
  ofAccount('document folders', 'documents/folders'),
  ofAccount('conversations'),
  ofAccount('activity'),
  { name: 'accounts of a brokerage', most: 1.2, paths: () => ['/api/accounts?limit=25'], isStaff: true },
]

interface Side {
  readonly account: string
  readonly owner: PortalClient
  readonly staff: PortalClient
}

/** Each call in a large world against the same in a small one: the two answer in turn, and their medians are compared. */
export function growthFigures(small: World, large: World, requests: number): Promise<Figure[]> {
  return betweenWorlds(small, large, sideOf, async (...sides) => {
    const compared = calls.map(({ name, most, paths, isStaff = false }) => ({
      what: `${name}, ${large.accounts} accounts against ${small.accounts}, ${large.engine}`,
      most,
      ask: (side: Side) => asked(isStaff ? side.staff : side.owner, paths(side.account)),
    }))
    const figures = await growthOf(compared, sides, requests)
    for (const { owner, staff } of sides) [owner, staff].forEach((client) => client.close())
    return figures
  })
}

async function sideOf(origin: string, world: World): Promise<Side> {
  const account = accountIn(world)
  const owner = await PortalClient.signIn(origin, ownerOf(account))
  await fillTaskList(owner, account)
  return { account, owner, staff: await PortalClient.signIn(origin, 'advisor1@b00000.test') }
}

const asked = (client: PortalClient, paths: readonly string[]) => Promise.all(paths.map((path) => client.get(path)))

/** What a browser asks for between opening the dashboard and its last card. */
function dashboardPaths(account: string): readonly string[] {
  const parts = ['', '/hotlinks', '/service-calendar', '/tasks', '/policies', '/features', '/preferences']
  return ['/api/users/me', ...parts.map((part) => `/api/accounts/${account}${part}`)]
}
