import type { ScheduleType } from '@portico/contract/areas/schedules/schedule-types.ts'
import { vi } from 'vitest'
import type { TestClient } from '../../../app/test/test-client.ts'

/** What tests ask of the review of one tab, of ACME where no other account is named. */
export class ReviewClient {
  readonly #client: TestClient
  readonly #path: string
  readonly #tabId: number

  constructor(client: TestClient, type: ScheduleType, tabId: number, account = 'ACME') {
    this.#client = client
    this.#path = `/api/accounts/${account}/schedules/${type}`
    this.#tabId = tabId
  }

  get(part: string, query = '') {
    return this.#client.get(`${this.#path}/${part}?tabId=${this.#tabId}${query}`)
  }

  /** The findings of the tab that no row has by itself, once no check of it is due. */
  async jointFindings(query = ''): Promise<string[]> {
    const settled = async () => {
      const { body } = await this.get('findings', `&limit=200${query}`)
      return body.isChecking === true ? undefined : body.findings
    }
    const findings = await vi.waitUntil(settled, { timeout: 60_000, interval: 100 })
    return findings
      .filter(({ origin }: { origin: string }) => origin !== 'ROW')
      .map(
        ({ origin, column, severity, message }: Record<string, string>) =>
          `${origin} ${column} ${severity}: ${message}`,
      )
  }
}
