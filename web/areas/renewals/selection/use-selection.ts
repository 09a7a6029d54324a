import type { Renewal } from '@portico/contract/areas/renewals/renewal.shapes.ts'
import { policyTypeName } from '@portico/contract/areas/policies/policy-types.ts'
import { messages } from '@portico/contract/kit/problem.messages.ts'
import { useState } from 'react'
import type { Conflict } from '../../../kit/forms/conflicts/conflict-choice.tsx'
import { toasts } from '../../../kit/feedback/toasts.ts'
import { reasonOf, refusedFields, refusedWith } from '../../../platform/call-error.ts'
import { selectionKey, useRenewalCalls } from '../renewals.queries.ts'
import { differences, draftOf, type FieldErrors, type LineDraft, sameDraft, selectionOf } from './selection-draft.ts'

/** What a renewal places while it is edited: nothing that was typed is lost to an error or to someone else's save. */
export function useSelection(renewal: Renewal) {
  const { choose } = useRenewalCalls(renewal.accountId)
  const [start, setStart] = useState(renewal)
  const [draft, setDraft] = useState<readonly LineDraft[]>(() => draftOf(renewal.lines))
  const [errors, setErrors] = useState<FieldErrors>({})
  const [failed, setFailed] = useState<string>()
  const [theirs, setTheirs] = useState<Renewal>()
  const [busy, setBusy] = useState(false)
  const isDirty = !sameDraft(draft, draftOf(start.lines))

  const take = (saved: Renewal): void => {
    setStart(saved)
    setDraft(draftOf(saved.lines))
    setTheirs(undefined)
    setErrors({})
    setFailed(undefined)
  }
  // Shows what someone else saved immediately if nothing was typed here.
  if (!isDirty && renewal.version > start.version) take(renewal)

  const save = async (base = start): Promise<void> => {
    const read = selectionOf(draft)
    setFailed(undefined)
    setErrors('errors' in read ? read.errors : {})
    if ('errors' in read) return
    setBusy(true)
    try {
      take(await choose(renewal.id, { ...read, version: base.version }))
      toasts.show('success', 'Selection saved')
    } catch (error) {
      if (refusedWith(selectionKey, error, 409)) setTheirs(error.body.current)
      else if (Object.keys(refusedFields(error)).length > 0) setErrors(refusedFields(error))
      else setFailed(reasonOf(error, 'The selection could not be saved.'))
    } finally {
      setBusy(false)
    }
  }

  const conflict: (Conflict & { readonly onKeepMine: () => void }) | undefined = theirs && {
    message: messages.stale,
    differences: differences(draft, draftOf(theirs.lines)),
    onTakeTheirs: () => take(theirs),
    onKeepMine: () => void save(theirs),
  }
  return {
    draft,
    isDirty,
    busy,
    errors,
    failed,
    conflict,
    save: () => save(),
    change: (next: readonly LineDraft[]) => {
      setDraft(next)
      setErrors({})
    },
    /** Excludes a line, with an undo that restores its input. */
    leaveOut: (at: number) => {
      const line = draft[at]
      if (line === undefined) return
      setErrors({})
      setDraft(draft.toSpliced(at, 1))
      const undo = (): void =>
        setDraft((now) => (now.some((other) => other.line === line.line) ? now : now.toSpliced(at, 0, line)))
      toasts.show('info', `${policyTypeName(line.line)} will not be renewed`, { undo })
    },
    discard: () => take(start),
  }
}
