import type { FormAtLevel } from '@portico/contract/areas/forms/form.shapes.ts'
import { useState } from 'react'
import { Button } from '../../../../kit/controls/button.tsx'
import { Pill } from '../../../../kit/data/pill.tsx'
import { EmptyState } from '../../../../kit/feedback/states.tsx'
import { ConfirmCall } from '../../../../kit/overlays/confirm-call.tsx'
import { formatMoment } from '../../../../platform/formats.ts'
import classes from './views.module.css'

interface Props {
  readonly current: FormAtLevel
  /** Omitted for people who may only read. */
  readonly onRollBack?: (number: number) => Promise<void>
}

/** What was published, the latest first, and the way back to an earlier one. */
export function VersionsView({ current: { versions, form }, onRollBack }: Props) {
  const [wanted, setWanted] = useState<number>()
  if (versions.length === 0)
    return <EmptyState title="Never published">Nothing has been published at this level yet.</EmptyState>
  return (
    <>
      <ol className={classes.list} aria-label="Versions">
        {versions.map(({ number, publishedAt, publishedBy, note }) => (
          <li key={number}>
            <div className={classes.words}>
              <strong>Version {number}</strong> {number === form.publishedVersion && <Pill tone="success">Active</Pill>}
              <span className={classes.note}>
                {formatMoment(publishedAt)} · {publishedBy}
              </span>
              {note !== '' && <p>{note}</p>}
            </div>
            {onRollBack !== undefined && number !== form.publishedVersion && (
              <Button
                kind="secondary"
                small
                aria-label={`Roll back to version ${number}`}
                onClick={() => setWanted(number)}
              >
                Roll back
              </Button>
            )}
          </li>
        ))}
      </ol>
      {wanted !== undefined && onRollBack !== undefined && (
        <ConfirmCall
          title={`Roll back to version ${wanted}?`}
          confirmLabel="Roll back"
          failure="The version could not be published. Please try again."
          run={() => onRollBack(wanted)}
          onClose={() => setWanted(undefined)}
        >
          <p>
            Version {wanted} will be republished as the latest version{form.hasDraft && ', and replaces your draft'}.
            Applications already started keep their current questions.
          </p>
        </ConfirmCall>
      )}
    </>
  )
}
