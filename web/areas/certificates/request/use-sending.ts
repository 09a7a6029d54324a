import { certificateMessages } from '@portico/contract/areas/certificates/certificate.messages.ts'
import type { Certificate } from '@portico/contract/areas/certificates/certificate.shapes.ts'
import { useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import { toasts } from '../../../kit/feedback/toasts.ts'
import type { Conflict } from '../../../kit/forms/conflicts/conflict-choice.tsx'
import { refusedFields, refusedWith } from '../../../platform/call-error.ts'
import { useWork } from '../../../platform/use-work.ts'
import { certificatePath, saveDraftKey, useCertificateCalls } from '../certificates.queries.ts'
import { requestDifferences } from './request-differences.ts'
import type { RequestState } from './use-request.ts'

interface From {
  readonly stored: Certificate | undefined
  readonly isRevision: boolean
}

/** Saves, sends, and discards the request of a form. */
export function useSending(accountId: string, state: RequestState, { stored, isRevision }: From) {
  const calls = useCertificateCalls(accountId)
  const navigate = useNavigate()
  const work = useWork()
  const [draft, setDraft] = useState(isRevision ? undefined : stored)
  const [serverErrors, setServerErrors] = useState<Readonly<Record<string, string>>>({})
  const [wasSent, setSent] = useState(false)
  const [isLeaving, setLeaving] = useState(false)
  const [theirs, setTheirs] = useState<Certificate>()

  /** Saves what is typed, and returns the draft. */
  const stash = async (over: Certificate | undefined = draft): Promise<Certificate> => {
    const { request } = state
    setServerErrors({})
    try {
      const saved =
        over === undefined
          ? await calls.start(request, isRevision && stored !== undefined ? stored.id : null)
          : await calls.save(over, request)
      setDraft(saved)
      setTheirs(undefined)
      state.keep(request)
      return saved
    } catch (error) {
      setServerErrors(refusedFields(error))
      if (refusedWith(saveDraftKey, error, 409) && 'current' in error.body) setTheirs(error.body.current)
      throw error
    }
  }

  const leaveTo = async (href: string): Promise<void> => {
    setLeaving(true)
    await navigate({ to: href })
  }

  const stepOn = async (): Promise<void> => {
    const saved = await stash()
    const sent = state.isForBrokerage ? calls.submit(saved) : calls.issue(saved)
    const done = await sent.catch((error: unknown) => {
      setServerErrors(refusedFields(error))
      throw error
    })
    await leaveTo(certificatePath(accountId, done))
  }

  const conflict: Omit<Conflict, 'onKeepMine'> | undefined = theirs && {
    message: 'This draft was saved elsewhere since you opened it.',
    differences: requestDifferences(state.request, theirs.request),
    onTakeTheirs: () => {
      state.replace(theirs.request)
      setDraft(theirs)
      setTheirs(undefined)
    },
  }

  return {
    busy: work.busy,
    refused: work.refused,
    isLeaving,
    conflict,
    shownErrors: { ...serverErrors, ...(wasSent && state.errors) } as Readonly<Record<string, string>>,
    keepMine: () => work.run(() => stash(theirs), certificateMessages.saveFailed),
    saveDraft: () =>
      work.run(async () => {
        await stash()
        toasts.show('success', certificateMessages.draftSaved)
      }, certificateMessages.saveFailed),
    async send(): Promise<void> {
      setSent(true)
      if (Object.keys(state.errors).length > 0 || state.verdict === 'NOT_AVAILABLE') {
        await work.run(() => Promise.reject(new Error('incomplete')), firstOf(state.errors))
        return
      }
      await work.run(stepOn, certificateMessages.saveFailed)
    },
    discard: () =>
      work.run(async () => {
        if (draft === undefined) return
        await calls.discard(draft)
        await leaveTo(`/${encodeURIComponent(accountId)}/dashboard/risk-management/certificate-insurance`)
      }, certificateMessages.saveFailed),
  }
}

const firstOf = (errors: Readonly<Record<string, string>>): string =>
  Object.keys(errors).length === 0 ? certificateMessages.notAvailable : certificateMessages.fixFields
