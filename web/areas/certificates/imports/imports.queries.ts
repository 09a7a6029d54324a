import type {
  HolderDecision,
  HolderImport,
  HolderRowFilter,
} from '@portico/contract/areas/certificates/holders/holder-import.shapes.ts'
import type { HolderColumns } from '@portico/contract/areas/certificates/holders/holder-file.ts'
import { keepPreviousData, useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { useThenRead } from '../../../kit/records/use-then-read.ts'
import { call } from '../../../platform/client.ts'
import { apiAddress } from '../../../platform/files/api-address.ts'
import { pagesOf, q } from '../../../platform/queries.ts'

const listKey = 'GET /api/accounts/{accountId}/certificate-holder-imports'
const importKey = 'GET /api/accounts/{accountId}/certificate-holder-imports/{importId}'
const rowsKey = 'GET /api/accounts/{accountId}/certificate-holder-imports/{importId}/rows'
const holdersKey = 'GET /api/accounts/{accountId}/certificate-holders'

/** Milliseconds between looks at an import under way. */
const lookMs = 1000

export const isWorking = ({ state }: Pick<HolderImport, 'state'>): boolean =>
  state === 'IMPORTING' || state === 'UNDOING'

export const useImports = (accountId: string) => useQuery(q(listKey, { params: { accountId } }))

/** One import, read again while it is under way. */
export const useImport = (accountId: string, importId: string) =>
  useQuery({
    ...q(importKey, { params: { accountId, importId } }),
    refetchInterval: ({ state: { data } }) => (data !== undefined && isWorking(data) ? lookMs : false),
  })

/** The rows of an import, page by page. */
export const useImportRows = (accountId: string, importId: string, show: HolderRowFilter) =>
  useInfiniteQuery({
    ...pagesOf(rowsKey, { params: { accountId, importId }, query: { limit: 50, show } }),
    placeholderData: keepPreviousData,
  })

const pathOf = (accountId: string): string =>
  `/api/accounts/${encodeURIComponent(accountId)}/certificate-holder-imports`

export const templateAddress = (accountId: string, format: 'XLSX' | 'CSV'): string =>
  apiAddress(`${pathOf(accountId)}/template?format=${format}`)

/** The file of the rows that were not imported. */
export const failedRowsAddress = (accountId: string, importId: string): string =>
  apiAddress(`${pathOf(accountId)}/${importId}/failed-rows`)

/** What people do with imports; each call throws its error. */
export function useImportCalls(accountId: string, importId = '') {
  const thenRead = useThenRead([listKey, importKey, rowsKey, holdersKey])
  const params = { accountId, importId }
  return {
    send: (file: File) =>
      thenRead(call('POST /api/accounts/{accountId}/certificate-holder-imports', { params: { accountId }, file })),
    choose: (body: HolderColumns) =>
      thenRead(call('PUT /api/accounts/{accountId}/certificate-holder-imports/{importId}/columns', { params, body })),
    decide: (body: HolderDecision) =>
      thenRead(
        call('POST /api/accounts/{accountId}/certificate-holder-imports/{importId}/decisions', { params, body }),
      ),
    start: () =>
      thenRead(call('POST /api/accounts/{accountId}/certificate-holder-imports/{importId}/start', { params })),
    undo: () => thenRead(call('POST /api/accounts/{accountId}/certificate-holder-imports/{importId}/undo', { params })),
    discard: () => thenRead(call('DELETE /api/accounts/{accountId}/certificate-holder-imports/{importId}', { params })),
  }
}
