import type { DeletionCheck } from '@portico/contract/areas/account-deletion/deletion.shapes.ts'
import { deletionMessages } from '@portico/contract/areas/account-deletion/deletion.messages.ts'
import { useQueryClient } from '@tanstack/react-query'
import { toasts } from '../../kit/feedback/toasts.ts'
import { call } from '../../platform/client.ts'
import { q } from '../../platform/queries.ts'

const listKey = 'GET /api/administration/deletions'
const oneKey = 'GET /api/administration/deletions/{code}'
const quiet = { inBackground: true } as const

/** The latest deletions. */
export const deletionsQuery = () => q(listKey)

/** An account to be deleted; refetched while its export is being created. */
export const checkQuery = (code: string) => ({
  ...q(oneKey, { params: { code } }),
  refetchInterval: ({ state }: { readonly state: { readonly data?: DeletionCheck | undefined } }) =>
    state.data?.deletion?.state === 'EXPORTING' ? 2000 : (false as const),
})

/** What administrators do about an account. Each throws its error. */
export function useDeletionCalls(code: string) {
  const cache = useQueryClient()
  const params = { code }
  const saved = async (work: Promise<DeletionCheck>, message: string): Promise<void> => {
    cache.setQueryData(checkQuery(code).queryKey, await work)
    await cache.invalidateQueries({ queryKey: [listKey] })
    toasts.show('success', message)
  }
  return {
    startExport: () =>
      saved(
        call('POST /api/administration/deletions/{code}/export', { params }, quiet),
        deletionMessages.exportStarted,
      ),
    setHold: (body: { readonly reason: string }) =>
      saved(call('POST /api/administration/deletions/{code}/hold', { params, body }, quiet), deletionMessages.holdSet),
    liftHold: (body: { readonly reason: string }) =>
      saved(
        call('POST /api/administration/deletions/{code}/lift-hold', { params, body }, quiet),
        deletionMessages.holdLifted,
      ),
    remove: async (body: { readonly name: string }, needsSecond: boolean) =>
      saved(
        call('POST /api/administration/deletions/{code}/delete', { params, body }, quiet),
        needsSecond ? deletionMessages.askedFor : deletionMessages.deleted,
      ),
    confirm: () =>
      saved(call('POST /api/administration/deletions/{code}/confirm', { params }, quiet), deletionMessages.deleted),
    cancel: () =>
      saved(call('POST /api/administration/deletions/{code}/cancel', { params }, quiet), deletionMessages.canceled),
    restore: (body: { readonly reason: string }) =>
      saved(
        call('POST /api/administration/deletions/{code}/restore', { params, body }, quiet),
        deletionMessages.restored,
      ),
  }
}
