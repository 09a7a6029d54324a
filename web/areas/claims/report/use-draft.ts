import type { Claim } from '@portico/contract/areas/claims/claim.shapes.ts'
import { type ClaimPolicy, policiesInForce } from '@portico/contract/areas/claims/claim.rules.ts'
import { maskSocialSecurity } from '@portico/contract/kit/tax-number.ts'
import { useEffect, useRef, useState } from 'react'
import { refusedWith, reasonOf } from '../../../platform/call-error.ts'
import { call } from '../../../platform/client.ts'
import { deviceStorage } from '../../../platform/storage.ts'
import { useClaimCalls } from '../claims.queries.ts'
import { type DraftContent, mergedDraft } from './merged-draft.ts'

const saveKey = 'PUT /api/accounts/{accountId}/claims/{claimId}'
const waitMs = 600

/** A policy is a choice where it is not the one that the date finds. */
function contentOf({ type, policyId, answers, triage }: Claim, policies: readonly ClaimPolicy[]): DraftContent {
  const found = policiesInForce(policies, type, answers)[0]?.id ?? null
  return { type, policyId: policyId === found ? null : policyId, answers, triage }
}

interface Unsaved {
  readonly content: DraftContent
  /** The draft as it was saved before. */
  readonly base: DraftContent
}

/** What was typed before the page was left and could not be saved: kept on this device, and only until it is saved. */
const unsaved = {
  place: (claimId: string): string => `portico.claim.${claimId}`,
  read(claimId: string): Unsaved | undefined {
    try {
      return (JSON.parse(deviceStorage.read(unsaved.place(claimId)) ?? 'null') as Unsaved | null) ?? undefined
    } catch {
      return undefined
    }
  },
  keep: (claimId: string, stored: Unsaved | undefined): void =>
    deviceStorage.write(
      unsaved.place(claimId),
      stored === undefined
        ? null
        : JSON.stringify({ ...stored, content: { ...stored.content, answers: maskedAnswers(stored.content.answers) } }),
    ),
}

/** The draft of a page that opens: as it is saved, with what this device could not save. */
function startOf(claim: Claim, policies: readonly ClaimPolicy[]): DraftContent {
  const stored = unsaved.read(claim.id)
  const saved = contentOf(claim, policies)
  return stored === undefined ? saved : mergedDraft(stored.base, stored.content, saved)
}

/**
 * A draft as it is typed: saved on the server a moment after each change, one save at a time. What is not saved yet is
 * stored on this device, so that a lost connection, a reload, or a closed browser loses nothing.
 */
export function useDraft(accountId: string, claim: Claim, policies: readonly ClaimPolicy[]) {
  const { keep } = useClaimCalls(accountId)
  const [content, setContent] = useState<DraftContent>(() => startOf(claim, policies))
  const [state, setState] = useState<'saved' | 'saving' | 'failed'>('saved')
  const [failure, setFailure] = useState('')
  const [seen, setSeen] = useState(claim)
  const latest = useRef(content)
  const base = useRef(contentOf(claim, policies))
  const version = useRef(claim.version)
  const changes = useRef(unsaved.read(claim.id) === undefined ? 0 : 1)
  const saved = useRef(0)
  const running = useRef<Promise<void>>(undefined)

  const saveOnce = async (keepalive: boolean): Promise<void> => {
    let at = changes.current
    let sent = latest.current
    const send = () =>
      call(
        saveKey,
        { params: { accountId, claimId: claim.id }, body: { ...sent, version: version.current } },
        { keepalive, inBackground: true },
      )
    const answer = await send().catch((error: unknown) => {
      // A save from this page that had no answer, or from another device.
      if (!refusedWith(saveKey, error, 409)) throw error
      const { current } = error.body
      sent = mergedDraft(base.current, latest.current, contentOf(current, policies))
      at = changes.current
      latest.current = sent
      setContent(sent)
      version.current = current.version
      return send()
    })
    version.current = answer.version
    saved.current = at
    base.current = sent
    keep(answer)
    setSeen(answer)
    if (changes.current === at) unsaved.keep(claim.id, undefined)
  }

  /** Saves what is not saved; throws its error. */
  const flush = async (keepalive = false): Promise<void> => {
    await running.current?.catch(() => undefined)
    if (saved.current === changes.current) return
    setState('saving')
    running.current = saveOnce(keepalive)
    try {
      await running.current
      setState('saved')
    } catch (error) {
      setFailure(reasonOf(error, 'Your answers could not be saved yet. They are stored on this device.'))
      setState('failed')
      throw error
    }
  }

  const change = (part: Partial<DraftContent>): void => {
    const next = { ...latest.current, ...part }
    latest.current = next
    changes.current += 1
    unsaved.keep(claim.id, { content: next, base: base.current })
    setContent(next)
  }

  useEffect(() => {
    if (saved.current === changes.current) return undefined
    const timer = setTimeout(() => void flush().catch(() => undefined), waitMs)
    return () => clearTimeout(timer)
  })

  useEffect(() => {
    const leave = () => void flush(true).catch(() => undefined)
    addEventListener('pagehide', leave)
    return () => removeEventListener('pagehide', leave)
  })

  useEffect(() => {
    const again = () => void flush().catch(() => undefined)
    addEventListener('online', again)
    return () => removeEventListener('online', again)
  })

  return {
    content,
    change,
    flush,
    state,
    failure,
    /** The draft as it was last saved. */
    claim: seen,
    version: () => version.current,
    forget: () => {
      saved.current = changes.current
      unsaved.keep(claim.id, undefined)
    },
  }
}

const maskedAnswers = (answers: DraftContent['answers']): DraftContent['answers'] =>
  Object.fromEntries(Object.entries(answers).map(([key, value]) => [key, maskSocialSecurity(value)]))

export type Draft = ReturnType<typeof useDraft>
