import { type PersonPresent, presenceSeconds, type Spot } from '@portico/contract/areas/presence/presence.shapes.ts'
import { useEffect, useRef, useState } from 'react'
import { call } from '../../platform/client.ts'
import { useSignedInUser } from '../session/session.public.ts'

/** Milliseconds between a move to another cell and saying so: a person who passes by is not seen in every cell. */
const settlesMs = 600

const noOne: readonly PersonPresent[] = []
const nowhere: Spot = { rowId: null, column: null }

/**
 * Reports which place of the account is open, and in which cell; returns who else has it open, and where. Viewers
 * change nothing and are not reported.
 */
export function usePresence(accountId: string, place: string) {
  const { isViewer } = useSignedInUser()
  const [people, setPeople] = useState(noOne)
  const spot = useRef(nowhere)
  const tell = useRef<() => void>(() => undefined)
  useEffect(() => {
    if (isViewer) return undefined
    const left = new AbortController()
    let timer: ReturnType<typeof setTimeout> | undefined
    const say = async (): Promise<void> => {
      const request = { params: { accountId }, body: { place, ...spot.current } }
      const options = { inBackground: true, signal: left.signal }
      // Without an answer no one is known to be here; the next one says.
      const others = await call('PUT /api/accounts/{accountId}/presence', request, options).catch(() => noOne)
      if (!left.signal.aborted) setPeople((before) => (sameText(before, others) ? before : others))
    }
    const sayWhileSeen = (): void => {
      if (document.visibilityState === 'visible') void say()
    }
    sayWhileSeen()
    const renewing = setInterval(sayWhileSeen, presenceSeconds.renewed * 1000)
    tell.current = () => {
      clearTimeout(timer)
      timer = setTimeout(sayWhileSeen, settlesMs)
    }
    document.addEventListener('visibilitychange', sayWhileSeen)
    return () => {
      left.abort()
      clearInterval(renewing)
      clearTimeout(timer)
      document.removeEventListener('visibilitychange', sayWhileSeen)
    }
  }, [accountId, place, isViewer])
  return {
    people,
    /** Called when the person moves to another cell. */
    moveTo(rowId: string, column: string): void {
      if (spot.current.rowId === rowId && spot.current.column === column) return
      spot.current = { rowId, column }
      tell.current()
    },
  }
}

const sameText = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other)
