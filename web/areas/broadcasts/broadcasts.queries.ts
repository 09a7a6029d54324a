import type { Broadcast, BroadcastDraft } from '@portico/contract/areas/broadcasts/broadcast.shapes.ts'
import { broadcastMessages } from '@portico/contract/areas/broadcasts/broadcast.messages.ts'
import { useQueryClient } from '@tanstack/react-query'
import { toasts } from '../../kit/feedback/toasts.ts'
import { call } from '../../platform/client.ts'
import { pagesOf, q } from '../../platform/queries.ts'

const listKey = 'GET /api/administration/broadcasts'
const oneKey = 'GET /api/administration/broadcasts/{broadcastId}'

/** The broadcasts, page by page. */
export const broadcastPages = () => pagesOf(listKey, { query: {} })

/** Counts change while a broadcast is sent and read: they are read again every few seconds, then every minute. */
export const broadcastQuery = (broadcastId: string) => ({
  ...q(oneKey, { params: { broadcastId } }),
  refetchInterval: ({ state }: { readonly state: { readonly data?: Broadcast | undefined } }) =>
    state.data?.state === 'SENDING' || state.data?.state === 'SCHEDULED' ? 3000 : 60_000,
})

/** What administrators do with broadcasts. Each throws its error. */
export function useBroadcastCalls() {
  const cache = useQueryClient()
  const saved = async (broadcast: Broadcast, message: string): Promise<Broadcast> => {
    cache.setQueryData(q(oneKey, { params: { broadcastId: broadcast.id } }).queryKey, broadcast)
    await cache.invalidateQueries({ queryKey: [listKey] })
    toasts.show('success', message)
    return broadcast
  }
  return {
    send: async (body: BroadcastDraft) =>
      saved(
        await call('POST /api/administration/broadcasts', { body }, { inBackground: true }),
        body.sendAt === null ? broadcastMessages.sending : broadcastMessages.scheduled,
      ),
    stop: async (broadcastId: string) =>
      saved(
        await call(
          'POST /api/administration/broadcasts/{broadcastId}/stop',
          { params: { broadcastId } },
          { inBackground: true },
        ),
        broadcastMessages.stopped,
      ),
  }
}

/** How many people a draft would reach now. */
export const previewOf = ({ audience, channel, kind }: BroadcastDraft) =>
  call('POST /api/administration/broadcasts/preview', { body: { audience, channel, kind } }, { inBackground: true })
