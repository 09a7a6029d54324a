import type { ApplicationForm } from '@portico/contract/areas/applications/application.shapes.ts'
import IconDots from '@tabler/icons-react/dist/esm/icons/IconDots.mjs'
import { lazy, Suspense, useState } from 'react'
import { Button } from '../../../kit/controls/button.tsx'
import { toasts } from '../../../kit/feedback/toasts.ts'
import { Menu } from '../../../kit/overlays/menu.tsx'
import { reasonOf, refusedWith } from '../../../platform/call-error.ts'
import { pagePart } from '../../../platform/page-part.ts'
import type { FormStore } from '../../forms/forms.public.ts'
import { useActsForBrokerage } from '../../people/people.public.ts'
import { doneKey, useApplicationCalls } from '../applications.queries.ts'
import { downloadPdf } from '../download-pdf.ts'
import { ImDoneButton } from '../people/im-done-button.tsx'
import type { AnswerQueue } from '../save/use-queued-form.ts'
import classes from './application.module.css'
import type { Outcome } from './finish-dialog.tsx'

const FinishDialog = lazy(pagePart(() => import('./finish-dialog.tsx')))

interface Props {
  readonly accountId: string
  readonly form: ApplicationForm
  readonly store: FormStore
  readonly queue: AnswerQueue
  readonly onGo: (path: string) => void
  readonly onAssign: () => void
  readonly onComments: () => void
}

/** What can be done with an application as a whole. */
export function ApplicationActions({ accountId, form, store, queue, onGo, onAssign, onComments }: Props) {
  const { entry, mayEdit } = form
  const finishing = useFinishing({ accountId, form, store, queue })
  const download = async (): Promise<void> => {
    store.flush()
    await queue.settled()
    await downloadPdf(accountId, entry)
  }
  const items = [
    { label: 'Comments', onSelect: onComments },
    ...(mayEdit ? [{ label: 'Assign the form', onSelect: onAssign }] : []),
    { label: 'Download PDF', onSelect: () => void download() },
    { label: 'Print', onSelect: () => print() },
  ]
  return (
    <div className={classes.actions}>
      {mayEdit && <ImDoneButton place={{ accountId, appId: entry.id }} assignees={entry.assignees} />}
      {finishing.button}
      <Menu label="More for this application" icon={<IconDots size={20} />} items={items} />
      <Suspense>
        {finishing.outcome !== undefined && (
          <FinishDialog
            name={entry.application.name}
            layout={form.layout}
            outcome={finishing.outcome}
            onAgent={finishing.onAgent}
            onGo={(path) => {
              finishing.close()
              onGo(path)
            }}
            onClose={finishing.close}
          />
        )}
      </Suspense>
    </div>
  )
}

/** Marking as done, with what is missing, and opening again. */
function useFinishing({
  accountId,
  form: { entry, mayFinish },
  store,
  queue,
}: Pick<Props, 'accountId' | 'form' | 'store' | 'queue'>) {
  const { finish, reopen } = useApplicationCalls(accountId)
  const isStaff = useActsForBrokerage(accountId)
  const [outcome, setOutcome] = useState<Outcome>()
  const [busy, setBusy] = useState(false)

  const markDone = async (agentToComplete: boolean): Promise<void> => {
    setBusy(true)
    try {
      store.flush()
      await queue.settled()
      const { unprintable } = await finish(entry.id, agentToComplete)
      setOutcome(unprintable.length > 0 ? { unprintable } : undefined)
      if (unprintable.length === 0) toasts.show('success', `${entry.application.name} is done`)
    } catch (error) {
      if (refusedWith(doneKey, error, 422) && error.body.missing !== undefined) {
        store.demand(error.body.missing)
        setOutcome({ missing: error.body.missing })
      } else toasts.show('error', reasonOf(error, 'The application could not be marked as done. Please try again.'))
    } finally {
      setBusy(false)
    }
  }
  const openAgain = async (): Promise<void> => {
    setBusy(true)
    try {
      await reopen(entry.id)
      toasts.show('success', `${entry.application.name} reopened`)
    } catch (error) {
      toasts.show('error', reasonOf(error, 'The application could not be reopened. Please try again.'))
    } finally {
      setBusy(false)
    }
  }
  const isDone = entry.status === 'DONE'
  const button = mayFinish && (
    <Button
      kind={isDone ? 'secondary' : 'primary'}
      busy={busy}
      onClick={() => void (isDone ? openAgain() : markDone(false))}
    >
      {isDone ? 'Reopen' : 'Mark done'}
    </Button>
  )
  return {
    button,
    outcome,
    close: () => setOutcome(undefined),
    onAgent: isStaff ? () => void markDone(true) : undefined,
  }
}
