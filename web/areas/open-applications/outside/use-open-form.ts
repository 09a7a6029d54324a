import { call } from '../../../platform/client.ts'
import { useQueuedForm } from '../../applications/applications.door.ts'
import { openFormKey } from './open.queries.ts'

/**
 * A form as it is read, with the queue of its answers. The link itself is not kept on this device: only which form the
 * edits are of.
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

/** What a form on screen is made of, beside what was read. */
export type OpenQueue = Pick<ReturnType<typeof useOpenForm>, 'queue' | 'recent'>
