import '../../../kit/forms/without-eval.ts'
import { layoutMessages } from '@portico/contract/areas/schedule-exports/layout.messages.ts'
import { errorsOfLayout } from '@portico/contract/areas/schedule-exports/layout.rules.ts'
import type { ExportLayouts, Layout, NamedLayout } from '@portico/contract/areas/schedule-exports/layout.shapes.ts'
import { TabName } from '@portico/contract/areas/schedules/schedule.shapes.ts'
import { messages } from '@portico/contract/kit/problem.messages.ts'
import { useEffect, useState } from 'react'
import { Notice } from '../../../kit/feedback/notice.tsx'
import { CheckField } from '../../../kit/forms/check-field.tsx'
import { ConflictChoice } from '../../../kit/forms/conflicts/conflict-choice.tsx'
import { TextField } from '../../../kit/forms/text-field.tsx'
import { Card } from '../../../kit/layout/card.tsx'
import { LeaveGuard } from '../../../kit/overlays/leave-guard.tsx'
import { reasonOf, refusedWith } from '../../../platform/call-error.ts'
import { ChosenColumns } from './chosen-columns.tsx'
import { LayoutActions } from './layout-actions.tsx'
import { differencesOf, type Draft, draftOf, isChanged } from './layout-draft.ts'
import { LayoutPreview } from './layout-preview.tsx'
import { saveKey, useLayoutCalls } from './layout.queries.ts'
import classes from './layout.module.css'

interface Props {
  readonly brokerCode: string
  readonly standing: ExportLayouts
  /** Null for a layout that is being made. */
  readonly saved: NamedLayout | null
  /** What a new layout is copied from; the standard if undefined. */
  readonly copied: Layout | undefined
  readonly onDirty: (isDirty: boolean) => void
  readonly onSaved: (layoutId: string) => void
}

/** One layout of a schedule, what its first rows look like in it, and saving. */
export function LayoutEditor({ brokerCode, standing, saved, copied, onDirty, onSaved }: Props) {
  const { columns, scheduleType, layouts } = standing
  const isFirst = layouts.length === 0
  const beginningOf = (layout: NamedLayout | null): Draft => {
    const draft = draftOf(layout, columns, copied)
    return layout === null && isFirst ? { ...draft, name: 'Brokerage template', isDefault: true } : draft
  }
  const [base, setBase] = useState(saved)
  const [draft, setDraft] = useState(() => beginningOf(saved))
  const [failed, setFailed] = useState<string>()
  const [theirs, setTheirs] = useState<NamedLayout>()
  const [isBusy, setBusy] = useState(false)
  const calls = useLayoutCalls(brokerCode, scheduleType)
  const isDirty = isChanged(beginningOf(base), draft)
  const errors = errorsOf(standing, draft, base)
  useEffect(() => onDirty(isDirty), [isDirty, onDirty])

  const startFrom = (layout: NamedLayout | null): void => {
    setBase(layout)
    setDraft(beginningOf(layout))
    setTheirs(undefined)
    setFailed(undefined)
  }
  // Shows what someone else saved immediately if nothing was changed; else the save shows both.
  if (saved?.version !== base?.version && !isDirty) startFrom(saved)

  const save = async (over: NamedLayout | null): Promise<void> => {
    if (Object.keys(errors).length > 0) return setFailed(layoutMessages.mend)
    setFailed(undefined)
    setBusy(true)
    try {
      const made = await calls.save(draft, over)
      startFrom(made)
      onSaved(made.layoutId)
    } catch (error) {
      const current = refusedWith(saveKey, error, 409) ? error.body.current : undefined
      if (current == null)
        setFailed(current === null ? layoutMessages.gone : reasonOf(error, layoutMessages.saveFailed))
      else setTheirs(current)
    }
    setBusy(false)
  }

  return (
    <>
      <LeaveGuard when={isDirty}>Your template changes have not been saved.</LeaveGuard>
      <div className={classes.editor}>
        <div className={classes.preview}>
          <LayoutPreview brokerCode={brokerCode} type={scheduleType} columns={columns} draft={draft.layout} />
        </div>
        <Card title="Columns">
          <Names draft={draft} errors={errors} isDefault={base?.isDefault === true || isFirst} onChange={setDraft} />
          <ChosenColumns
            columns={columns}
            draft={draft.layout}
            errors={errors}
            onChange={(layout) => setDraft({ ...draft, layout })}
          />
        </Card>
        <div className={classes.end}>
          {failed !== undefined && <Notice kind="error">{failed}</Notice>}
          {theirs !== undefined && (
            <ConflictChoice
              message={messages.stale}
              differences={differencesOf(columns, draft, theirs)}
              onTakeTheirs={() => startFrom(theirs)}
              onKeepMine={() => void save(theirs)}
            />
          )}
          <LayoutActions
            isDirty={isDirty}
            isBusy={isBusy}
            isHeld={theirs !== undefined}
            onUndo={() => startFrom(base)}
            onSave={() => void save(base)}
            {...(base !== null && { deleting: { name: base.name, run: () => calls.remove(base.layoutId) } })}
          />
        </div>
      </div>
    </>
  )
}

interface NamesProps {
  readonly draft: Draft
  readonly errors: Readonly<Record<string, string>>
  /** It is the default, and stays that until another one is. */
  readonly isDefault: boolean
  readonly onChange: (draft: Draft) => void
}

/** What a layout and its sheet are called, and whether it is the one that is taken first. */
function Names({ draft, errors, isDefault, onChange }: NamesProps) {
  const { name, layout } = draft
  return (
    <div className={classes.names}>
      <TextField
        label="Template name"
        required
        description="Example: the carrier or agency management system it is for"
        maxLength={60}
        error={errors['name']}
        value={name}
        onChange={({ currentTarget: { value } }) => onChange({ ...draft, name: value })}
      />
      <TextField
        label="Sheet name"
        description="Leave blank to name sheets after their tabs"
        error={errors['sheetName']}
        value={layout.sheetName ?? ''}
        onChange={({ currentTarget: { value } }) =>
          onChange({ ...draft, layout: { ...layout, sheetName: value === '' ? null : value } })
        }
      />
      <CheckField
        label="Default"
        description={isDefault ? 'This is the default until you choose another one.' : 'Listed first at export'}
        checked={draft.isDefault}
        disabled={isDefault}
        onChange={({ currentTarget: { checked } }) => onChange({ ...draft, isDefault: checked })}
      />
    </div>
  )
}

function errorsOf(
  { columns, layouts }: ExportLayouts,
  { name, layout }: Draft,
  base: NamedLayout | null,
): Readonly<Record<string, string>> {
  const sheet = layout.sheetName === null ? undefined : TabName.safeParse(layout.sheetName).error?.issues[0]?.message
  const asked = name.trim().toLowerCase()
  const isTaken = layouts.some((one) => one.layoutId !== base?.layoutId && one.name.toLowerCase() === asked)
  const error = asked === '' ? layoutMessages.nameRequired : isTaken ? layoutMessages.nameTaken : undefined
  return {
    ...errorsOfLayout(columns, layout),
    ...(sheet !== undefined && { sheetName: sheet }),
    ...(error !== undefined && { name: error }),
  }
}
