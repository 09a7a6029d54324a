import { type PortalClient } from './portal-client.ts'
import type { World } from './worlds.ts'

/** The account that is measured: one in the middle of the world, served by an ordinary brokerage. */
export const accountIn = ({ accounts }: Pick<World, 'accounts'>): string =>
  `W${String(Math.floor(accounts / 20) * 10 + 1).padStart(7, '0')}`

export const ownerOf = (account: string): string => `owner@${account.toLowerCase()}.test`

export const listPath = (account: string): string => `/api/accounts/${account}/tasks?limit=50`

const openTasks = 50

/** Brings an account to 50 open tasks, every fifth of them the owner's, unless it has them. */
export async function fillTaskList(client: PortalClient, account: string): Promise<void> {
  const lists = JSON.parse(await client.get(`/api/accounts/${account}/tasks?limit=200`)) as { all: unknown[] }
  const mailboxes = ['owner', 'office', 'site', 'office', 'site']
  for (let made = lists.all.length; made < openTasks; made++) {
    // oxlint-disable-next-line no-await-in-loop -- one after the other, as a person would
    await client.post(`/api/accounts/${account}/tasks`, {
      details: `Check endorsement ${made + 1} of the renewal against the schedule of equipment`,
      tagged: `${mailboxes[made % mailboxes.length]}@${account.toLowerCase()}.test`,
      dueEpoch: Date.UTC(2030, 0, 7 + 7 * made, 12),
      page: 'Dashboard',
      link: `/${account}/dashboard`,
    })
  }
}
