import { onSessionEnd } from '../session.ts'
import { type EditsPlace, pendingEdits } from './pending-edits.ts'
import { type SavePolicy, SaveQueue } from './save-queue.ts'

/**
 * One queue per document for the life of the page, so that leaving a screen does not stop the saving. Queues are sent
 * before a session ends and when the network returns; edits without an answer stay persisted for their user.
 */
export function openQueues<Edit, Answer, Conflict, Decision>(policy: SavePolicy<Edit, Answer, Conflict, Decision>) {
  type Queue = SaveQueue<Edit, Answer, Conflict, Decision>
  const queues = new Map<string, Queue>()
  const retryAll = (): void => {
    for (const queue of queues.values()) queue.retry()
  }
  onSessionEnd(async () => {
    retryAll()
    await Promise.all([...queues.values()].map((queue) => queue.settled()))
  })
  addEventListener('online', retryAll)

  /** The queue of a document; the same one on every call. */
  return (place: EditsPlace, send: (edits: Edit[], idempotencyKey: string) => Promise<Answer>): Queue => {
    const name = JSON.stringify(place)
    const queue =
      queues.get(name) ??
      new SaveQueue({ policy, store: pendingEdits<Edit>(place), send: (edits, key) => send([...edits], key) })
    queues.set(name, queue)
    return queue
  }
}
