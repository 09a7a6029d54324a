import { importMessages } from '@portico/contract/areas/schedule-imports/import.messages.ts'
import type { ScheduleImport } from '@portico/contract/areas/schedule-imports/import.shapes.ts'
import { useState } from 'react'
import { buttonLook } from '../../../kit/controls/button-look.ts'
import { Button } from '../../../kit/controls/button.tsx'
import { Notice } from '../../../kit/feedback/notice.tsx'
import { FormActions } from '../../../kit/forms/form-actions.tsx'
import { Card } from '../../../kit/layout/card.tsx'
import { ConfirmDialog } from '../../../kit/overlays/confirm-dialog.tsx'
import { AppLink } from '../../../platform/app-link.tsx'
import { stateLabels } from '../import-labels.ts'
import { errorsAddress } from '../imports.queries.ts'
import { CountTiles } from './count-tiles.tsx'
import { useStep } from './use-step.ts'
import classes from './wizard.module.css'

interface Props {
  readonly accountId: string
  readonly shown: ScheduleImport
  readonly schedulePath: string | undefined
  /** Matches its columns again; undefined if that is no longer possible. */
  readonly onMatch: (() => void) | undefined
  readonly onLeave: () => void
}

/** How an import ended, and what can still be done: undo it, or try again. */
export function ResultStep({ accountId, shown, schedulePath, onMatch, onLeave }: Props) {
  const [isAsking, setAsking] = useState(false)
  const { step, busy, refused } = useStep(accountId, shown.scheduleImportId)
  const undo = (): void => {
    setAsking(false)
    void step('undo')
  }
  return (
    <div className={classes.stack}>
      <Card title={`${stateLabels[shown.state]}: ${shown.file.name}`}>
        <div className={classes.stack}>
          <Outcome accountId={accountId} shown={shown} />
          {refused !== undefined && <Notice kind="error">{refused}</Notice>}
        </div>
      </Card>
      <FormActions>
        {shown.state === 'IMPORTED' && shown.file.isKept && (
          <Button kind="quiet-danger" busy={busy} onClick={() => setAsking(true)}>
            Undo this import
          </Button>
        )}
        {onMatch !== undefined && (
          <Button kind="secondary" onClick={onMatch}>
            Match columns again
          </Button>
        )}
        <Button kind={schedulePath === undefined ? 'primary' : 'secondary'} onClick={onLeave}>
          Import another file
        </Button>
        {schedulePath !== undefined && (
          <AppLink href={schedulePath} {...buttonLook('primary')}>
            Open the schedule
          </AppLink>
        )}
      </FormActions>
      {isAsking && (
        <ConfirmDialog
          title="Undo this import?"
          confirmLabel="Undo import"
          onConfirm={undo}
          onCancel={() => setAsking(false)}
        >
          <p>
            Rows this import added are removed, and rows it changed or removed are restored. Later changes are kept.
          </p>
        </ConfirmDialog>
      )}
    </div>
  )
}

/** The result for the schedule, below the import's own message. */
function Outcome({ accountId, shown }: Pick<Props, 'accountId' | 'shown'>) {
  const { state, message } = shown
  if (state === 'FAILED') return <Notice kind="error">{message ?? importMessages.failed}</Notice>
  if (state === 'IMPORTED') return <Imported accountId={accountId} shown={shown} />
  if (message !== null) return <Notice kind="warning">{message}</Notice>
  return (
    <p>
      {state === 'UNDONE'
        ? 'The schedule is restored to its state before this import.'
        : 'Nothing from this file was added to the schedule.'}
    </p>
  )
}

function Imported({
  accountId,
  shown: { counts, file, message, scheduleImportId },
}: Pick<Props, 'accountId' | 'shown'>) {
  return (
    <>
      {message !== null && <Notice kind="warning">{message}</Notice>}
      {counts !== null && <CountTiles counts={counts} />}
      {file.isKept && counts !== null && counts.rejected > 0 && (
        <p className={classes.download}>
          <a href={errorsAddress(accountId, scheduleImportId)} download>
            Download rows with errors
          </a>
        </p>
      )}
    </>
  )
}
