import type { AnswerEdit, AnswersSaved } from '@portico/contract/areas/applications/application.shapes.ts'
import { call } from '../../../platform/client.ts'
import { editJournal } from '../../../platform/edits/edit-journal.ts'
import { onSessionEnd } from '../../../platform/session.ts'
import type { FormPlace } from '../team/form-place.ts'
import { AnswerQueue } from './answer-queue.ts'

/** They live outside the screens, so that going to another page does not stop the saving. */
const queues = new Map<string, AnswerQueue>()

/** Sends what is not saved before a session ends; what meets no answer stays in the journal of its user. */
const flushed = async (): Promise<void> => {
  for (const queue of queues.values()) queue.retry()
  await Promise.all([...queues.values()].map((queue) => queue.settled()))
}

onSessionEnd(flushed)
addEventListener('online', () => {
  for (const queue of queues.values()) queue.retry()
})

/** The queue of a form and whoever answers it; the same as long as the page lives. */
export function queueOf(place: FormPlace & { readonly userId: string }): AnswerQueue {
  const name = JSON.stringify(place)
  const known = queues.get(name)
  if (known !== undefined) return known
  const queue = new AnswerQueue({
    journal: editJournal<AnswerEdit>({ area: 'applications', ...place }),
    send: (edits, idempotencyKey) => send(place, [...edits], idempotencyKey),
  })
  queues.set(name, queue)
  return queue
}

function send(place: FormPlace, edits: AnswerEdit[], idempotencyKey: string): Promise<AnswersSaved> {
  const { accountId } = place
  if ('page' in place)
    return call(
      'PUT /api/accounts/{accountId}/profile-pages/{page}/answers',
      { params: { accountId, page: place.page }, body: { edits } },
      { idempotencyKey },
    )
  return call(
    'PUT /api/accounts/{id}/apps/{appId}/answers',
    { params: { id: accountId, appId: place.appId }, body: { edits } },
    { idempotencyKey },
  )
}
