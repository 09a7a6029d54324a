import type { Task } from '@portico/contract/areas/tasks/task.shapes.ts'
import { deviceStorage } from '../../platform/storage.ts'

/** A completion that is not known to be saved. */
export interface OwedCompletion {
  readonly accountId: string
  readonly task: Task
  /** The key that it is sent under, however often. */
  readonly key: string
  /** When it was ticked off, in ms since 1970. */
  readonly at: number
}

/** Until then a completion may still be undone in its own tab, even while a pointer rests on its Undo. */
export const untilOwedMs = 60_000

/** The server knows a repeat by its key for a day; what is older is left alone. */
const keptMs = 20 * 3_600_000

type Store = Pick<typeof deviceStorage, 'read' | 'write'>

/**
 * Completions not known to be saved, stored on this device by user: a page that crashes or closes offline loses none,
 * and the next one sends them under the same key, so that none counts twice.
 */
export function createCompletionJournal(store: Store = deviceStorage, now: () => number = Date.now) {
  const nameOf = (userId: string): string => `portico.completions.${userId}`
  const all = (userId: string): OwedCompletion[] =>
    parsed(store.read(nameOf(userId))).filter(({ at }) => now() - at < keptMs)
  const save = (userId: string, list: readonly OwedCompletion[]): void =>
    store.write(nameOf(userId), list.length === 0 ? null : JSON.stringify(list))

  return {
    keep(userId: string, owed: OwedCompletion): void {
      save(userId, [...all(userId).filter(({ task }) => task.id !== owed.task.id), owed])
    },
    strike(userId: string, taskId: string): void {
      const left = all(userId).filter(({ task }) => task.id !== taskId)
      save(userId, left)
    },
    /** Completions that no open tab will send. */
    owed: (userId: string): readonly OwedCompletion[] => all(userId).filter(({ at }) => now() - at >= untilOwedMs),
  }
}

/** The journal of this browser. */
export const completionJournal = createCompletionJournal()

function parsed(text: string | null): OwedCompletion[] {
  try {
    const list: unknown = JSON.parse(text ?? '[]')
    return Array.isArray(list) ? list.filter(isOwed) : []
  } catch {
    return []
  }
}

function isOwed(value: unknown): value is OwedCompletion {
  return typeof value === 'object' && value !== null && 'key' in value && 'task' in value && 'at' in value
}
