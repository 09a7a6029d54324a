import { layoutMessages } from '@portico/contract/areas/schedule-exports/layout.messages.ts'
import type { NamedLayout } from '@portico/contract/areas/schedule-exports/layout.shapes.ts'
import type { ScheduleType } from '@portico/contract/areas/schedules/schedule-types.ts'
import { keepPreviousData, useQueryClient } from '@tanstack/react-query'
import { toasts } from '../../../kit/feedback/toasts.ts'
import { call } from '../../../platform/client.ts'
import { q } from '../../../platform/queries.ts'
import type { Draft } from './layout-draft.ts'

export const saveKey = 'PUT /api/broker-admin/{id}/schedule-export/{type}/{layoutId}'
const listKey = 'GET /api/broker-admin/{id}/schedule-export'
const layoutsKey = 'GET /api/broker-admin/{id}/schedule-export/{type}'
/** What the menu of an account offers: one's own change is seen there without waiting for its event. */
const offeredKey = 'GET /api/accounts/{id}/schedules/{type}/layouts'

/** Every schedule of a brokerage, with its number of layouts. An event reports changes. */
export const schedulesQuery = (id: string) => ({ ...q(listKey, { params: { id } }), staleTime: 60_000 })

/** The layouts of one schedule. */
export const layoutsQuery = (id: string, type: ScheduleType) => ({
  ...q(layoutsKey, { params: { id, type } }),
  staleTime: 60_000,
})

/** What the admins of a brokerage do with the layouts of a schedule. */
export function useLayoutCalls(id: string, type: ScheduleType) {
  const cache = useQueryClient()
  const params = { id, type }
  const readAgain = async (): Promise<void> => {
    await Promise.all([listKey, layoutsKey, offeredKey].map((key) => cache.invalidateQueries({ queryKey: [key] })))
  }
  return {
    /** Saves an existing layout, or creates one. */
    save: async (draft: Draft, standing: NamedLayout | null): Promise<NamedLayout> => {
      const saved =
        standing === null
          ? await call('POST /api/broker-admin/{id}/schedule-export/{type}', { params, body: draft })
          : await call(saveKey, {
              params: { ...params, layoutId: standing.layoutId },
              body: { ...draft, version: standing.version },
            })
      await readAgain()
      toasts.show('success', layoutMessages.saved)
      return saved
    },
    remove: async (layoutId: string): Promise<void> => {
      await call('DELETE /api/broker-admin/{id}/schedule-export/{type}/{layoutId}', {
        params: { ...params, layoutId },
      })
      await readAgain()
      toasts.show('success', layoutMessages.deleted)
    },
  }
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
