import type { AccountDocument, DocumentEdit } from '@portico/contract/areas/documents/document.shapes.ts'
import type { DocumentType } from '@portico/contract/areas/documents/document-types.ts'
import { type QueryClient, useInfiniteQuery, useQuery, useQueryClient } from '@tanstack/react-query'
import { toasts } from '../../kit/feedback/toasts.ts'
import { reasonOf } from '../../platform/call-error.ts'
import { call } from '../../platform/client.ts'
import { pagesOf, q } from '../../platform/queries.ts'
import { apiAddress } from '../../platform/files/api-address.ts'

const listKey = 'GET /api/accounts/{accountId}/documents'
const foldersKey = 'GET /api/accounts/{accountId}/documents/folders'
const documentKey = 'GET /api/accounts/{accountId}/documents/{documentId}'
export const saveKey = 'PUT /api/accounts/{accountId}/documents/{documentId}'

export const documentsFailed = 'The documents could not be loaded.'

/** Where the library is opened: the id of a folder, the top, everything by its date, or the trash. */
export type Place = { readonly folder: string } | 'top' | 'new' | 'trash'

export interface DocumentFilter {
  readonly search: string
  readonly type: DocumentType | ''
  readonly tag: string
}

/** The documents of a place, page by page. A search looks everywhere. */
export function useDocuments(accountId: string, place: Place, { search, type, tag }: DocumentFilter) {
  const isNew = place === 'new'
  const folder = typeof place === 'object' ? place.folder : place === 'top' ? 'top' : undefined
  return useInfiniteQuery({
    ...pagesOf(listKey, {
      params: { accountId },
      query: {
        ...(folder === undefined || search !== '' ? {} : { folder }),
        ...(search === '' ? {} : { search }),
        ...(type === '' ? {} : { type }),
        ...(tag === '' ? {} : { tag }),
        ...(place === 'trash' ? { shown: 'trashed' } : {}),
        ...(isNew ? { sort: 'changedAt', direction: 'desc' } : {}),
        limit: 200,
      },
    }),
    placeholderData: (before) => before,
  })
}

export const useFolders = (accountId: string) => useQuery(q(foldersKey, { params: { accountId } }))

export const useDocument = (accountId: string, documentId: string) =>
  useQuery(q(documentKey, { params: { accountId, documentId } }))

export const useViews = (accountId: string, documentId: string) =>
  useQuery(q('GET /api/accounts/{accountId}/documents/{documentId}/views', { params: { accountId, documentId } }))

/** Refetches every list of the library. */
export function readAgain(cache: QueryClient, accountId: string): void {
  for (const key of [listKey, foldersKey, documentKey])
    void cache.invalidateQueries({ queryKey: [key, { params: { accountId } }] })
  void cache.invalidateQueries({ queryKey: [documentKey] })
}

/** Actions on documents, with a toast on the result. */
export function useDocumentActions(accountId: string) {
  const cache = useQueryClient()
  const params = { accountId }
  const done = async (work: Promise<unknown>, failure: string): Promise<boolean> => {
    try {
      await work
      return true
    } catch (error) {
      toasts.show('error', reasonOf(error, failure))
      return false
    } finally {
      readAgain(cache, accountId)
    }
  }
  const restore = (ids: string[]) =>
    done(call('POST /api/accounts/{accountId}/documents/restore', { params, body: { ids } }), 'Nothing was restored.')
  return {
    async restore(ids: string[]): Promise<void> {
      if (await restore(ids)) toasts.show('success', `${counted(ids.length)} restored`)
    },
    async trash(ids: string[]): Promise<void> {
      const work = call('POST /api/accounts/{accountId}/documents/trash', { params, body: { ids } })
      if (await done(work, 'Nothing was deleted.'))
        toasts.show('success', `${counted(ids.length)} moved to the trash`, { undo: () => void restore(ids) })
    },
    move: (ids: string[], folderId: string | null) =>
      call('POST /api/accounts/{accountId}/documents/move', { params, body: { ids, folderId } }).finally(() =>
        readAgain(cache, accountId),
      ),
    save: (documentId: string, body: DocumentEdit): Promise<AccountDocument> =>
      call(saveKey, { params: { accountId, documentId }, body }).finally(() => readAgain(cache, accountId)),
    addFolder: (body: { parentId: string | null; name: string; isInternal: boolean }) =>
      call('POST /api/accounts/{accountId}/documents/folders', { params, body }).finally(() =>
        readAgain(cache, accountId),
      ),
    renameFolder: (folderId: string, name: string) =>
      call('PUT /api/accounts/{accountId}/documents/folders/{folderId}', {
        params: { accountId, folderId },
        body: { name },
      }).finally(() => readAgain(cache, accountId)),
    deleteFolder: (folderId: string) =>
      done(
        call('DELETE /api/accounts/{accountId}/documents/folders/{folderId}', { params: { accountId, folderId } }),
        'The folder was not deleted.',
      ),
  }
}

const counted = (count: number): string => (count === 1 ? 'Document' : `${count} documents`)

const versionPart = (version: number | undefined) => (version === undefined ? '' : `?version=${version}`)

export const downloadAddress = (accountId: string, id: string, version?: number): string =>
  apiAddress(`/api/documents/${encodeURIComponent(accountId)}/download/${id}${versionPart(version)}`)

export const previewAddress = (accountId: string, id: string, version?: number): string =>
  apiAddress(`/api/documents/${encodeURIComponent(accountId)}/preview/${id}${versionPart(version)}`)

export const zipAddress = (accountId: string, ids: readonly string[]): string =>
  apiAddress(`/api/accounts/${encodeURIComponent(accountId)}/documents/zip?ids=${ids.join(',')}`)
