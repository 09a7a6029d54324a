import type { AnswerEdit, AnswersSaved } from '@portico/contract/areas/applications/application.shapes.ts'
import { editJournal } from '../../../platform/edits/edit-journal.ts'
import { onSessionEnd } from '../../../platform/session.ts'
import { AnswerQueue } from './answer-queue.ts'

/** Where what a person has not saved of a form is kept on this device. */
export type JournalPlace = Parameters<typeof editJournal>[0]

/** Sends edits; sent again under the same key they are made once. */
export type SendEdits = (edits: AnswerEdit[], idempotencyKey: string) => Promise<AnswersSaved>

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
export function queueOf(place: JournalPlace, send: SendEdits): AnswerQueue {
  const name = JSON.stringify(place)
  const known = queues.get(name)
  if (known !== undefined) return known
  const queue = new AnswerQueue({
    journal: editJournal<AnswerEdit>(place),
    send: (edits, idempotencyKey) => send([...edits], idempotencyKey),
  })
  queues.set(name, queue)
  return queue
}
