import type { ScheduleType } from '@portico/contract/areas/schedules/schedule-types.ts'
import {
  noTab,
  type ScheduleEdit,
  type ScheduleRow,
  type ScheduleRowPage,
} from '@portico/contract/areas/schedules/schedule.shapes.ts'
import type { TestClient } from '../../../app/test/test-client.ts'

/** What tests ask of one tab of one schedule. */
export class ScheduleClient {
  readonly #client: TestClient
  readonly #path: string
  readonly tabId: number

  constructor(client: TestClient, account: string, type: ScheduleType, tabId = noTab) {
    this.#client = client
    this.#path = `/api/accounts/${account}/schedules/${type}`
    this.tabId = tabId
  }

  edit(edits: readonly ScheduleEdit[], headers: Readonly<Record<string, string>> = {}) {
    return this.#client.post(`${this.#path}/edits`, { tabId: this.tabId, edits }, { headers })
  }

  page(query: string) {
    return this.#client.get(`${this.#path}/rows?tabId=${this.tabId}&${query}`)
  }

  /** All rows in their order, read in pages of `limit`. */
  async rows(limit = 2000): Promise<ScheduleRow[]> {
    const rows: ScheduleRow[] = []
    let cursor = ''
    for (;;) {
      const { body } = (await this.page(`limit=${limit}${cursor}`)) as { body: ScheduleRowPage }
      rows.push(...body.rows)
      if (body.nextCursor === null) return rows
      cursor = `&cursor=${body.nextCursor}`
    }
  }
}

/** An edit that adds a row with these cells. */
export const added = (cells: Record<string, string>, after: string | null = null): ScheduleEdit & { op: 'insert' } => ({
  op: 'insert',
  rowId: crypto.randomUUID(),
  after,
  cells,
})
