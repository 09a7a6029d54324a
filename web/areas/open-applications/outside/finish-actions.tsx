import type { OpenEntry } from '@portico/contract/areas/open-applications/open-link.shapes.ts'
import { useQueryClient } from '@tanstack/react-query'
import { type ComponentProps, Suspense, useState } from 'react'
import { Button } from '../../../kit/controls/button.tsx'
import { toasts } from '../../../kit/feedback/toasts.ts'
import { type GuestText, useTexts } from '../../../kit/language/texts.ts'
import { reasonOf, refusedWith } from '../../../platform/call-error.ts'
import { call, fetchFile } from '../../../platform/client.ts'
import { saveFile } from '../../../platform/downloads/save-file.ts'
import { FinishDialog } from '../../applications/applications.public.ts'
import type { FormStore } from '../../forms/forms.public.ts'
import { landingKey, openFormKey } from './open.queries.ts'
import type { OpenPlace } from './open-place.ts'
import classes from './open.module.css'
import type { OpenQueue } from './use-open-form.ts'

const doneKey = 'POST /open/apps/{x}/current-apps/front-end/{appId}/digital-done'

interface Props extends Pick<OpenQueue, 'queue'> {
  readonly place: OpenPlace
  readonly entry: OpenEntry
  readonly store: FormStore
  readonly onGo: (path: string) => void
}

/** What can be done with a form as a whole. */
export function FinishActions({ place: { token, purpose }, entry, store, queue, onGo }: Props) {
  const cache = useQueryClient()
  const { t, said } = useTexts()
  const [busy, setBusy] = useState(false)
  const [outcome, setOutcome] = useState<ComponentProps<typeof FinishDialog>['outcome']>()
  const { id: appId } = entry
  const isDone = entry.status === 'DONE'

  const run = async (step: () => Promise<void>, failure: GuestText): Promise<void> => {
    setBusy(true)
    try {
      store.flush()
      await queue.settled()
      await step()
    } catch (error) {
      if (refusedWith(doneKey, error, 422) && error.body.missing !== undefined) {
        store.demand(error.body.missing)
        setOutcome({ missing: error.body.missing })
      } else toasts.show('error', said(reasonOf(error, failure)))
    } finally {
      setBusy(false)
    }
  }
  const readAgain = async (): Promise<void> => {
    await Promise.all([openFormKey, landingKey].map((key) => cache.invalidateQueries({ queryKey: [key] })))
  }
  const finish = async (): Promise<void> => {
    const { unprintable } = await call(doneKey, { params: { x: token, appId } })
    // Refetching a questionnaire shows the thank-you page, so show this message first.
    if (unprintable.length > 0) return setOutcome({ unprintable })
    if (purpose === 'APPLICATIONS') toasts.show('success', t('{form} is done. Thank you.', { form: entry.name }))
    await readAgain()
  }
  const reopen = async (): Promise<void> => {
    await call('PUT /open/apps/{x}/current-apps/{appId}/digital-undone', { params: { x: token, appId } })
    await readAgain()
  }
  const download = async (): Promise<void> => {
    const params = { token, appId }
    const { name, content } = await fetchFile('GET /open/apps/{token}/download-digital/{appId}', { params })
    saveFile(name, content)
  }
  const close = (): void => {
    setOutcome(undefined)
    if (outcome !== undefined && 'unprintable' in outcome) void readAgain()
  }
  return (
    <div className={classes.actions}>
      <Button
        kind="secondary"
        busy={busy}
        onClick={() => void run(download, 'The PDF could not be created. Please try again.')}
      >
        {t('Download PDF')}
      </Button>
      {isDone && entry.mayReopen && (
        <Button
          kind="secondary"
          busy={busy}
          onClick={() => void run(reopen, 'The form could not be reopened. Please try again.')}
        >
          {t('Reopen')}
        </Button>
      )}
      {!isDone && (
        <Button busy={busy} onClick={() => void run(finish, 'The form could not be submitted. Please try again.')}>
          {t(purpose === 'QUESTIONNAIRE' ? 'Submit' : 'I’m done')}
        </Button>
      )}
      {outcome !== undefined && (
        <Suspense>
          <FinishDialog
            name={entry.name}
            layout={store.layout}
            outcome={outcome}
            onGo={(path) => {
              setOutcome(undefined)
              onGo(path)
            }}
            onClose={close}
          />
        </Suspense>
      )}
    </div>
  )
}
