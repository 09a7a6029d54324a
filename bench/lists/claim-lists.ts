import { createHash } from 'node:crypto'
import type { Figure } from '../figures.ts'
import { PortalClient } from '../portal-client.ts'
import { ownerOf } from '../task-list.ts'
import { betweenWorlds, growthOf } from '../two-worlds.ts'
import type { World } from '../worlds.ts'

const account = 'W0000001'
const claims = `/api/accounts/${account}/claims?limit=25`

/** The number of the 777th claim. */
const number = `C-L${createHash('md5').update('777').digest('hex').slice(0, 12).toUpperCase()}`

/** The lists of an account's claims by the calls that answer them. A search finds as many claims among few as among many. */
const lists: readonly (readonly [name: string, path: string])[] = [
  ['claims', claims],
  ['claims, searched by a whole number', `${claims}&search=${number}`],
  ['claims, searched by part of a number', `${claims}&search=${number.slice(4, 10)}`],
  ['claims, searched by part of many numbers', `${claims}&search=C-L`],
  ['claims, searched by what happened', `${claims}&search=ladder`],
  ['claims, searched by what there is not', `${claims}&search=zeppelin`],
  ['claims, narrowed to a state', `${claims}&status=OPEN`],
  ['claims, narrowed to a cause', `${claims}&cause=Fall or slip`.replaceAll(' ', '%20')],
  ['claims, narrowed to a cause and a state', `${claims}&cause=Fall or slip&state=OH`.replaceAll(' ', '%20')],
  ['claims by date of loss', `${claims}&sort=-lossOn`],
  ['claims by claimant', `${claims}&sort=claimant`],
  ['claims by incurred', `${claims}&sort=-incurred`],
  ['open reserves to review', `${claims}&status=OPEN&sort=reviewOn%20-reserve`],
  ['what claims can be narrowed to', `/api/accounts/${account}/claim-choices`],
  ['claim analytics', `/api/accounts/${account}/claim-analysis`],
  ['search of the account', `/api/search?account=${account}&text=${number}`],
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
    const compared = lists.map(([name, path]) => ({
      what: `${name}, ${rows[1]} claims against ${rows[0]}, ${large.engine}`,
      most: 1.2,
      ask: (client: PortalClient) => client.get(path),
    }))
    const figures = await growthOf(compared, sides, requests)
    for (const client of sides) client.close()
    return figures
  })
}
