import type { ApplicationForm } from '@portico/contract/areas/applications/application.shapes.ts'
import { useEffect, useState, useSyncExternalStore } from 'react'
import { call } from '../../../platform/client.ts'
import { FormStore } from '../../forms/forms.public.ts'
import { useSignedInUser } from '../../session/session.public.ts'
import { formKey } from '../applications.queries.ts'
import type { SaveState } from '../../../platform/edits/save-queue.ts'
import type { AnswerQueue } from '../save/use-queued-form.ts'
import { useQueuedForm } from '../save/use-queued-form.ts'
import { lettersText } from './letters-text.ts'

/** An application as fetched, with the queue of its answers. */
export function useApplication(accountId: string, appId: string) {
  const { userId } = useSignedInUser()
  const request = { params: { id: accountId, appId } }
  return useQueuedForm({
    keptAt: { area: 'applications', userId, accountId, appId },
    send: (edits, idempotencyKey) =>
      call('PUT /api/accounts/{id}/apps/{appId}/answers', { ...request, body: { edits } }, { idempotencyKey }),
    queryKey: [formKey, request],
    read: (signal) => call(formKey, request, { signal }),
  })
}

export type Opened = Answering & { readonly form: ApplicationForm }

/** What a form on screen is made of. */
interface Answering extends Omit<ReturnType<typeof useApplication>, 'query'> {
  readonly form: Pick<ApplicationForm, 'layout' | 'answers' | 'lastYear' | 'conflicts' | 'commentCounts'> &
    Partial<Pick<ApplicationForm, 'unprintable'>>
}

/**
 * The answers of an application on screen: updated by reads and saves, sent through the queue; with the queue's state.
 */
export function useAnswers({ form, queue, recent }: Answering): {
  readonly store: FormStore
  readonly saving: SaveState
  /** Which letters the PDF lacks, as of the last read or save. */
  readonly letters: string | undefined
} {
  const [store] = useState(() => {
    const opened = new FormStore(form.layout, contentsOf(form), (edit) => queue.add([edit]))
    opened.restore(queue.edits())
    opened.meet(queue.conflicts())
    return opened
  })
  useEffect(() => {
    store.receive(contentsOf(form), new Set([...unsavedPaths(queue), ...recent]))
  }, [store, form, queue, recent])
  useEffect(() => {
    const stops = [
      queue.onSaved(({ answers, conflicts }) => store.saved(answers, conflicts, unsavedPaths(queue))),
      queue.subscribe(() => store.meet(queue.conflicts())),
    ]
    return () => {
      for (const stop of stops) stop()
    }
  }, [store, queue])
  // Saves the last typed answer when leaving the page.
  useEffect(() => () => store.flush(), [store])
  return { store, saving: useSyncExternalStore(queue.subscribe, queue.state), letters: useLetters({ form, queue }) }
}

const none: readonly string[] = []

function useLetters({ form, queue }: Pick<Answering, 'form' | 'queue'>): string | undefined {
  const { layout, unprintable: read = none } = form
  const [paths, setPaths] = useState(read)
  useEffect(() => setPaths(read), [form, read])
  useEffect(() => queue.onSaved(({ unprintable }) => setPaths(unprintable)), [queue])
  return paths.length === 0 ? undefined : lettersText(layout, paths)
}

const unsavedPaths = (queue: AnswerQueue): ReadonlySet<string> => new Set(queue.edits().map(({ path }) => path))

const contentsOf = ({ answers, lastYear, conflicts, commentCounts }: Answering['form']) => ({
  answers,
  lastYear: lastYear?.answers ?? {},
  conflicts,
  commentCounts,
})
