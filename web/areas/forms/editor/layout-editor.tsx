import type { FormAtLevel } from '@portico/contract/areas/forms/form.shapes.ts'
import { useQueryClient } from '@tanstack/react-query'
import { type KeyboardEvent, useState } from 'react'
import { Choice } from '../../../kit/controls/choice.tsx'
import { toasts } from '../../../kit/feedback/toasts.ts'
import { LeaveGuard } from '../../../kit/overlays/leave-guard.tsx'
import { readFormsAgain } from '../library/forms.queries.ts'
import { type LayoutOwner, sheetsAddresses } from '../library/layout-owner.ts'
import { EditorBar } from './editor-bar.tsx'
import { ChosenView } from './chosen-view.tsx'
import classes from './editor.module.css'
import { type EditorView, useEditorView } from './editor-view.ts'
import { PublishDialog } from './publish-dialog.tsx'
import { StaleSave } from './save/save-line.tsx'
import { useLayoutDraft } from './save/use-layout-draft.ts'
import { type Judgement, useJudgement } from './use-judgement.ts'

interface Props {
  readonly owner: LayoutOwner
  readonly current: FormAtLevel
  readonly readOnly: boolean
}

/** The views of a layout: editor, client preview, differences, issues, and versions. */
export function LayoutEditor({ owner, current, readOnly }: Props) {
  const { draft, state, calls } = useLayoutDraft(owner, current)
  const cache = useQueryClient()
  const judgement = useJudgement(state)
  const [view, setView] = useEditorView(readOnly ? 'preview' : current.form.type === 'PDF' ? 'sheets' : 'edit')
  const [publishing, setPublishing] = useState(false)
  const { saved, theirs, saving } = state
  const isStuck = theirs !== undefined || saving === 'FAILED' || saving === 'INCOMPLETE'

  const settled = async (work: (draftVersion: number) => Promise<FormAtLevel>, done: string): Promise<boolean> => {
    const isDone = await draft.settle(work)
    if (isDone) {
      toasts.show('success', done)
      await readFormsAgain(cache)
    }
    return isDone
  }
  const rollBack = async (number: number): Promise<void> => {
    await settled((draftVersion) => calls.rollBack(draftVersion, number), `Version ${number} is active again.`)
  }

  return (
    <div className={classes.editor} onKeyDown={(event) => undoByKey(event, draft)} role="presentation">
      <LeaveGuard when={isStuck}>Your latest changes to this form have not been saved.</LeaveGuard>
      {!readOnly && (
        <EditorBar
          draft={draft}
          state={state}
          hasDifferences={(judgement.differences?.length ?? 0) > 0}
          onPublish={() => (judgement.errors.length > 0 ? setView('errors') : setPublishing(true))}
        />
      )}
      {theirs !== undefined && <StaleSave draft={draft} theirs={theirs} />}
      <Choice
        label="What to show"
        labelHidden
        options={viewOptions(readOnly, judgement, saved)}
        value={view}
        onChange={setView}
      />
      <ChosenView
        draft={draft}
        state={state}
        judgement={judgement}
        readOnly={readOnly}
        view={view}
        addresses={sheetsAddresses(owner, current.form.formId)}
        onView={setView}
        onRollBack={rollBack}
      />
      {publishing && (
        <PublishDialog
          current={saved}
          differences={judgement.differences}
          onPublish={(note) =>
            settled((draftVersion) => calls.publish(draftVersion, note), `${saved.form.name} is published.`)
          }
          onClose={() => setPublishing(false)}
        />
      )}
    </div>
  )
}

function viewOptions(readOnly: boolean, { errors, differences }: Judgement, { versions, form }: FormAtLevel) {
  const counted = (label: string, many: number): string => (many === 0 ? label : `${label} ${many}`)
  const options: readonly { readonly value: EditorView; readonly label: string }[] = [
    ...(form.type === 'PDF' ? [{ value: 'sheets' as const, label: 'Pages' }] : []),
    { value: 'edit', label: readOnly ? 'Questions' : 'Edit' },
    { value: 'preview', label: 'Preview' },
    { value: 'differences', label: counted('Differences', differences?.length ?? 0) },
    { value: 'errors', label: counted('Errors', errors.length) },
    { value: 'versions', label: counted('Versions', versions.length) },
    { value: 'uses', label: counted('Used by', form.inUse) },
  ]
  return options
}

/** Ctrl+Z and Ctrl+Shift+Z outside of fields, which have their own undo. */
function undoByKey(event: KeyboardEvent, draft: ReturnType<typeof useLayoutDraft>['draft']): void {
  const isField = event.target instanceof HTMLElement && event.target.matches('input, textarea, select')
  if (isField || event.key.toLowerCase() !== 'z' || !(event.ctrlKey || event.metaKey)) return
  event.preventDefault()
  if (event.shiftKey) draft.redo()
  else draft.undo()
}
