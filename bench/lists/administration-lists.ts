import type { Figure } from '../figures.ts'
import { PortalClient } from '../portal-client.ts'
import { betweenWorlds, growthOf } from '../two-worlds.ts'
import type { World } from '../worlds.ts'

/**
 * The lists of the administration, and of one account among many, by the calls that answer them. One row in 76 has a common
 * word: a search stops at 200 of them, which are 15 times as many as it finds among 1,000, so it may take longer.
 */
const lists: Readonly<Record<string, string>> = {
  accounts: '/api/accounts?limit=25',
  'accounts, searched': '/api/accounts?limit=25&search=summit',
  'accounts, searched by a common word': '/api/accounts?limit=25&search=windsor',
  users: '/api/administration/users?limit=25',
  'users, searched': '/api/administration/users?limit=25&search=listed777@list.test',
  'users, searched by a common name': '/api/administration/users?limit=25&search=eriksen',
  prospects: '/api/administration/prospects?limit=25',
  'prospects, searched by a common word': '/api/administration/prospects?limit=25&search=windsor',
  brokerages: '/api/brokerages?limit=25',
  'brokerages, searched by a common word': '/api/brokerages?limit=25&search=windsor',
  'recent events': '/api/administration/recent-events?limit=25',
  errors: '/api/administration/errors?limit=25',
  'open errors': '/api/administration/errors?limit=25&state=OPEN',
  'failed jobs': '/api/administration/jobs?limit=25&state=FAILED',
  'jobs that wait': '/api/administration/jobs?limit=25&state=WAITING',
  queues: '/api/administration/jobs/queues',
  broadcasts: '/api/administration/broadcasts?limit=25',
  'certificate holders of an account': '/api/accounts/P0000001/certificate-holders',
  'vendors of an account': '/api/accounts/P0000001/vendors',
}

/** Each list among very many rows against the same among few: the two answer in turn, and their medians are compared. */
export function administrationListFigures(
  small: World,
  large: World,
  rows: readonly [few: number, many: number],
  requests: number,
): Promise<Figure[]> {
  const sideOf = (origin: string) => PortalClient.signIn(origin, 'admin@portico.test')
  return betweenWorlds(small, large, sideOf, async (...sides) => {
    const compared = Object.entries(lists).map(([name, path]) => ({
      what: `${name}, ${rows[1]} rows against ${rows[0]}, ${large.engine}`,
      most: name.includes('common') ? 2 : 1.2,
      ask: (client: PortalClient) => client.get(path),
    }))
    const figures = await growthOf(compared, sides, requests)
    for (const client of sides) client.close()
    return figures
  })
}
