import {
  type AccountUpload,
  type UploadChoices,
  type UploadRowState,
} from '@portico/contract/areas/account-uploads/account-upload.shapes.ts'
import { keepPreviousData, useInfiniteQuery, useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { call } from '../../platform/client.ts'
import { apiAddress } from '../../platform/files/api-address.ts'
import { pagesOf, q } from '../../platform/queries.ts'

const uploadKey = 'GET /api/brokerages/{brokerCode}/account-uploads/{uploadId}'
const rowsKey = 'GET /api/brokerages/{brokerCode}/account-uploads/{uploadId}/rows'
const ownKey = 'GET /api/brokerages/{brokerCode}/account-uploads'
const allKey = 'GET /api/administration/account-uploads'

/** Milliseconds between looks at an upload under way. */
const lookMs = 1000

export const isWorking = ({ state }: Pick<AccountUpload, 'state'>): boolean =>
  state === 'CREATING' || state === 'UNDOING'

/** One upload, read again while it is under way. */
export const useUpload = (brokerCode: string, uploadId: string) =>
  useQuery({
    ...q(uploadKey, { params: { brokerCode, uploadId } }),
    refetchInterval: ({ state: { data } }) => (data !== undefined && isWorking(data) ? lookMs : false),
  })

/** The last uploads of a brokerage. */
export const ownUploads = (brokerCode: string) => q(ownKey, { params: { brokerCode } })

/** The last uploads of all brokerages. */
export const allUploads = q(allKey)

/** The rows of an upload, page by page. They and the lists are read again when the upload moves on. */
export function useUploadRows(
  { brokerCode, uploadId, state, counts }: AccountUpload,
  shown: UploadRowState | undefined,
) {
  const cache = useQueryClient()
  const { ready, errors } = counts
  useEffect(() => {
    for (const key of [rowsKey, ownKey, allKey, 'GET /api/accounts']) {
      void cache.invalidateQueries({ queryKey: [key] })
    }
  }, [cache, state, ready, errors])
  const query = { limit: 50, ...(shown !== undefined && { state: shown }) }
  return useInfiniteQuery({
    ...pagesOf(rowsKey, { params: { brokerCode, uploadId }, query }),
    placeholderData: keepPreviousData,
  })
}

export const templateAddress = (brokerCode: string, format: 'XLSX' | 'CSV'): string =>
  apiAddress(`/api/brokerages/${encodeURIComponent(brokerCode)}/account-uploads/template?format=${format}`)

/** The file of the rows that became no account. */
export const failedRowsAddress = ({ brokerCode, uploadId }: AccountUpload): string =>
  apiAddress(`/api/brokerages/${encodeURIComponent(brokerCode)}/account-uploads/${uploadId}/failed-rows`)

/** What people do with uploads. Each throws the error. */
export function useUploadCalls(brokerCode: string) {
  const cache = useQueryClient()
  const readAgain = async (): Promise<void> => {
    const keys = [uploadKey, rowsKey, ownKey, allKey, 'GET /api/accounts']
    await Promise.all(keys.map((key) => cache.invalidateQueries({ queryKey: [key] })))
  }
  const paramsOf = (uploadId: string) => ({ params: { brokerCode, uploadId } })
  const then = async <T>(work: Promise<T>): Promise<T> => {
    try {
      return await work
    } finally {
      await readAgain()
    }
  }
  return {
    readAgain,
    /** Sends a file; answers its upload. */
    send: (file: File): Promise<AccountUpload> =>
      then(call(`POST /api/brokerages/{brokerCode}/account-uploads`, { params: { brokerCode }, file })),
    choose: (uploadId: string, body: UploadChoices) =>
      then(
        call('PUT /api/brokerages/{brokerCode}/account-uploads/{uploadId}/columns', { ...paramsOf(uploadId), body }),
      ),
    start: (uploadId: string) =>
      then(call('POST /api/brokerages/{brokerCode}/account-uploads/{uploadId}/start', paramsOf(uploadId))),
    undo: (uploadId: string) =>
      then(call('POST /api/brokerages/{brokerCode}/account-uploads/{uploadId}/undo', paramsOf(uploadId))),
    discard: (uploadId: string) =>
      then(call('DELETE /api/brokerages/{brokerCode}/account-uploads/{uploadId}', paramsOf(uploadId))),
  }
}
