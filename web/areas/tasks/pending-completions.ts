import { taskMessages } from '@portico/contract/areas/tasks/task.messages.ts'
import type { Task } from '@portico/contract/areas/tasks/task.shapes.ts'
import { type QueryClient, useQueryClient } from '@tanstack/react-query'
import { useEffect, useSyncExternalStore } from 'react'
import { toasts } from '../../kit/feedback/toasts.ts'
import { ApiError, refusedWith } from '../../platform/call-error.ts'
import { call } from '../../platform/client.ts'
import { createListeners } from '../../platform/listeners.ts'
import { onSessionEnd } from '../../platform/session.ts'
import { useSignedInUser } from '../session/session.public.ts'
import { completionJournal, type OwedCompletion, untilOwedMs } from './completion-journal.ts'
import { editOf, listKey, storeLists, updateKey } from './tasks.queries.ts'

interface Pending extends OwedCompletion {
  readonly userId: string
  readonly toastId: number
  readonly saving: boolean
}

/**
 * Completions that can still be undone. Stored outside the screens, so that navigation does not lose them; the clock is
 * the toast's, which pauses while a pointer rests on it.
 */
let pending: ReadonlyMap<string, Pending> = new Map()
const listeners = createListeners()

function change(taskId: string, next: Pending | undefined): void {
  const changed = new Map(pending)
  if (next === undefined) changed.delete(taskId)
  else changed.set(taskId, next)
  pending = changed
  listeners.tell()
}

/** Whether a task is ticked off, but not saved yet. */
function useIsPending(taskId: string): boolean {
  return useSyncExternalStore(listeners.subscribe, () => pending.has(taskId))
}

/** Ticks a task off: saved in five seconds, unless Undo or unticking comes first. */
function completeSoon(
  cache: QueryClient,
  userId: string,
  { accountId, task }: { accountId: string; task: Task },
): void {
  const owed = { accountId, task, key: crypto.randomUUID(), at: Date.now() }
  completionJournal.keep(userId, owed)
  const toastId = toasts.show('success', taskMessages.completed, {
    undo: () => forget(userId, task.id),
    onGone: () => void save(cache, task.id),
  })
  change(task.id, { ...owed, userId, toastId, saving: false })
}

function forget(userId: string, taskId: string): void {
  completionJournal.strike(userId, taskId)
  change(taskId, undefined)
}

/** Takes a completion back while it is not saved. */
function cancelCompletion(taskId: string): void {
  const entry = pending.get(taskId)
  if (entry === undefined || entry.saving) return
  toasts.drop(entry.toastId)
  forget(entry.userId, taskId)
}

async function save(cache: QueryClient, taskId: string): Promise<void> {
  const entry = pending.get(taskId)
  if (entry === undefined) return
  change(taskId, { ...entry, saving: true })
  try {
    storeLists(cache, entry.accountId, await completeNow(entry))
  } catch {
    toasts.show('error', taskMessages.completeFailed)
    void cache.invalidateQueries({ queryKey: [listKey] })
  } finally {
    forget(entry.userId, taskId)
  }
}

/**
 * A completion applies whatever else has changed: a stale version is completed in its current state. With the key, a
 * completion already sent by a closed page gets its original response.
 */
async function completeNow({ accountId, task, key }: OwedCompletion) {
  const params = { accountId }
  try {
    return await call(updateKey, bodyOf({ accountId, task }), { idempotencyKey: key })
  } catch (error) {
    if (!refusedWith(updateKey, error, 409)) throw error
    const { current } = error.body
    if (current.completed) return call(listKey, { params })
    return call(updateKey, { params, body: editOf(current, { completed: true }) }, { inBackground: true })
  }
}

const bodyOf = ({ accountId, task }: Pick<OwedCompletion, 'accountId' | 'task'>) => ({
  params: { accountId },
  body: editOf(task, { completed: true }),
})

/** Sends what is still waiting; the requests outlive the page. What gets no answer stays in the journal. */
async function flush(): Promise<void> {
  const waiting = [...pending.values()].filter(({ saving }) => !saving)
  await Promise.allSettled(
    waiting.map(async (entry) => {
      toasts.drop(entry.toastId)
      change(entry.task.id, undefined)
      await call(updateKey, bodyOf(entry), { keepalive: true, idempotencyKey: entry.key })
      completionJournal.strike(entry.userId, entry.task.id)
    }),
  )
}

/** Sends what an earlier page of this user left owing: it was closed without a line, or broke down. */
async function settle(cache: QueryClient, userId: string): Promise<void> {
  await Promise.allSettled(
    completionJournal.owed(userId).map(async (owed) => {
      if (pending.has(owed.task.id)) return
      try {
        await completeNow(owed)
      } catch (error) {
        if (!(error instanceof ApiError) || error.status === 0 || error.status >= 500) return
      }
      completionJournal.strike(userId, owed.task.id)
      // The response may be that of the first request, without later changes.
      void cache.invalidateQueries({ queryKey: [listKey, { params: { accountId: owed.accountId } }] })
    }),
  )
}

/** Settles what earlier pages left owing: now, and once that of a page just closed may be taken for left. */
function useSettleCompletions(userId: string | undefined): void {
  const cache = useQueryClient()
  useEffect(() => {
    if (userId === undefined) return undefined
    void settle(cache, userId)
    const timer = setTimeout(() => void settle(cache, userId), untilOwedMs)
    return () => clearTimeout(timer)
  }, [cache, userId])
}

/** Saves waiting completions when the page closes or the session ends. Held once, by the portal. */
export function useFlushCompletions(userId: string | undefined): void {
  useSettleCompletions(userId)
  useEffect(() => {
    const onHide = (): void => void flush()
    addEventListener('pagehide', onHide)
    const unhook = onSessionEnd(flush)
    return () => {
      removeEventListener('pagehide', onHide)
      unhook()
    }
  }, [])
}

/** What ticking and unticking a task does. */
export function useCompletion(accountId: string, task: Task) {
  const cache = useQueryClient()
  const { userId } = useSignedInUser()
  const waiting = useIsPending(task.id)
  return {
    ticked: waiting || task.completed,
    tick: (): void => completeSoon(cache, userId, { accountId, task }),
    untick: (): void => cancelCompletion(task.id),
    waiting,
  }
}
