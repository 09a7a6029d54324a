import type { Figure } from '../figures.ts'
import { PortalClient } from '../portal-client.ts'
import { ownerOf } from '../task-list.ts'
import { betweenWorlds, growthOf } from '../two-worlds.ts'
import type { World } from '../worlds.ts'

const account = 'W0000001'
const claims = `/api/accounts/${account}/claims?limit=25`

/**
 * The lists of an account's claims by the calls that answer them, and how many times longer each may take among many: C-L777 is
 * part of 111 numbers there, so it finds a page where it found one claim.
 */
const lists: readonly (readonly [name: string, path: string, most: number])[] = [
  ['claims', claims, 1.2],
  ['claims, searched by a whole number', `${claims}&search=C-L1000`, 1.2],
  ['claims, searched by part of a number', `${claims}&search=C-L777`, 4],
  ['claims, searched by part of many numbers', `${claims}&search=C-L1`, 1.2],
  ['claims, searched by what happened', `${claims}&search=ladder`, 1.2],
  ['claims, searched by what there is not', `${claims}&search=zeppelin`, 1.2],
  ['claims, narrowed to a state', `${claims}&status=OPEN`, 1.2],
  ['claims, narrowed to a cause', `${claims}&cause=Fall or slip`.replaceAll(' ', '%20'), 1.2],
  ['claims, narrowed to a cause and a state', `${claims}&cause=Fall or slip&state=OH`.replaceAll(' ', '%20'), 1.2],
  ['claims by date of loss', `${claims}&sort=-lossOn`, 1.2],
  ['claims by claimant', `${claims}&sort=claimant`, 1.2],
  ['claims by incurred', `${claims}&sort=-incurred`, 1.2],
  ['open reserves to review', `${claims}&status=OPEN&sort=reviewOn%20-reserve`, 1.2],
  ['what claims can be narrowed to', `/api/accounts/${account}/claim-choices`, 1.2],
  ['claim analytics', `/api/accounts/${account}/claim-analysis`, 1.2],
  ['search of the account', `/api/search?account=${account}&text=C-L1000`, 1.2],
]

/** The lists of one account with very many claims against those of the same with few: the two answer in turn. */
export function claimListFigures(
  small: World,
  large: World,
  rows: readonly [few: number, many: number],
  requests: number,
): Promise<Figure[]> {
  const sideOf = (origin: string) => PortalClient.signIn(origin, ownerOf(account))
  return betweenWorlds(small, large, sideOf, async (...sides) => {
    const compared = lists.map(([name, path, most]) => ({
      what: `${name}, ${rows[1]} claims against ${rows[0]}, ${large.engine}`,
      most,
      ask: (client: PortalClient) => client.get(path),
    }))
    const figures = await growthOf(compared, sides, requests)
    for (const client of sides) client.close()
    return figures
  })
}
