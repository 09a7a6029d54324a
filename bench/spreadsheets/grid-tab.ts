import { randomUUID } from 'node:crypto'
import type { PortalClient } from '../portal-client.ts'

const editLimit = 5000

/** A tab whose descriptions and premiums are unsorted. */
export interface GridTab {
  readonly rows: number
  readonly address: string
}

/** A row's rank once sorted; coprime to any round number of rows. */
export const rankOf = (place: number, rows: number): number => (place * 7919) % rows

/** Creates a tab with this many rows. */
export async function gridTab(owner: PortalClient, origin: string, rows: number): Promise<GridTab> {
  const schedules = '/api/accounts/ACME/schedules'
  const tab = { scheduleType: 'MISCELLANEOUS', tabName: `Bench ${rows}` }
  const { scheduleTabId: tabId } = JSON.parse(await owner.post(`${schedules}/tabs`, tab)) as { scheduleTabId: number }
  const ids = Array.from({ length: rows }, () => randomUUID())
  for (let first = 0; first < rows; first += editLimit) {
    const edits = ids.slice(first, first + editLimit).map((rowId, at) => {
      const place = first + at
      const rank = rankOf(place, rows)
      const cells = {
        coverage: `Cover ${place + 1}`,
        description: `Site ${rank}`,
        limit: '100000',
        premium: String(rank),
      }
      return { op: 'insert', rowId, after: ids[place - 1] ?? null, cells }
    })
    // oxlint-disable-next-line no-await-in-loop -- each batch goes behind the one before
    await owner.post(`${schedules}/MISCELLANEOUS/edits`, { tabId, edits })
  }
  return { rows, address: `${origin}/ACME/schedules/miscellaneous/${tabId}` }
}
