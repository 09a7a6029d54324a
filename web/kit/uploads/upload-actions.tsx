import { type ReactNode, useState } from 'react'
import { useWork } from '../../platform/use-work.ts'
import { Button } from '../controls/button.tsx'
import { Notice } from '../feedback/notice.tsx'
import { ConfirmCall } from '../overlays/confirm-call.tsx'
import classes from './uploads.module.css'

interface Step {
  readonly run: () => Promise<unknown>
  /** The message if there was no response. */
  readonly failed: string
}

/** A file that was uploaded: its rows wait as a draft, are written, or are undone. */
export interface Upload {
  readonly fileName: string
  readonly state: string
  /** Null if it cannot be undone, or not any longer. */
  readonly undoUntil: string | null
  readonly isStalled: boolean
  readonly counts: { readonly ready: number; readonly errors: number; readonly left: number }
}

export interface ActionsProps {
  readonly upload: Upload
  /** What it is called, such as `upload`. */
  readonly noun: string
  /** The start button is disabled while no row is ready. */
  readonly start: Step & { readonly label: string }
  readonly undo: Step & { readonly warning: ReactNode }
  readonly discard: Step & { readonly warning: ReactNode }
  /** False for people who may only view it. */
  readonly mayChange: boolean
  readonly onLeave: () => void
}

/** What is done with a file that was uploaded: start, resume, undo, discard, or choose another one. */
export function UploadActions({ upload, noun, start, undo, discard, mayChange, onLeave }: ActionsProps) {
  const { fileName, state, undoUntil, isStalled, counts } = upload
  const isReady = counts.ready > 0
  const work = useWork()
  const [asked, setAsked] = useState<'undo' | 'discard'>()
  const begin = ({ run, failed }: Step): void => void work.run(run, failed)
  const close = () => setAsked(undefined)
  return (
    <div className={classes.actions}>
      {work.refused !== undefined && <Notice kind="error">{work.refused}</Notice>}
      {mayChange && state === 'DRAFT' && (
        <>
          <Button busy={work.busy} disabled={!isReady} onClick={() => begin(start)}>
            {isReady ? start.label : 'No row is ready'}
          </Button>
          <Button kind="secondary" onClick={() => setAsked('discard')}>
            Discard…
          </Button>
        </>
      )}
      {mayChange && isStalled && (
        <Button busy={work.busy} onClick={() => begin(state === 'UNDOING' ? undo : start)}>
          Resume
        </Button>
      )}
      {mayChange && undoUntil !== null && (
        <Button kind="danger" onClick={() => setAsked('undo')}>
          Undo {noun}…
        </Button>
      )}
      <Button kind="quiet" onClick={onLeave}>
        Upload another file
      </Button>
      {asked === 'undo' && (
        <ConfirmCall
          title={`Undo ${fileName}?`}
          confirmLabel={`Undo ${noun}`}
          failure={undo.failed}
          run={undo.run}
          onClose={close}
        >
          <p>{undo.warning}</p>
        </ConfirmCall>
      )}
      {asked === 'discard' && (
        <ConfirmCall
          title={`Discard ${fileName}?`}
          confirmLabel="Discard"
          failure={discard.failed}
          run={async () => {
            onLeave()
            await discard.run()
          }}
          onClose={close}
        >
          <p>{discard.warning}</p>
        </ConfirmCall>
      )}
    </div>
  )
}
