import type { AnswerEdit } from '@portico/contract/areas/applications/application.shapes.ts'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { call } from '../../../platform/client.ts'
import { editJournal } from '../../../platform/edits/edit-journal.ts'
import { AnswerQueue } from '../../applications/applications.door.ts'
import { openFormKey } from './open.queries.ts'

/** They live outside the screens, so that going back to the list does not stop the saving. */
const queues = new Map<string, AnswerQueue>()

addEventListener('online', () => {
  for (const queue of queues.values()) queue.retry()
})

/** The queue of a form. The link itself is not kept on this device: only which form the edits are of. */
function queueOf(token: string, appId: string): AnswerQueue {
  const known = queues.get(appId)
  if (known !== undefined) return known
  const queue = new AnswerQueue({
    journal: editJournal<AnswerEdit>({ area: 'open-applications', userId: 'link', appId }),
    send: (edits, idempotencyKey) =>
      call(
        'PUT /open/apps/{token}/current-apps/{appId}/answers',
        { params: { token, appId }, body: { edits: [...edits] } },
        { idempotencyKey },
      ),
  })
  queues.set(appId, queue)
  return queue
}

/** A form as it is read, with the queue of its answers; it is read when nothing of ours is on its way. */
export function useOpenForm(token: string, appId: string) {
  const [queue] = useState(() => queueOf(token, appId))
  // What was saved since the form was asked for is newer than the answer that comes.
  const [recent] = useState(() => new Set<string>())
  const request = { params: { token, appId } }
  const query = useQuery({
    queryKey: [openFormKey, request],
    queryFn: async ({ signal }) => {
      await queue.settled()
      recent.clear()
      return call(openFormKey, request, { signal })
    },
  })
  useEffect(
    () =>
      queue.onSaved((_, edits) => {
        for (const { path } of edits) recent.add(path)
      }),
    [queue, recent],
  )
  return { query, queue, recent }
}
