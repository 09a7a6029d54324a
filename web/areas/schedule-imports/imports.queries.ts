import { importMessages } from '@portico/contract/areas/schedule-imports/import.messages.ts'
import type {
  AccountImport,
  ImportedRowKind,
  ImportState,
} from '@portico/contract/areas/schedule-imports/import.shapes.ts'
import type { ScheduleType } from '@portico/contract/areas/schedules/schedule-types.ts'
import { useInfiniteQuery, useQuery, useQueryClient } from '@tanstack/react-query'
import { toasts } from '../../kit/feedback/toasts.ts'
import { call } from '../../platform/client.ts'
import { pagesOf, q } from '../../platform/queries.ts'
import { apiAddress } from '../../platform/files/api-address.ts'

const importKey = 'GET /api/accounts/{id}/schedules/imports/{scheduleImportId}'
const historyKey = 'GET /api/accounts/{id}/schedules/imports'

const allKey = 'GET /api/administration/schedule-imports'

const working: ReadonlySet<ImportState> = new Set(['READING', 'CHECKING', 'IMPORTING', 'CANCELING', 'UNDOING'])

/** Whether the server is working on an import, without need for input. */
export const isWorking = (state: ImportState): boolean => working.has(state)

/** Milliseconds between polls of a running import: only a fallback, since events report each step. */
const lookMs = 5000

/** An import's status; undefined while there is none. */
export const useImport = (accountId: string, scheduleImportId: string | undefined) =>
  useQuery({
    ...q(importKey, { params: { id: accountId, scheduleImportId: scheduleImportId ?? '' } }),
    enabled: scheduleImportId !== undefined,
    refetchInterval: ({ state: { data } }) => (data !== undefined && isWorking(data.state) ? lookMs : false),
  })

export const useImportHistory = (accountId: string, type: ScheduleType) =>
  useQuery(q(historyKey, { params: { id: accountId }, query: { type } }))

export const useImportRows = (accountId: string, scheduleImportId: string, kind: ImportedRowKind) =>
  useInfiniteQuery(
    pagesOf('GET /api/accounts/{id}/schedules/imports/{scheduleImportId}/rows', {
      params: { id: accountId, scheduleImportId },
      query: { kind, limit: 50 },
    }),
  )

export const useImportColumns = (accountId: string, type: ScheduleType) =>
  useQuery(q('GET /api/accounts/{id}/schedules/{type}/columns', { params: { id: accountId, type } }))

/** Has what is shown of an import read again. */
export function useReadAgain(accountId: string): () => Promise<void> {
  const cache = useQueryClient()
  return async () => {
    await Promise.all(
      [importKey, historyKey].map((key) => cache.invalidateQueries({ queryKey: [key, { params: { id: accountId } }] })),
    )
  }
}

export const errorsAddress = (accountId: string, scheduleImportId: string): string =>
  apiAddress(`/api/accounts/${encodeURIComponent(accountId)}/schedules/imports/${scheduleImportId}/errors`)

/** The imports of all accounts, page by page; looked at again while one of them is under way. */
export const useAllImports = (filter: { search: string; state?: ImportState; kept?: boolean }) =>
  useInfiniteQuery({
    ...pagesOf(allKey, {
      query: {
        ...(filter.search !== '' && { search: filter.search }),
        ...(filter.state !== undefined && { state: filter.state }),
        ...(filter.kept === true && { kept: 'true' }),
      },
    }),
    placeholderData: (before) => before,
    refetchInterval: ({ state: { data } }) =>
      data?.pages.some(({ items }) => items.some(({ state }) => isWorking(state))) === true ? lookMs : false,
  })

/** Has a failed or stuck import run again. */
export function useReprocess() {
  const cache = useQueryClient()
  return async ({ accountCode, scheduleImportId: importId }: AccountImport): Promise<void> => {
    try {
      await call('POST /api/administration/schedule-imports/{accountId}/{importId}/reprocess', {
        params: { accountId: accountCode, importId },
      })
      toasts.show('success', importMessages.reprocessing)
    } finally {
      await cache.invalidateQueries({ queryKey: [allKey] })
    }
  }
}

export const fileAddress = (accountId: string, scheduleImportId: string): string =>
  apiAddress(`/api/administration/schedule-imports/${encodeURIComponent(accountId)}/${scheduleImportId}/file`)
