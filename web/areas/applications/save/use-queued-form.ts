import { type QueryKey, queryOptions, useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { openQueues } from '../../../platform/edits/open-queues.ts'
import { pathPolicy } from './path-policy.ts'

const queueOf = openQueues(pathPolicy)

export type AnswerQueue = ReturnType<typeof queueOf>
type Place = Parameters<typeof queueOf>[0]
type SendEdits = Parameters<typeof queueOf>[1]

/** Changes come in bursts, including our own: the form is refetched after this pause. */
const restMs = 800

interface Reading<Form> {
  readonly queryKey: QueryKey
  readonly read: (signal: AbortSignal) => Promise<Form>
}

/** A form, refetched while no edit of ours is being sent. */
function formQuery<Form>({ queryKey, read }: Reading<Form>, queue: AnswerQueue, recent: Set<string>) {
  return queryOptions({
    queryKey,
    queryFn: async ({ signal, client }) => {
      if (client.getQueryData(queryKey) !== undefined) await rest(signal)
      await queue.settled()
      recent.clear()
      return read(signal)
    },
  })
}

const rest = (signal: AbortSignal): Promise<void> =>
  new Promise((resolve) => {
    const timer = setTimeout(resolve, restMs)
    signal.addEventListener('abort', () => {
      clearTimeout(timer)
      resolve()
    })
  })

/** A form as fetched, with the queue of its answers. `keptAt` is the form's key in the pending edits on the device. */
export function useQueuedForm<Form>({
  keptAt,
  send,
  ...reading
}: Reading<Form> & { readonly keptAt: Place; readonly send: SendEdits }) {
  const [queue] = useState(() => queueOf(keptAt, send))
  // What was saved since the form was requested is newer than the answer that comes.
  const [recent] = useState(() => new Set<string>())
  const query = useQuery(formQuery(reading, queue, recent))
  useEffect(
    () =>
      queue.onSaved((_, edits) => {
        for (const { path } of edits) recent.add(path)
      }),
    [queue, recent],
  )
  return { query, queue, recent }
}
