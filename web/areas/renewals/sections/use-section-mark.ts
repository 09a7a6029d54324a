import type { Renewal, RenewalSection } from '@portico/contract/areas/renewals/renewal.shapes.ts'
import { type SectionKind, sectionNames } from '@portico/contract/areas/renewals/section-kinds.ts'
import { marksAllowed, type SectionMark } from '@portico/contract/areas/renewals/section-marks.ts'
import { messages } from '@portico/contract/kit/problem.messages.ts'
import { useState } from 'react'
import type { Conflict } from '../../../kit/forms/conflicts/conflict-choice.tsx'
import { toasts } from '../../../kit/feedback/toasts.ts'
import { reasonOf, refusedWith } from '../../../platform/call-error.ts'
import { statusNames } from '../renewal-labels.ts'
import { markKey, useRenewalCalls } from '../renewals.queries.ts'
import { useRenewalRights } from '../use-renewal-rights.ts'

/** What a person does with a section: mark it, or reopen it with a reason. */
export type Target =
  | { readonly mark: SectionMark; readonly nothingChanged?: boolean; readonly reason?: string }
  | { readonly mark: null; readonly reason: string }

const undone = 'Marked by mistake and undone'

/** Sets a section's status. An error stays visible; a stale save shows both versions and lets a person decide. */
export function useSectionMark(renewal: Renewal, section: RenewalSection) {
  const { mark } = useRenewalCalls(renewal.accountId)
  const { side } = useRenewalRights(renewal.accountId)
  const [busy, setBusy] = useState(false)
  const [refused, setRefused] = useState<string>()
  const [stale, setStale] = useState<{ readonly target: Target; readonly theirs: RenewalSection }>()

  const put = async (target: Target, version = section.version): Promise<void> => {
    setBusy(true)
    setRefused(undefined)
    setStale(undefined)
    try {
      const saved = await mark(renewal.id, section.kind, { nothingChanged: false, ...target, version })
      const now = sectionOf(saved, section.kind)
      const mayUndo = now && side !== null && marksAllowed(side, now.status, saved.stage).includes('OPEN')
      said(section.kind, target, mayUndo ? () => void put({ mark: null, reason: undone }, now.version) : undefined)
    } catch (error) {
      const theirs = refusedWith(markKey, error, 409) ? sectionOf(error.body.current, section.kind) : undefined
      if (theirs === undefined) setRefused(reasonOf(error, 'The section status could not be saved. Please try again.'))
      else setStale({ target, theirs })
    } finally {
      setBusy(false)
    }
  }

  const conflict: (Conflict & { readonly onKeepMine: () => void }) | undefined = stale && {
    message: messages.stale,
    differences: [{ field: 'Status', mine: wordsOf(stale.target), theirs: statusNames[stale.theirs.status] }],
    onTakeTheirs: () => setStale(undefined),
    onKeepMine: () => void put(stale.target, stale.theirs.version),
  }
  return { put, busy, refused, conflict }
}

const wordsOf = ({ mark }: Target): string => (mark === null ? 'Reopened' : statusNames[mark])

const sectionOf = ({ sections }: Renewal, kind: SectionKind) => sections.find((section) => section.kind === kind)

function said(kind: SectionKind, target: Target, undo: (() => void) | undefined): void {
  const name = sectionNames[kind]
  if (target.mark === null) toasts.show('success', `${name} reopened`)
  else toasts.show('success', `${name}: ${wordsOf(target).toLowerCase()}`, undo && { undo })
}
