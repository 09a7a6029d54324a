import { call } from '../../../platform/client.ts'
import { useQueuedForm } from '../../applications/applications.public.ts'
import { openFormKey } from './open.queries.ts'

/**
 * A form as fetched, with the queue of its answers. The device stores only which form the edits belong to, not the
 * link.
 */
export function useOpenForm(token: string, appId: string) {
  const request = { params: { token, appId } }
  return useQueuedForm({
    keptAt: { area: 'open-applications', userId: 'link', appId },
    send: (edits, idempotencyKey) =>
      call('PUT /open/apps/{token}/current-apps/{appId}/answers', { ...request, body: { edits } }, { idempotencyKey }),
    queryKey: [openFormKey, request],
    read: (signal) => call(openFormKey, request, { signal }),
  })
}

/** What a form on screen needs in addition to the fetched data. */
export type OpenQueue = Pick<ReturnType<typeof useOpenForm>, 'queue' | 'recent'>
