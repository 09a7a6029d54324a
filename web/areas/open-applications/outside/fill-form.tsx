import { openLinkMessages } from '@portico/contract/areas/open-applications/open-link.messages.ts'
import type { OpenForm } from '@portico/contract/areas/open-applications/open-link.shapes.ts'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useMemo, useState } from 'react'
import { Pill } from '../../../kit/data/pill.tsx'
import { Notice } from '../../../kit/feedback/notice.tsx'
import { useLanguage } from '../../../kit/language/language.ts'
import { useTexts } from '../../../kit/language/texts.ts'
import { Page } from '../../../kit/layout/page.tsx'
import { call } from '../../../platform/client.ts'
import { AnswersSaveLine, statusLabels, useAnswers } from '../../applications/applications.public.ts'
import { type FormHost, FormView } from '../../forms/forms.public.ts'
import { FinishActions } from './finish-actions.tsx'
import { landingKey, openFormKey } from './open.queries.ts'
import type { OpenPlace } from './open-place.ts'
import { linkTo } from './link-to.ts'
import classes from './open.module.css'
import type { OpenQueue } from './use-open-form.ts'

interface Props extends OpenQueue {
  readonly place: OpenPlace
  readonly form: OpenForm
  readonly pageKey: string | undefined
  readonly go: (path: string) => void
}

/** A form that has been read, to be filled and finished. */
export function FillForm({ place, form, queue, recent, pageKey, go }: Props) {
  const { entry, mayEdit } = form
  const { t, said } = useTexts()
  const language = useLanguage()
  const others = openLinkMessages.others[entry.others]
  const filled = useMemo(() => ({ ...form, lastYear: null, conflicts: [], commentCounts: {} }), [form])
  const { store, saving, letters } = useAnswers({ form: filled, queue, recent })
  const [goal, setGoal] = useState<{ readonly path: string }>()
  const files = useFiles(place.token, form)
  const status = useStatus(form, queue)
  useListReadAgain(queue)

  const host = useMemo<FormHost>(
    () => ({
      store,
      accountId: null,
      files,
      readOnly: !mayEdit,
      lastYear: null,
      onDecide: (path: string, keep: 'mine' | 'theirs') => {
        const theirs = queue.conflicts().get(path)
        if (keep === 'theirs' && theirs !== undefined) store.accept(path, theirs)
        queue.decide({ path, keep })
      },
      assignees: new Map(),
    }),
    [store, files, mayEdit, queue],
  )
  return (
    <Page
      title={entry.name}
      {...(place.purpose === 'APPLICATIONS' && { eyebrow: <ToList token={place.token} go={go} /> })}
      lead={
        <span className={classes.row}>
          <Pill tone={statusLabels[status].tone}>{said(statusLabels[status].label)}</Pill>
          {(mayEdit || saving.kind !== 'saved') && (
            <AnswersSaveLine state={saving} queue={queue} readBy={openFormKey} />
          )}
        </span>
      }
      action={
        <FinishActions place={place} entry={entry} store={store} queue={queue} onGo={(path) => setGoal({ path })} />
      }
    >
      {language !== 'en' && (
        <Notice kind="info">
          {t('Questions are in English because insurance companies require the forms in English.')}
        </Notice>
      )}
      {mayEdit && others !== undefined && <Notice kind="info">{said(others)}</Notice>}
      {!mayEdit && (
        <Notice kind="info">
          {entry.mayReopen
            ? t('You marked this form as done. To make changes, reopen it.')
            : t('This form is done. Its answers are final.')}
        </Notice>
      )}
      <div role="status">{letters !== undefined && <Notice kind="warning">{letters}</Notice>}</div>
      <FormView
        host={host}
        title={`${entry.name} ${entry.year}`}
        pageKey={pageKey}
        onPage={(key) => go(`${location.pathname}?page=${encodeURIComponent(key)}`)}
        goal={goal}
      />
    </Page>
  )
}

/** The status of the form: the first answer that is saved starts it. */
function useStatus({ entry: { status } }: OpenForm, queue: OpenQueue['queue']): OpenForm['entry']['status'] {
  const [hasSaved, setHasSaved] = useState(false)
  useEffect(() => queue.onSaved(() => setHasSaved(true)), [queue])
  return status === 'NOT_STARTED' && hasSaved ? 'IN_PROGRESS' : status
}

/** Going back to the list shows the form's current progress. */
function useListReadAgain(queue: OpenQueue['queue']): void {
  const cache = useQueryClient()
  useEffect(
    () => () => void queue.settled().then(() => cache.invalidateQueries({ queryKey: [landingKey] })),
    [queue, cache],
  )
}

/** Files that answer questions: where they are uploaded, and their names. */
function useFiles(token: string, { entry: { id: appId }, fileNames }: OpenForm): NonNullable<FormHost['files']> {
  const [added] = useState(() => new Map<string, string>())
  return useMemo(
    () => ({
      add: async (file) => {
        const { id, name } = await call('POST /open/apps/{token}/current-apps/{appId}/files', {
          params: { token, appId },
          file,
        })
        added.set(id, name)
        return id
      },
      nameOf: (id) => added.get(id) ?? fileNames[id],
    }),
    [token, appId, fileNames, added],
  )
}

function ToList({ token, go }: { readonly token: string; readonly go: (path: string) => void }) {
  const { t } = useTexts()
  return <a {...linkTo(`/o/${token}/applications`, go)}>{t('All forms')}</a>
}
