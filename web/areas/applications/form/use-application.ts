import type { ApplicationForm } from '@portico/contract/areas/applications/application.shapes.ts'
import { queryOptions, useQuery } from '@tanstack/react-query'
import { useEffect, useState, useSyncExternalStore } from 'react'
import { call } from '../../../platform/client.ts'
import { FormStore } from '../../forms/forms.door.ts'
import { useSignedInUser } from '../../session/session.door.ts'
import { formKey } from '../applications.queries.ts'
import type { AnswerQueue } from '../save/answer-queue.ts'
import { queueOf } from '../save/open-queues.ts'

/** Changes come in flocks, our own among them: the form is read again after so long a rest. */
const restMs = 800

/** The form of an application, read when nothing of ours is on its way. */
function applicationQuery(accountId: string, appId: string, queue: AnswerQueue, recent: Set<string>) {
  const request = { params: { id: accountId, appId } }
  return queryOptions({
    queryKey: [formKey, request],
    queryFn: async ({ signal, client, queryKey }) => {
      if (client.getQueryData(queryKey) !== undefined) await rest(signal)
      await queue.settled()
      recent.clear()
      return call(formKey, request, { signal })
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

/** An application as it is read, with the queue of its answers. */
export function useApplication(accountId: string, appId: string) {
  const { userId } = useSignedInUser()
  const [queue] = useState(() => queueOf({ userId, accountId, appId }))
  // What was saved since the form was asked for is newer than the answer that comes.
  const [recent] = useState(() => new Set<string>())
  const query = useQuery(applicationQuery(accountId, appId, queue, recent))
  useEffect(
    () =>
      queue.onSaved((_, edits) => {
        for (const { path } of edits) recent.add(path)
      }),
    [queue, recent],
  )
  return { query, queue, recent }
}

export type Opened = Answering & { readonly form: ApplicationForm }

/** What a form on screen is made of. */
interface Answering extends Omit<ReturnType<typeof useApplication>, 'query'> {
  readonly form: Pick<ApplicationForm, 'layout' | 'answers' | 'lastYear' | 'conflicts' | 'commentCounts'>
}

/** The answers of an application on screen: fed by what is read and saved, feeding the queue. */
export function useAnswers({ form, queue, recent }: Answering): FormStore {
  const [store] = useState(() => {
    const opened = new FormStore(form.layout, contentsOf(form), (edit) => queue.add(edit))
    opened.restore(queue.edits())
    opened.meet(queue.held())
    return opened
  })
  useEffect(() => {
    store.receive(contentsOf(form), new Set([...unsavedPaths(queue), ...recent]))
  }, [store, form, queue, recent])
  useEffect(() => {
    const stops = [
      queue.onSaved(({ answers, conflicts }) => store.saved(answers, conflicts, unsavedPaths(queue))),
      queue.subscribe(() => store.meet(queue.held())),
    ]
    return () => {
      for (const stop of stops) stop()
    }
  }, [store, queue])
  return store
}

/** How saving stands. */
export const useSaving = (queue: AnswerQueue) => useSyncExternalStore(queue.subscribe, queue.state)

const unsavedPaths = (queue: AnswerQueue): ReadonlySet<string> => new Set(queue.edits().map(({ path }) => path))

const contentsOf = ({ answers, lastYear, conflicts, commentCounts }: Answering['form']) => ({
  answers,
  lastYear: lastYear?.answers ?? {},
  conflicts,
  commentCounts,
})
