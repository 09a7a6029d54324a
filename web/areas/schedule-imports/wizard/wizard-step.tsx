import type { ImportState, ScheduleImport } from '@portico/contract/areas/schedule-imports/import.shapes.ts'
import { useState } from 'react'
import { Button } from '../../../kit/controls/button.tsx'
import { ProgressBar } from '../../../kit/data/progress-bar.tsx'
import { Notice } from '../../../kit/feedback/notice.tsx'
import { ProgressText } from '../../../kit/feedback/progress-text.tsx'
import { Card } from '../../../kit/layout/card.tsx'
import { FormActions } from '../../../kit/forms/form-actions.tsx'
import { stateLabels } from '../import-labels.ts'
import { isWorking } from '../imports.queries.ts'
import { CheckStep } from './check-step.tsx'
import { ColumnsStep } from './columns-step.tsx'
import { ResultStep } from './result-step.tsx'
import { useStep } from './use-step.ts'
import classes from './wizard.module.css'

interface Props {
  readonly accountId: string
  readonly shown: ScheduleImport
  readonly schedulePath: string | undefined
  readonly onLeave: () => void
}

/** The next step of an import, or its work in progress. */
export function WizardStep({ accountId, shown, schedulePath, onLeave }: Props) {
  const [isMatching, setMatching] = useState(false)
  const { state } = shown
  if (isWorking(state)) return <UnderWay accountId={accountId} shown={shown} onLeave={onLeave} />
  if (state === 'COLUMNS' || (isMatching && shown.look !== null))
    return <ColumnsStep accountId={accountId} shown={shown} onLeave={onLeave} onChosen={() => setMatching(false)} />
  if (state === 'CHECKED')
    return <CheckStep accountId={accountId} shown={shown} onBack={() => setMatching(true)} onLeave={onLeave} />
  const mayMatch = shown.look !== null && (state === 'FAILED' || state === 'CANCELED' || state === 'UNDONE')
  return (
    <ResultStep
      accountId={accountId}
      shown={shown}
      schedulePath={schedulePath}
      onMatch={mayMatch ? () => setMatching(true) : undefined}
      onLeave={onLeave}
    />
  )
}

const cancelable: ReadonlySet<ImportState> = new Set(['READING', 'CHECKING', 'IMPORTING'])

/** The server is working: shows the progress. People who leave find it here again, and are notified at the end. */
function UnderWay({ accountId, shown, onLeave }: Pick<Props, 'accountId' | 'shown' | 'onLeave'>) {
  const { step, busy, refused } = useStep(accountId, shown.scheduleImportId)
  const words = stateLabels[shown.state]
  return (
    <Card title={words}>
      <div className={classes.choose}>
        {refused !== undefined && <Notice kind="error">{refused}</Notice>}
        <p className={classes.file} role="status">
          <strong>{shown.file.name}</strong> <ProgressText words={`${shown.progress}%`} share={shown.progress / 100} />
        </p>
        <ProgressBar label={words} percent={shown.progress} />
        <p className={classes.note}>You can leave this page. We will notify you when the import is done.</p>
      </div>
      <FormActions>
        <Button kind="secondary" onClick={onLeave}>
          Keep running
        </Button>
        {cancelable.has(shown.state) && (
          <Button kind="quiet-danger" busy={busy} onClick={() => void step('cancel')}>
            Cancel import
          </Button>
        )}
      </FormActions>
    </Card>
  )
}
