import { call } from '../../../platform/client.ts'
import { openQueues } from '../../../platform/edits/open-queues.ts'
import type { SheetPlace } from '../schedules.queries.ts'
import { cellPolicy } from './cell-policy.ts'

const queueAt = openQueues(cellPolicy)

export type EditQueue = ReturnType<typeof queueAt>

/** The queue of a schedule tab. */
export function queueOf(place: SheetPlace & { readonly userId: string }): EditQueue {
  const { accountId, type, tabId } = place
  return queueAt({ area: 'schedules', ...place }, (edits, idempotencyKey) =>
    call(
      'POST /api/accounts/{id}/schedules/{type}/edits',
      { params: { id: accountId, type }, body: { tabId, edits } },
      { idempotencyKey },
    ),
  )
}
