import type { ScheduleColumns } from '@portico/contract/areas/schedules/columns/column-settings.shapes.ts'
import { isStandard, shapeColumns, type ShapedColumn } from '@portico/contract/areas/schedules/columns/shape-columns.ts'
import { messages } from '@portico/contract/kit/problem.messages.ts'
import IconPlus from '@tabler/icons-react/dist/esm/icons/IconPlus.mjs'
import { useState } from 'react'
import { Button } from '../../../../kit/controls/button.tsx'
import { Notice } from '../../../../kit/feedback/notice.tsx'
import { ConflictChoice } from '../../../../kit/forms/conflicts/conflict-choice.tsx'
import { FormActions } from '../../../../kit/forms/form-actions.tsx'
import { Card } from '../../../../kit/layout/card.tsx'
import { LeaveGuard } from '../../../../kit/overlays/leave-guard.tsx'
import { ColumnDialog } from './column-dialog.tsx'
import { ColumnList } from './column-list.tsx'
import classes from './columns-editor.module.css'
import { differences, everySetting, inOrder, withSetting, without } from './draft-columns.ts'
import { HeaderPreview } from './header-preview.tsx'
import { ImpactDialog } from './impact-dialog.tsx'
import { useColumnsDraft } from './use-columns-draft.ts'

interface Props {
  readonly brokerCode: string
  readonly columns: ScheduleColumns
}

/** Shapes the columns of one schedule: a draft, shown as clients would see it, until it is saved. */
export function ColumnsEditor({ brokerCode, columns }: Props) {
  const draft = useColumnsDraft(brokerCode, columns)
  const [edited, setEdited] = useState<ShapedColumn | 'new'>()
  const { standard, settings, isDirty, theirs, proposal } = draft
  const shaped = shapeColumns(standard, settings)

  const hide = ({ column: { key }, isHidden }: ShapedColumn): void => {
    const { hidden: _before, ...setting } = everySetting(standard, settings).find((one) => one.key === key) ?? { key }
    draft.change(withSetting(standard, settings, isHidden ? setting : { ...setting, hidden: true }))
  }

  return (
    <div className={classes.editor}>
      <LeaveGuard when={isDirty}>Your column changes have not been saved.</LeaveGuard>
      <Card title="Client view">
        <HeaderPreview columns={shaped.flatMap(({ column, isHidden }) => (isHidden ? [] : [column]))} />
      </Card>
      <Card
        title="Columns"
        action={
          <Button kind="secondary" small icon={<IconPlus size={18} aria-hidden />} onClick={() => setEdited('new')}>
            Add column
          </Button>
        }
      >
        <p className={classes.hint}>
          Drag columns to reorder them. Key columns stay first. Hidden columns are not shown or required. Their values
          are kept.
        </p>
        <ColumnList
          columns={shaped}
          standardHeadings={new Map(standard.map(({ key, heading }) => [key, heading]))}
          onReorder={(order) => draft.change(inOrder(standard, settings, order))}
          onEdit={setEdited}
          onHide={hide}
          onRemove={({ column }) => draft.change(without(settings, column.key))}
        />
      </Card>
      <div className={classes.end}>
        {draft.failed !== undefined && <Notice kind="error">{draft.failed}</Notice>}
        {theirs !== undefined && (
          <ConflictChoice
            message={messages.stale}
            differences={differences(standard, settings, theirs.settings)}
            onTakeTheirs={() => draft.takeTheirs(theirs)}
            onKeepMine={() => void draft.saveOver(theirs)}
          />
        )}
        <FormActions>
          <p role="status" className={classes.unsaved}>
            {isDirty && 'You have unsaved changes.'}
          </p>
          <Button kind="quiet" disabled={isStandard(standard, settings)} onClick={() => draft.change([])}>
            Reset to standard
          </Button>
          <Button kind="secondary" disabled={!isDirty || draft.isSaving} onClick={draft.undo}>
            Undo changes
          </Button>
          <Button busy={draft.isSaving} disabled={!isDirty || theirs !== undefined} onClick={() => void draft.save()}>
            Save
          </Button>
        </FormActions>
      </div>
      {edited !== undefined && (
        <ColumnDialog
          standard={standard}
          settings={settings}
          shaped={edited === 'new' ? undefined : edited}
          onSave={(setting) => draft.change(withSetting(standard, settings, setting))}
          onClose={() => setEdited(undefined)}
        />
      )}
      {proposal !== undefined && (
        <ImpactDialog
          key={proposal.proposalId}
          brokerCode={brokerCode}
          type={draft.type}
          proposal={proposal}
          onSaved={draft.finish}
          onStale={draft.showBoth}
          onClose={draft.giveUpProposal}
        />
      )}
    </div>
  )
}
