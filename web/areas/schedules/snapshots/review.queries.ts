import type { ScheduleType } from '@portico/contract/areas/schedules/schedule-types.ts'
import { reviewMessages } from '@portico/contract/areas/schedules/snapshots/review.messages.ts'
import type {
  ListedDifference,
  PendingRow,
  SnapshotDraft,
} from '@portico/contract/areas/schedules/snapshots/review.shapes.ts'
import { useQueryClient } from '@tanstack/react-query'
import { toasts } from '../../../kit/feedback/toasts.ts'
import { call } from '../../../platform/client.ts'
import { pagesOf, q } from '../../../platform/queries.ts'
import type { Comparison } from './comparison.ts'

const snapshotsKey = 'GET /api/accounts/{id}/schedules/snapshots'
const differencesKey = 'GET /api/accounts/{id}/schedules/{type}/differences'
const historyKey = 'GET /api/accounts/{id}/schedules/{type}/rows/{rowId}/history'
const pendingKey = 'GET /api/accounts/{id}/schedules/pending'
const pullThroughKey = 'GET /api/accounts/{id}/schedules/pull-through'
const backdatesKey = 'GET /api/accounts/{id}/schedules/backdates'

/** One row of one schedule of an account. */
export interface RowOf {
  readonly accountId: string
  readonly type: ScheduleType
  readonly tabId: number
  readonly rowId: string
}

/** Snapshots of an account, the newest first. */
export const snapshotsQuery = (id: string) => q(snapshotsKey, { params: { id } })

/** What differs between two states of a tab, page by page. */
export const differencePages = (id: string, type: ScheduleType, comparison: Comparison) =>
  pagesOf(differencesKey, { params: { id, type }, query: comparison })

/** Every difference there is, for taking along. */
export async function allDifferences(id: string, type: ScheduleType, comparison: Comparison) {
  const all: ListedDifference[] = []
  for (let cursor: string | null | undefined; cursor !== null;) {
    const query = { ...comparison, limit: 200, ...(cursor === undefined ? {} : { cursor }) }
    // oxlint-disable-next-line no-await-in-loop -- each page leads to the next
    const page = await call(differencesKey, { params: { id, type }, query })
    all.push(...page.rows)
    cursor = page.nextCursor
  }
  return all
}

/** The history of a row, page by page. */
export const historyPages = ({ accountId, type, tabId, rowId }: RowOf) =>
  pagesOf(historyKey, { params: { id: accountId, type, rowId }, query: { tabId } })

/** Rows that wait for the brokerage. */
export const pendingPages = (id: string) => pagesOf(pendingKey, { params: { id } })

/** Backdated changes. */
export const backdatePages = (id: string) => pagesOf(backdatesKey, { params: { id } })

/** Rows that locations would give to general liability. */
export const pulledRowsQuery = (id: string) => q(pullThroughKey, { params: { id } })

/** What is done in the review of an account's schedules. */
export function useReviewCalls(id: string) {
  const cache = useQueryClient()
  const readAgain = (key: string) => cache.invalidateQueries({ queryKey: [key, { params: { id } }] })
  return {
    take: async (body: SnapshotDraft): Promise<void> => {
      await call('POST /api/accounts/{id}/schedules/snapshots', { params: { id }, body })
      toasts.show('success', reviewMessages.snapshotTaken)
      await readAgain(snapshotsKey)
    },
    decide: async ({ scheduleType, tabId, rowId, version }: PendingRow, decision: 'accept' | 'reject') => {
      const params = { id, type: scheduleType }
      try {
        await call('POST /api/accounts/{id}/schedules/{type}/pending', {
          params,
          body: { tabId, rowId, version, decision },
        })
        toasts.show('success', decision === 'accept' ? 'Accepted' : 'Rejected')
      } finally {
        await readAgain(pendingKey)
      }
    },
    pull: async (locations: string[]): Promise<void> => {
      const key = 'POST /api/accounts/{id}/schedules/pull-through'
      const { rows } = await call(key, { params: { id }, body: { locations } })
      toasts.show('success', rows === 1 ? '1 row added' : `${rows} rows added`)
      await readAgain(pullThroughKey)
    },
    explain: async (backdateId: string, reason: string): Promise<void> => {
      await call('PUT /api/accounts/{id}/schedules/backdates/{backdateId}', {
        params: { id, backdateId },
        body: { reason },
      })
      toasts.show('success', 'Reason saved')
      await readAgain(backdatesKey)
    },
  }
}
