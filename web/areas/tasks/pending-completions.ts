import { taskMessages } from '@portico/contract/areas/tasks/task.messages.ts'
import type { Task } from '@portico/contract/areas/tasks/task.shapes.ts'
import { type QueryClient, useQueryClient } from '@tanstack/react-query'
import { useEffect, useSyncExternalStore } from 'react'
import { toasts } from '../../kit/feedback/toasts.ts'
import { refusedWith } from '../../platform/call-error.ts'
import { call } from '../../platform/client.ts'
import { onSessionEnd } from '../../platform/session.ts'
import { editOf, storeLists, updateKey } from './tasks.queries.ts'

interface Pending {
  readonly accountId: string
  readonly task: Task
  readonly toastId: number
  readonly saving: boolean
}

/**
 * Completions that can still be taken back. They live outside the screens, so that going to another page does not
 * lose them; the clock is that of the toast, which waits while a person rests on it.
 */
let pending: ReadonlyMap<string, Pending> = new Map()
const listeners = new Set<() => void>()

function change(taskId: string, next: Pending | undefined): void {
  const changed = new Map(pending)
  if (next === undefined) changed.delete(taskId)
  else changed.set(taskId, next)
  pending = changed
  for (const listener of listeners) listener()
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** Whether a task is ticked off, but not saved yet. */
function useIsPending(taskId: string): boolean {
  return useSyncExternalStore(subscribe, () => pending.has(taskId))
}

/** Ticks a task off: saved in five seconds, unless Undo or unticking comes first. */
function completeSoon(cache: QueryClient, accountId: string, task: Task): void {
  const toastId = toasts.show('success', taskMessages.completed, {
    undo: () => change(task.id, undefined),
    onGone: () => void save(cache, task.id),
  })
  change(task.id, { accountId, task, toastId, saving: false })
}

/** Takes a completion back while it is not saved. */
function cancelCompletion(taskId: string): void {
  const entry = pending.get(taskId)
  if (entry === undefined || entry.saving) return
  toasts.drop(entry.toastId)
  change(taskId, undefined)
}

async function save(cache: QueryClient, taskId: string): Promise<void> {
  const entry = pending.get(taskId)
  if (entry === undefined) return
  change(taskId, { ...entry, saving: true })
  try {
    storeLists(cache, entry.accountId, await completeNow(entry))
  } catch {
    toasts.show('error', taskMessages.completeFailed)
    void cache.invalidateQueries({ queryKey: ['GET /api/accounts/{accountId}/tasks'] })
  } finally {
    change(taskId, undefined)
  }
}

/** Ticking off stands whatever else changed meanwhile: a stale version is completed as it stands now. */
async function completeNow({ accountId, task }: Pending) {
  const params = { accountId }
  try {
    return await call(updateKey, { params, body: editOf(task, { completed: true }) })
  } catch (error) {
    if (!refusedWith(updateKey, error, 409)) throw error
    return call(updateKey, { params, body: editOf(error.body.current, { completed: true }) })
  }
}

/** Sends what is still waiting; the requests outlive the page. */
async function flush(): Promise<void> {
  const waiting = [...pending.values()].filter(({ saving }) => !saving)
  await Promise.allSettled(
    waiting.map(({ accountId, task, toastId }) => {
      toasts.drop(toastId)
      change(task.id, undefined)
      const request = { params: { accountId }, body: editOf(task, { completed: true }) }
      return call(updateKey, request, { keepalive: true })
    }),
  )
}

/** Saves waiting completions when the page closes or the session ends. Held once, by the portal. */
export function useFlushCompletions(): void {
  useEffect(() => {
    const onHide = (): void => void flush()
    addEventListener('pagehide', onHide)
    const forget = onSessionEnd(flush)
    return () => {
      removeEventListener('pagehide', onHide)
      forget()
    }
  }, [])
}

/** What ticking and unticking a task does. */
export function useCompletion(accountId: string, task: Task) {
  const cache = useQueryClient()
  const waiting = useIsPending(task.id)
  return {
    ticked: waiting || task.completed,
    tick: (): void => completeSoon(cache, accountId, task),
    untick: (): void => cancelCompletion(task.id),
    waiting,
  }
}
