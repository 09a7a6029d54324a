import { messages } from '@portico/contract/kit/problem.messages.ts'
import { differencesOf } from '@portico/contract/areas/forms/layouts/differences.ts'
import type { FormAtLevel } from '@portico/contract/areas/forms/form.shapes.ts'
import type { Layout } from '@portico/contract/areas/forms/layout.shapes.ts'
import { ConflictChoice } from '../../../../kit/forms/conflicts/conflict-choice.tsx'
import type { DraftState, LayoutDraft, Saving } from './layout-draft.ts'

const words: Readonly<Record<Saving, string>> = {
  SAVED: 'Draft saved',
  WAITING: 'Not saved yet',
  SAVING: 'Saving…',
  FAILED: 'Not saved',
  INCOMPLETE: 'Not saved: something required is blank',
}

/** How far the draft is saved, in a few words. */
export function savedInWords({ saving, failed, theirs, saved }: DraftState): string {
  if (theirs !== undefined) return 'Not saved: someone else changed it'
  if (saving === 'FAILED' && failed !== undefined) return `Not saved. ${failed}`
  if (saving === 'SAVED' && !saved.form.hasDraft) return 'No draft'
  return words[saving]
}

/** Someone else saved first: what is other, and both ways on. */
export function StaleSave({ draft, theirs }: { readonly draft: LayoutDraft; readonly theirs: FormAtLevel }) {
  return (
    <ConflictChoice
      message={messages.stale}
      differences={conflicts(theirs.layout, draft.state().layout)}
      onTakeTheirs={draft.takeTheirs}
      onKeepMine={draft.keepMine}
    />
  )
}

const mineInWords = {
  ADDED: ['Present', 'Not present'],
  HIDDEN: ['Not present', 'Present'],
  MOVED: ['In another place', 'In its place'],
  CHANGED: ['Changed', 'Unchanged'],
} as const

/** What is other in two layouts, place by place. */
function conflicts(theirs: Layout, mine: Layout) {
  return differencesOf(theirs, mine).flatMap(({ kind, path, changes }) => {
    const [here, there] = mineInWords[kind]
    if (changes.length === 0) return [{ field: path, mine: here, theirs: there }]
    return changes.map(({ property, from, to }) => ({ field: `${path} (${property})`, mine: to, theirs: from }))
  })
}
