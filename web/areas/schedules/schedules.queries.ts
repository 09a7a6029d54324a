import type { ScheduleType } from '@portico/contract/areas/schedules/schedule-types.ts'
import type { FindingPage } from '@portico/contract/areas/schedules/snapshots/review.shapes.ts'
import { queryOptions, useQueryClient } from '@tanstack/react-query'
import { statusOf } from '../../platform/call-error.ts'
import { call } from '../../platform/client.ts'
import { logged, q } from '../../platform/queries.ts'

const tabsKey = 'GET /api/accounts/{id}/schedules/tabs'
const summaryKey = 'GET /api/accounts/{id}/schedules/summary'
const changesKey = 'GET /api/accounts/{id}/schedules/{type}/changes'

/** One tab of one schedule of an account. */
export interface SheetPlace {
  readonly accountId: string
  readonly type: ScheduleType
  readonly tabId: number
}

/** The tabs of all schedules of an account. */
export const tabsQuery = (accountId: string) => {
  const request = { params: { id: accountId } }
  return queryOptions({
    ...q(tabsKey, request),
    queryFn: ({ signal }) => logged(call(tabsKey, request, { signal }), 'Failed to load apps', signal),
  })
}

/** The content of an account's schedules, tab by tab. */
export const summaryQuery = (accountId: string) => q(summaryKey, { params: { id: accountId } })

/** The columns of a schedule as the brokerage of the account has them. They change rarely. */
export const columnsQuery = (accountId: string, type: ScheduleType) => ({
  ...q('GET /api/accounts/{id}/schedules/{type}/columns', { params: { id: accountId, type } }),
  staleTime: 60_000,
})

/** The issues of a tab as a whole, not of single rows. */
export const tabFindingsQuery = ({ accountId, type, tabId }: SheetPlace) => ({
  ...q('GET /api/accounts/{id}/schedules/{type}/findings', {
    params: { id: accountId, type },
    query: { tabId, limit: 1 },
  }),
  select: ({ findings }: FindingPage) => findings.filter(({ rowId }) => rowId === null),
})

/** A page of the rows of a tab. */
export const readRows = ({ accountId, type, tabId }: SheetPlace, cursor: string | undefined, limit: number) =>
  call('GET /api/accounts/{id}/schedules/{type}/rows', {
    params: { id: accountId, type },
    query: { tabId, limit, ...(cursor === undefined ? {} : { cursor }) },
  })

/**
 * What others have changed in a tab since a time; null if they deleted it. An event refetches it; the time is that of
 * the last response.
 */
export const changesQuery = ({ accountId, type, tabId }: SheetPlace, since: () => string) =>
  queryOptions({
    queryKey: [changesKey, { params: { id: accountId, type }, query: { tabId } }],
    queryFn: ({ signal }) =>
      readChanges({ accountId, type, tabId }, since(), signal).catch((error: unknown) => {
        if (statusOf(error) === 404) return null
        throw error
      }),
  })

export function readChanges({ accountId, type, tabId }: SheetPlace, since?: string, signal?: AbortSignal) {
  const query = { tabId, ...(since === undefined ? {} : { since }) }
  return call(changesKey, { params: { id: accountId, type }, query }, signal === undefined ? {} : { signal })
}

/** What people do to the tabs of a schedule. */
export function useTabCalls(accountId: string, scheduleType: ScheduleType) {
  const cache = useQueryClient()
  const params = { id: accountId }
  const readAgain = async (): Promise<void> => {
    await Promise.all([tabsKey, summaryKey].map((key) => cache.invalidateQueries({ queryKey: [key, { params }] })))
  }
  return {
    create: async (tabName: string): Promise<number> => {
      const tab = await call('POST /api/accounts/{id}/schedules/tabs', { params, body: { scheduleType, tabName } })
      await readAgain()
      return tab.scheduleTabId
    },
    rename: async (scheduleTabId: number, tabName: string): Promise<void> => {
      const body = { scheduleTabId, scheduleType, tabName }
      await call('PUT /api/accounts/{id}/schedules/tabs/{scheduleTabId}', {
        params: { ...params, scheduleTabId },
        body,
      })
      await readAgain()
    },
    remove: async (tabId: number): Promise<void> => {
      await call('DELETE /api/accounts/{id}/schedules/tabs/{tabId}', {
        params: { ...params, tabId },
        query: { scheduleType },
      })
      await readAgain()
    },
  }
}
