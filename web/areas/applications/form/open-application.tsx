import type { ApplicationEntry } from '@portico/contract/areas/applications/application.shapes.ts'
import { lazy, Suspense, useEffect, useMemo, useState } from 'react'
import { Notice } from '../../../kit/feedback/notice.tsx'
import { Page } from '../../../kit/layout/page.tsx'
import { pagePart } from '../../../platform/page-part.ts'
import { type FormHost, FormView } from '../../forms/forms.door.ts'
import { useSignedInUser } from '../../session/session.door.ts'
import { ApplicationActions } from './application-actions.tsx'
import { ApplicationLead } from './application-lead.tsx'
import { ToApplications } from './to-applications.tsx'
import { sheetsAddress } from '../download-pdf.ts'
import { type Opened, useAnswers } from './use-application.ts'

const AboutDialog = lazy(pagePart(() => import('../about/about-dialog.tsx')))
const AssignDialog = lazy(pagePart(() => import('../people/assign-dialog.tsx')))
const CommentsDialog = lazy(pagePart(() => import('../comments/comments-dialog.tsx')))

interface Props {
  readonly accountId: string
  readonly opened: Opened
  readonly pageKey: string | undefined
  readonly onPage: (key: string) => void
}

/** What stands before the form: a dialog about a part of it. */
type Asked =
  | { readonly is: 'comments'; readonly path: string | undefined }
  | { readonly is: 'assign'; readonly part: string | null }
  | { readonly is: 'about'; readonly path: string }

/** An application that has been read. */
export function OpenApplication({ accountId, opened, pageKey, onPage }: Props) {
  const { form, queue } = opened
  const { entry, mayEdit, lastYear } = form
  const { isViewer } = useSignedInUser()
  const { store, saving } = useAnswers(opened)
  const [asked, ask] = useState<Asked>()
  const [goal, setGoal] = useState<{ readonly path: string }>()
  const year = lastYear?.year ?? null
  const { assignees } = entry
  const isPdf = entry.globalApp.type === 'PDF'

  // What was typed last counts when somebody leaves for another page.
  useEffect(() => () => store.flush(), [store])

  const host = useMemo<FormHost>(
    () => ({
      store,
      accountId,
      ...(isPdf && { sheets: sheetsAddress(accountId, entry.id) }),
      readOnly: !mayEdit,
      lastYear: year,
      onComments: (path) => ask({ is: 'comments', path }),
      onAbout: (path) => ask({ is: 'about', path }),
      ...(mayEdit && {
        onAssign: (part: string) => ask({ is: 'assign', part }),
        onDecide: (path: string, keep: 'mine' | 'theirs') => {
          const theirs = queue.held().get(path)
          if (keep === 'theirs' && theirs !== undefined) store.accept(path, theirs)
          queue.decide(path, keep)
        },
      }),
      assignees: new Map(assignees.flatMap(({ part, name }) => (part === null ? [] : [[part, name] as const]))),
    }),
    [store, accountId, entry.id, isPdf, mayEdit, year, assignees, queue],
  )
  const close = (): void => ask(undefined)
  const goTo = (path: string): void => {
    close()
    setGoal({ path })
  }
  return (
    <Page
      title={entry.application.name}
      eyebrow={<ToApplications accountId={accountId} />}
      lead={<ApplicationLead entry={entry} saving={saving} queue={queue} mayEdit={mayEdit} />}
      action={
        <ApplicationActions
          accountId={accountId}
          form={form}
          store={store}
          queue={queue}
          onGo={goTo}
          onAssign={() => ask({ is: 'assign', part: null })}
          onComments={() => ask({ is: 'comments', path: undefined })}
        />
      }
    >
      {!mayEdit && <Notice kind="info">{readOnlyWords(entry)}</Notice>}
      <FormView
        host={host}
        title={`${entry.application.name} ${entry.application.labelMap.YEAR}`}
        pageKey={pageKey}
        onPage={onPage}
        goal={goal}
      />
      <Suspense>
        {asked?.is === 'comments' && (
          <CommentsDialog
            accountId={accountId}
            appId={entry.id}
            layout={form.layout}
            path={asked.path}
            mayComment={!isViewer}
            onGo={goTo}
            onClose={close}
          />
        )}
        {asked?.is === 'assign' && (
          <AssignDialog accountId={accountId} entry={entry} layout={form.layout} part={asked.part} onClose={close} />
        )}
        {asked?.is === 'about' && (
          <AboutDialog
            accountId={accountId}
            entry={entry}
            store={store}
            path={asked.path}
            mayEdit={mayEdit}
            onClose={close}
          />
        )}
      </Suspense>
    </Page>
  )
}

/** Why an application is only read here. */
function readOnlyWords({ status, globalApp }: ApplicationEntry): string {
  if (status === 'DONE') return 'This application is done. Its answers are kept as they were.'
  return globalApp.type === 'PDF'
    ? 'You can look at this application and download it. Filling it in is not allowed here.'
    : 'You can read this application. Changes are not allowed.'
}
