import { broadcastMessages, usualOptOutLine } from '@portico/contract/areas/broadcasts/broadcast.messages.ts'
import { draftErrors } from '@portico/contract/areas/broadcasts/broadcast.rules.ts'
import { BroadcastDraft, type BroadcastPreview } from '@portico/contract/areas/broadcasts/broadcast.shapes.ts'
import { wallTimeOf } from '@portico/contract/kit/zone.rules.ts'
import { useState } from 'react'
import { type FieldErrors, firstErrors } from '../../../kit/forms/errors/field-errors.ts'
import { reasonOf, refusedFields } from '../../../platform/call-error.ts'
import { previewOf } from '../broadcasts.queries.ts'

/** A draft that the rules accept, and how many people it would reach. */
export interface Checked {
  readonly draft: BroadcastDraft
  readonly preview: BroadcastPreview
}

function blank(): BroadcastDraft {
  const timeZone = Intl.DateTimeFormat().resolvedOptions().timeZone
  const inAWeek = new Date(Date.now() + 7 * 86_400_000)
  return {
    kind: 'SERVICE',
    title: '',
    text: '',
    channel: 'BANNER',
    audience: { people: 'EVERYONE', brokerages: [], accounts: [], roles: [] },
    sendAt: null,
    timeZone,
    bannerUntil: wallTimeOf(inAWeek, timeZone).day,
    optOutLine: usualOptOutLine,
  }
}

/** A draft, its errors by field, and the review before sending. */
export function useDraft() {
  const [draft, setDraft] = useState(blank)
  const [isDirty, setDirty] = useState(false)
  const [errors, setErrors] = useState<FieldErrors>({})
  const [busy, setBusy] = useState(false)
  const [failed, setFailed] = useState<string>()
  const [checked, setChecked] = useState<Checked>()

  const change = (changed: Partial<BroadcastDraft>): void => {
    setDraft({ ...draft, ...changed })
    setDirty(true)
    setErrors((before) => Object.fromEntries(Object.entries(before).filter(([field]) => !(field in changed))))
  }

  const refuse = (error: unknown, otherwise: string): void => {
    const fields = refusedFields(error)
    setErrors(fields)
    setFailed(Object.keys(fields).length > 0 ? undefined : reasonOf(error, otherwise))
    setChecked(undefined)
  }

  const check = async (): Promise<void> => {
    setFailed(undefined)
    const parsed = BroadcastDraft.safeParse(draft)
    const wrong = parsed.success
      ? draftErrors(parsed.data, new Date())
      : firstErrors(parsed.error.issues, ({ path }) => String(path[0]))
    setErrors(wrong)
    if (!parsed.success || Object.keys(wrong).length > 0) return
    setBusy(true)
    try {
      const preview = await previewOf(parsed.data)
      if (preview.recipients === 0) setErrors({ audience: broadcastMessages.nobody })
      else setChecked({ draft: parsed.data, preview })
    } catch (error) {
      refuse(error, broadcastMessages.previewFailed)
    } finally {
      setBusy(false)
    }
  }

  return { draft, change, errors, isDirty, setDirty, busy, failed, check, checked, setChecked, refuse }
}
