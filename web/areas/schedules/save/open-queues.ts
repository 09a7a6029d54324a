import type { ScheduleEdit } from '@portico/contract/areas/schedules/schedule.shapes.ts'
import { call } from '../../../platform/client.ts'
import { editJournal } from '../../../platform/edits/edit-journal.ts'
import { onSessionEnd } from '../../../platform/session.ts'
import type { SheetPlace } from '../schedules.queries.ts'
import { EditQueue } from './edit-queue.ts'

/** They live outside the screens, so that going to another page does not stop the saving. */
const queues = new Map<string, EditQueue>()

/** Sends what is not saved before a session ends; what meets no answer stays in the journal of its user. */
const flushed = async (): Promise<void> => {
  for (const queue of queues.values()) queue.retry()
  await Promise.all([...queues.values()].map((queue) => queue.settled()))
}

onSessionEnd(flushed)
addEventListener('online', () => {
  for (const queue of queues.values()) queue.retry()
})

/** The queue of a tab of a schedule; the same as long as the page lives. */
export function queueOf(place: SheetPlace & { readonly userId: string }): EditQueue {
  const name = JSON.stringify(place)
  const known = queues.get(name)
  if (known !== undefined) return known
  const { accountId, type, tabId } = place
  const queue = new EditQueue({
    journal: editJournal<ScheduleEdit>({ area: 'schedules', ...place }),
    send: (edits, idempotencyKey) =>
      call(
        'POST /api/accounts/{id}/schedules/{type}/edits',
        { params: { id: accountId, type }, body: { tabId, edits: [...edits] } },
        { idempotencyKey },
      ),
  })
  queues.set(name, queue)
  return queue
}
