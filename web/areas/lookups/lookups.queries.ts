import { codeOf, formsOf, type LookupKind, partsOf } from '@portico/contract/areas/lookups/class-codes.ts'
import { lookupMessages } from '@portico/contract/areas/lookups/lookup.messages.ts'
import type { LookupDifference, LookupEdition, LookupPreview } from '@portico/contract/areas/lookups/lookup.shapes.ts'
import { tableName } from '@portico/contract/areas/lookups/lookup-tables.ts'
import { keepPreviousData, useInfiniteQuery, useQuery, useQueryClient } from '@tanstack/react-query'
import { toasts } from '../../kit/feedback/toasts.ts'
import { call, type RequestArgs } from '../../platform/client.ts'
import { pagesOf, q } from '../../platform/queries.ts'

const editionsKey = 'GET /api/lookup-editions'
const previewKey = 'GET /api/lookup-editions/{editionId}'
const differencesKey = 'GET /api/lookup-editions/{editionId}/differences'
const searchKey = 'GET /api/lookups/{kind}/search'

/** Codes that a search shows. */
const shown = 12

/** Codes of a kind for typed text; shows the previous results until the next ones load. */
export function useCodeSearch(kind: LookupKind, text: string) {
  return useQuery({
    ...q(searchKey, { params: { kind }, query: { text, limit: shown } }),
    placeholderData: keepPreviousData,
  })
}

/** The meaning of a code: its own entry, else its class; undefined if neither is known. */
export function useKnownCode(kind: LookupKind, typed: string, state: string | undefined) {
  const code = codeOf(kind, typed)
  const text = code === undefined ? '' : partsOf(kind, code).base
  const query = { text, limit: shown, ...(state === undefined ? {} : { state }) }
  const found = useQuery({ ...q(searchKey, { params: { kind }, query }), enabled: code !== undefined })
  const forms = code === undefined ? [] : formsOf(kind, code)
  const entry = forms.map((form) => found.data?.find((one) => one.code === form)).find((one) => one !== undefined)
  return { code, entry, isKnown: found.data === undefined ? undefined : entry !== undefined }
}

export const useEditions = () => useQuery(q(editionsKey))

/** An edition against the one in force. */
export const usePreview = (editionId: string) => useQuery(q(previewKey, { params: { editionId } }))

/** Entries that would change in one way, page by page. */
export const useDifferences = (editionId: string, change: LookupDifference['change']) =>
  useInfiniteQuery(pagesOf(differencesKey, { params: { editionId }, query: { change } }))

export type TableDraft = RequestArgs<'POST /api/lookup-editions'>[0]['query']

/** What administrators do with tables. */
export function useEditionCalls() {
  const cache = useQueryClient()
  const readAgain = async (): Promise<void> => {
    await Promise.all(
      [editionsKey, previewKey, differencesKey, searchKey].map((key) => cache.invalidateQueries({ queryKey: [key] })),
    )
  }
  return {
    /** Reads a file in as a draft; returns its id. */
    importTable: async (query: TableDraft, file: File): Promise<string> => {
      const { edition } = await call('POST /api/lookup-editions', { query, file })
      await readAgain()
      return edition.id
    },
    putInForce: async ({ edition, replaces }: LookupPreview): Promise<void> => {
      try {
        const params = { editionId: edition.id }
        await call('POST /api/lookup-editions/{editionId}/in-force', {
          params,
          body: { replaces: replaces?.id ?? null },
        })
        toasts.show('success', lookupMessages.inForce(tableName(edition)))
      } finally {
        await readAgain()
      }
    },
    discard: async ({ id }: LookupEdition): Promise<void> => {
      await call('DELETE /api/lookup-editions/{editionId}', { params: { editionId: id } })
      toasts.show('success', lookupMessages.discarded)
      await readAgain()
    },
  }
}
