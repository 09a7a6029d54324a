import { experienceMessages } from '@portico/contract/areas/experience/experience.messages.ts'
import type { RatedWorksheet, Worksheet } from '@portico/contract/areas/experience/worksheet.shapes.ts'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { toasts } from '../../kit/feedback/toasts.ts'
import { call, type RequestArgs } from '../../platform/client.ts'
import { q } from '../../platform/queries.ts'

const listKey = 'GET /api/accounts/{accountId}/experience'
const oneKey = 'GET /api/accounts/{accountId}/experience/{worksheetId}'
const versionsKey = 'GET /api/accounts/{accountId}/experience/{worksheetId}/versions'
export const saveKey = 'PUT /api/accounts/{accountId}/experience/{worksheetId}'
export const fileKey = 'POST /api/accounts/{accountId}/experience/{worksheetId}/file'

/** The worksheets of an account, the newest rating date first. */
export const useWorksheets = (accountId: string) => useQuery(q(listKey, { params: { accountId } }))

/** A worksheet with the rating values that apply to it, its current or an earlier version. */
export const useWorksheet = (accountId: string, worksheetId: string, number?: number) =>
  useQuery(q(oneKey, { params: { accountId, worksheetId }, query: number === undefined ? {} : { number } }))

/** The versions of a worksheet, the newest first. */
export const useVersions = (accountId: string, worksheetId: string) =>
  useQuery(q(versionsKey, { params: { accountId, worksheetId } }))

type Content = Omit<RequestArgs<typeof saveKey>[0]['body'], 'version'>
type Letter = RequestArgs<'POST /api/accounts/{accountId}/experience/{worksheetId}/letters'>[0]['body']
type Place = Pick<Worksheet, 'id' | 'version'>

/** What people do with the worksheets of an account. */
export function useWorksheetCalls(accountId: string) {
  const cache = useQueryClient()
  const readAgain = async (): Promise<void> => {
    await Promise.all(
      [listKey, oneKey, versionsKey].map((key) =>
        cache.invalidateQueries({ predicate: ({ queryKey }) => queryKey[0] === key }),
      ),
    )
  }
  return {
    add: async (body: RequestArgs<'POST /api/accounts/{accountId}/experience'>[0]['body']): Promise<RatedWorksheet> => {
      const added = await call('POST /api/accounts/{accountId}/experience', { params: { accountId }, body })
      toasts.show('success', experienceMessages.saved)
      await readAgain()
      return added
    },
    save: async ({ id: worksheetId, version }: Place, content: Content): Promise<void> => {
      await call(saveKey, { params: { accountId, worksheetId }, body: { ...content, version } })
      toasts.show('success', experienceMessages.saved)
      await readAgain()
    },
    sendFile: async ({ id: worksheetId, version }: Place, file: File): Promise<void> => {
      await call(fileKey, { params: { accountId, worksheetId }, query: { version }, file })
      toasts.show('success', experienceMessages.saved)
      await readAgain()
    },
    remove: async ({ id: worksheetId, version }: Place): Promise<void> => {
      const key = 'DELETE /api/accounts/{accountId}/experience/{worksheetId}'
      await call(key, { params: { accountId, worksheetId }, query: { version } })
      toasts.show('success', experienceMessages.removed)
      await readAgain()
    },
    /** Has a letter written; returns the document. */
    write: async ({ id: worksheetId }: Place, body: Letter): Promise<{ documentId: string; name: string }> => {
      const key = 'POST /api/accounts/{accountId}/experience/{worksheetId}/letters'
      const made = await call(key, { params: { accountId, worksheetId }, body })
      toasts.show('success', experienceMessages.letterSaved)
      return made
    },
  }
}
