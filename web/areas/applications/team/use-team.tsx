import type { Assignment } from '@portico/contract/areas/applications/application.shapes.ts'
import type { Layout } from '@portico/contract/areas/forms/layout.shapes.ts'
import { lazy, Suspense, useMemo, useState } from 'react'
import { pagePart } from '../../../platform/page-part.ts'
import type { FormHost, FormStore } from '../../forms/forms.public.ts'
import type { AnswerQueue } from '../save/use-queued-form.ts'
import type { FormPlace } from './form-place.ts'

const AboutDialog = lazy(pagePart(() => import('../about/about-dialog.tsx')))
const AssignDialog = lazy(pagePart(() => import('../people/assign-dialog.tsx')))
const CommentsDialog = lazy(pagePart(() => import('../comments/comments-dialog.tsx')))

interface Team {
  readonly place: FormPlace
  readonly form: { readonly layout: Layout; readonly assignees: readonly Assignment[]; readonly mayEdit: boolean }
  readonly store: FormStore
  readonly queue: AnswerQueue
  readonly mayComment: boolean
  /** The form that an answer can be limited to; null if every answer is shared. */
  readonly onlyIn: string | null
}

/** The dialog that is open over the form. */
type Asked =
  | { readonly is: 'comments'; readonly path: string | undefined }
  | { readonly is: 'assign'; readonly part: string | null }
  | { readonly is: 'about'; readonly path: string }

/** Teamwork on a form: comments, assignments, answer history, and resolving conflicts. */
export function useTeam({ place, form: { layout, assignees, mayEdit }, store, queue, mayComment, onlyIn }: Team) {
  const { accountId } = place
  const [asked, ask] = useState<Asked>()
  const [goal, setGoal] = useState<{ readonly path: string }>()
  const host = useMemo<Omit<FormHost, 'lastYear'>>(
    () => ({
      store,
      accountId,
      readOnly: !mayEdit,
      onComments: (path) => ask({ is: 'comments', path }),
      onAbout: (path) => ask({ is: 'about', path }),
      ...(mayEdit && {
        onAssign: (part: string) => ask({ is: 'assign', part }),
        onDecide: (path: string, keep: 'mine' | 'theirs') => {
          const theirs = queue.conflicts().get(path)
          if (keep === 'theirs' && theirs !== undefined) store.accept(path, theirs)
          queue.decide({ path, keep })
        },
      }),
      assignees: new Map(assignees.flatMap(({ part, name }) => (part === null ? [] : [[part, name] as const]))),
    }),
    [store, accountId, mayEdit, assignees, queue],
  )
  const close = (): void => ask(undefined)
  const goTo = (path: string): void => {
    close()
    setGoal({ path })
  }
  const dialogs = (
    <Suspense>
      {asked?.is === 'comments' && (
        <CommentsDialog
          place={place}
          layout={layout}
          path={asked.path}
          mayComment={mayComment}
          onGo={goTo}
          onClose={close}
        />
      )}
      {asked?.is === 'assign' && (
        <AssignDialog place={place} assignees={assignees} layout={layout} part={asked.part} onClose={close} />
      )}
      {asked?.is === 'about' && (
        <AboutDialog place={place} store={store} path={asked.path} onlyIn={onlyIn} mayEdit={mayEdit} onClose={close} />
      )}
    </Suspense>
  )
  return {
    host,
    goal,
    goTo,
    dialogs,
    onAssign: () => ask({ is: 'assign', part: null }),
    onComments: () => ask({ is: 'comments', path: undefined }),
  }
}
