import '../../../kit/forms/without-eval.ts'
import { layoutMessages } from '@portico/contract/areas/schedule-exports/layout.messages.ts'
import { faultsOfLayout } from '@portico/contract/areas/schedule-exports/layout.rules.ts'
import type { ExportLayout, Layout } from '@portico/contract/areas/schedule-exports/layout.shapes.ts'
import { TabName } from '@portico/contract/areas/schedules/schedule.shapes.ts'
import { messages } from '@portico/contract/kit/problem.ts'
import { useEffect, useState } from 'react'
import { Button } from '../../../kit/controls/button.tsx'
import { Notice } from '../../../kit/feedback/notice.tsx'
import { ConflictChoice } from '../../../kit/forms/conflict-choice.tsx'
import { FormActions } from '../../../kit/forms/form-actions.tsx'
import { TextField } from '../../../kit/forms/text-field.tsx'
import { Card } from '../../../kit/layout/card.tsx'
import { LeaveGuard } from '../../../kit/overlays/leave-guard.tsx'
import { reasonOf, refusedWith } from '../../../platform/call-error.ts'
import { ChosenColumns } from './chosen-columns.tsx'
import { differencesOf, draftOf, isChanged, layoutToSave } from './layout-draft.ts'
import { LayoutPreview } from './layout-preview.tsx'
import { saveKey, useSaveLayout } from './layout.queries.ts'
import classes from './layout.module.css'

interface Props {
  readonly brokerCode: string
  readonly saved: ExportLayout
  readonly onDirty: (isDirty: boolean) => void
}

/** The layout of one schedule, what its first rows look like in it, and saving. */
export function LayoutEditor({ brokerCode, saved, onDirty }: Props) {
  const [base, setBase] = useState(saved)
  const [draft, setDraft] = useState(() => draftOf(saved))
  const [failed, setFailed] = useState<string>()
  const [theirs, setTheirs] = useState<ExportLayout>()
  const { mutateAsync, isPending } = useSaveLayout(brokerCode)
  const { columns } = base
  const isDirty = isChanged(base, draft)
  const faults = faultsOf(base, draft)
  useEffect(() => onDirty(isDirty), [isDirty, onDirty])

  const startFrom = (layout: ExportLayout): void => {
    setBase(layout)
    setDraft(draftOf(layout))
    setTheirs(undefined)
    setFailed(undefined)
  }
  // What someone else saved shows at once where nothing was changed; else the save shows both.
  if (saved !== base && saved.version !== base.version && !isDirty) startFrom(saved)

  const save = async (layout: Layout | null, version: number): Promise<void> => {
    setFailed(undefined)
    try {
      startFrom(await mutateAsync({ params: { id: brokerCode, type: saved.scheduleType }, body: { version, layout } }))
    } catch (error) {
      if (refusedWith(saveKey, error, 409)) setTheirs(error.body.current)
      else setFailed(reasonOf(error, layoutMessages.saveFailed))
    }
  }
  const trySave = (version: number): void => {
    if (Object.keys(faults).length > 0) setFailed(layoutMessages.mend)
    else void save(layoutToSave(columns, draft), version)
  }

  return (
    <>
      <LeaveGuard when={isDirty}>What you changed in the layout is not saved yet.</LeaveGuard>
      <div className={classes.editor}>
        <div className={classes.preview}>
          <LayoutPreview brokerCode={brokerCode} type={saved.scheduleType} columns={columns} draft={draft} />
        </div>
        <Card title="Columns">
          <TextField
            label="Sheet name"
            className={classes.sheetName ?? ''}
            description="Empty where sheets are named after their tabs"
            error={faults['sheetName']}
            value={draft.sheetName ?? ''}
            onChange={({ currentTarget: { value } }) => setDraft({ ...draft, sheetName: value === '' ? null : value })}
          />
          <ChosenColumns columns={columns} draft={draft} faults={faults} onChange={setDraft} />
        </Card>
        <div className={classes.end}>
          {failed !== undefined && <Notice kind="error">{failed}</Notice>}
          {theirs !== undefined && (
            <ConflictChoice
              message={messages.stale}
              differences={differencesOf(columns, draft, draftOf(theirs))}
              onTakeTheirs={() => startFrom(theirs)}
              onKeepMine={() => trySave(theirs.version)}
            />
          )}
          <SaveButtons
            isDirty={isDirty}
            isBusy={isPending}
            isHeld={theirs !== undefined}
            onUndo={() => startFrom(base)}
            onSave={() => trySave(base.version)}
            onReset={base.layout === null ? undefined : () => void save(null, base.version)}
          />
        </div>
      </div>
    </>
  )
}

interface SaveButtonsProps {
  readonly isDirty: boolean
  readonly isBusy: boolean
  /** Someone has to choose between two versions first. */
  readonly isHeld: boolean
  readonly onUndo: () => void
  readonly onSave: () => void
  /** Undefined where the standard stands already. */
  readonly onReset: (() => void) | undefined
}

function SaveButtons({ isDirty, isBusy, isHeld, onUndo, onSave, onReset }: SaveButtonsProps) {
  return (
    <FormActions>
      <p role="status" className={classes.unsaved}>
        {isDirty && 'You have unsaved changes.'}
      </p>
      {onReset !== undefined && (
        <Button kind="quiet" disabled={isBusy} onClick={onReset}>
          Reset to the standard
        </Button>
      )}
      <Button kind="secondary" disabled={!isDirty || isBusy} onClick={onUndo}>
        Undo changes
      </Button>
      <Button busy={isBusy} disabled={!isDirty || isHeld} onClick={onSave}>
        Save
      </Button>
    </FormActions>
  )
}

function faultsOf({ columns }: ExportLayout, draft: Layout): Readonly<Record<string, string>> {
  const name = draft.sheetName === null ? undefined : TabName.safeParse(draft.sheetName).error?.issues[0]?.message
  return { ...faultsOfLayout(columns, draft), ...(name !== undefined && { sheetName: name }) }
}
