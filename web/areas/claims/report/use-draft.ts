import type { Claim, ClaimEdit } from '@portico/contract/areas/claims/claim.shapes.ts'
import { type ClaimPolicy, maskSocialSecurity, policiesInForce } from '@portico/contract/areas/claims/claim.rules.ts'
import { useEffect, useRef, useState } from 'react'
import { refusedWith, reasonOf } from '../../../platform/call-error.ts'
import { call } from '../../../platform/client.ts'
import { keepDraft, readDraft } from '../../../platform/drafts.ts'
import { useClaimCalls } from '../claims.queries.ts'

type Content = Omit<ClaimEdit, 'version'>

const saveKey = 'PUT /api/accounts/{accountId}/claims/{claimId}'
const waitMs = 600

/** A policy is a choice where it is not the one that the date finds. */
function contentOf({ type, policyId, answers, triage }: Claim, policies: readonly ClaimPolicy[]): Content {
  const found = policiesInForce(policies, type, answers)[0]?.id ?? null
  return { type, policyId: policyId === found ? null : policyId, answers, triage }
}

/** What was typed before the page was left and could not be saved. */
function unsavedContent(place: string): Content | undefined {
  const kept = readDraft(place)
  return kept === undefined ? undefined : (JSON.parse(kept) as Content)
}

/**
 * A draft as it is typed: saved a moment after each change, one save at a time. What is not saved yet survives a reload
 * in this tab.
 */
export function useDraft(accountId: string, claim: Claim, policies: readonly ClaimPolicy[]) {
  const place = `claim ${claim.id}`
  const { keep } = useClaimCalls(accountId)
  const [content, setContent] = useState<Content>(() => unsavedContent(place) ?? contentOf(claim, policies))
  const [state, setState] = useState<'saved' | 'saving' | 'failed'>('saved')
  const [failure, setFailure] = useState('')
  const [seen, setSeen] = useState(claim)
  const latest = useRef(content)
  const version = useRef(claim.version)
  const changes = useRef(readDraft(place) === undefined ? 0 : 1)
  const saved = useRef(0)
  const running = useRef<Promise<void>>(undefined)

  const saveOnce = async (keepalive: boolean): Promise<void> => {
    const at = changes.current
    const send = () =>
      call(
        saveKey,
        { params: { accountId, claimId: claim.id }, body: { ...latest.current, version: version.current } },
        { keepalive, inBackground: true },
      )
    const answer = await send().catch((error: unknown) => {
      // A save from this page that had no answer, or another tab: what is typed here goes over it.
      if (!refusedWith(saveKey, error, 409)) throw error
      version.current = error.body.current.version
      return send()
    })
    version.current = answer.version
    saved.current = at
    keep(answer)
    setSeen(answer)
    if (changes.current === at) keepDraft(place, undefined)
  }

  /** Saves what is not saved; throws what refused it. */
  const flush = async (keepalive = false): Promise<void> => {
    await running.current?.catch(() => undefined)
    if (saved.current === changes.current) return
    setState('saving')
    running.current = saveOnce(keepalive)
    try {
      await running.current
      setState('saved')
    } catch (error) {
      setFailure(reasonOf(error, 'Your answers could not be saved yet. They are kept in this tab.'))
      setState('failed')
      throw error
    }
  }

  const change = (part: Partial<Content>): void => {
    const next = { ...latest.current, ...part }
    latest.current = next
    changes.current += 1
    keepDraft(place, JSON.stringify({ ...next, answers: maskedAnswers(next.answers) }))
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
      keepDraft(place, undefined)
    },
  }
}

const maskedAnswers = (answers: Content['answers']): Content['answers'] =>
  Object.fromEntries(Object.entries(answers).map(([key, value]) => [key, maskSocialSecurity(value)]))

export type Draft = ReturnType<typeof useDraft>
