import { layoutMessages } from '@portico/contract/areas/schedule-exports/layout.messages.ts'
import type { ScheduleType } from '@portico/contract/areas/schedules/schedule-types.ts'
import { keepPreviousData, useMutation, useQueryClient } from '@tanstack/react-query'
import { toasts } from '../../../kit/feedback/toasts.ts'
import { m, q } from '../../../platform/queries.ts'

export const saveKey = 'PUT /api/broker-admin/{id}/schedule-export/{type}'

/** Every schedule of a brokerage, and whether it has a layout of its own. An event says when it changes. */
export const layoutsQuery = (id: string) => ({
  ...q('GET /api/broker-admin/{id}/schedule-export', { params: { id } }),
  staleTime: 60_000,
})

/** The layout of one schedule. */
export const layoutQuery = (id: string, type: ScheduleType) => ({
  ...q('GET /api/broker-admin/{id}/schedule-export/{type}', { params: { id, type } }),
  staleTime: 60_000,
})

/** Saves a layout and keeps it in place of the one before. */
export function useSaveLayout(id: string) {
  const cache = useQueryClient()
  return useMutation({
    ...m(saveKey),
    onSuccess: (saved) => {
      cache.setQueryData(layoutQuery(id, saved.scheduleType).queryKey, saved)
      void cache.invalidateQueries({ queryKey: layoutsQuery(id).queryKey })
      toasts.show('success', saved.layout === null ? layoutMessages.reset : layoutMessages.saved)
    },
  })
}

/** Accounts of a brokerage whose rows a layout can be looked at with. */
export const sampleAccountsQuery = (brokerCode: string, search: string) => ({
  ...q('GET /api/accounts', { query: { brokerCode, limit: 50, ...(search !== '' && { search }) } }),
  placeholderData: keepPreviousData,
})

export const summaryQuery = (id: string) => q('GET /api/accounts/{id}/schedules/summary', { params: { id } })

const sampleRows = 5

/** The first rows of a tab. */
export const sampleRowsQuery = (id: string, type: ScheduleType, tabId: number) =>
  q('GET /api/accounts/{id}/schedules/{type}/rows', { params: { id, type }, query: { tabId, limit: sampleRows } })
