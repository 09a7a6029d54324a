import { columnMessages } from '@portico/contract/areas/schedules/columns/column.messages.ts'
import type { ScheduleColumns } from '@portico/contract/areas/schedules/columns/column-settings.shapes.ts'
import type { ScheduleType } from '@portico/contract/areas/schedules/schedule-types.ts'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { toasts } from '../../../kit/feedback/toasts.ts'
import { m, pagesOf, q } from '../../../platform/queries.ts'

export const saveKey = 'PUT /api/broker-admin/{id}/schedule-columns/{type}'
export const acceptKey = 'POST /api/broker-admin/{id}/schedule-columns/{type}/proposals/{proposalId}'

/** Every schedule of a brokerage with its column settings. An event reports changes. */
export const shapedSchedulesQuery = (id: string) => ({
  ...q('GET /api/broker-admin/{id}/schedule-columns', { params: { id } }),
  staleTime: 60_000,
})

/** The columns of one schedule as a brokerage has them. */
export const columnsQuery = (id: string, type: ScheduleType) => ({
  ...q('GET /api/broker-admin/{id}/schedule-columns/{type}', { params: { id, type } }),
  staleTime: 60_000,
})

/** The rows that fail a proposal, page by page; checked each time. */
export const failingCellsPages = (id: string, type: ScheduleType, proposalId: string) => ({
  ...pagesOf('GET /api/broker-admin/{id}/schedule-columns/{type}/proposals/{proposalId}', {
    params: { id, type, proposalId },
    query: {},
  }),
  staleTime: Number.POSITIVE_INFINITY,
  gcTime: 0,
})

/** Stores saved columns in the cache, and shows a toast. */
export function useKeepSaved(id: string): (saved: ScheduleColumns) => void {
  const cache = useQueryClient()
  return (saved) => {
    cache.setQueryData(columnsQuery(id, saved.scheduleType).queryKey, saved)
    void cache.invalidateQueries({ queryKey: shapedSchedulesQuery(id).queryKey })
    toasts.show('success', columnMessages.saved)
  }
}

export const useSaveColumns = () => useMutation(m(saveKey))
export const useAcceptColumns = () => useMutation(m(acceptKey))

/** How much every schedule is used over the platform. */
export const scheduleUseQuery = q('GET /api/administration/schedules')

/** Every schedule with its standard columns; they change with a release alone. */
export const fieldDefinitionsQuery = {
  ...q('GET /api/schedules/field-definitions'),
  staleTime: Number.POSITIVE_INFINITY,
}

/** The brokerages that shaped the columns of a schedule, page by page. */
export const shapingBrokeragesPages = (type: ScheduleType) =>
  pagesOf('GET /api/administration/schedules/{type}/brokerages', { params: { type }, query: { limit: 20 } })
