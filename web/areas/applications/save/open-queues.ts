import type { AnswerEdit } from '@portico/contract/areas/applications/application.shapes.ts'
import { call } from '../../../platform/client.ts'
import { editJournal } from '../../../platform/edits/edit-journal.ts'
import { onSessionEnd } from '../../../platform/session.ts'
import { AnswerQueue } from './answer-queue.ts'

interface FormPlace {
  readonly userId: string
  readonly accountId: string
  readonly appId: string
}

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

/** The queue of a form; the same as long as the page lives. */
export function queueOf(place: FormPlace): AnswerQueue {
  const name = JSON.stringify(place)
  const known = queues.get(name)
  if (known !== undefined) return known
  const { accountId, appId } = place
  const queue = new AnswerQueue({
    journal: editJournal<AnswerEdit>({ area: 'applications', ...place }),
    send: (edits, idempotencyKey) =>
      call(
        'PUT /api/accounts/{id}/apps/{appId}/answers',
        { params: { id: accountId, appId }, body: { edits: [...edits] } },
        { idempotencyKey },
      ),
  })
  queues.set(name, queue)
  return queue
}
