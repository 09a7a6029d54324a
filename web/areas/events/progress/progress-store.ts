import { createListeners } from '../../../platform/listeners.ts'
import { deviceStorage } from '../../../platform/storage.ts'
import { isRunning, noProgress, type Progress, withConversion, withUpload } from './progress.ts'

type Store = Pick<typeof deviceStorage, 'read' | 'write'>

interface StoredProgress extends Progress {
  /** Whether the user has hidden the card. */
  readonly isHidden: boolean
}

const nothing: StoredProgress = { ...noProgress, isHidden: false }

/** Without news for a day, it counts as stopped, whatever its last status. */
const patienceMs = 24 * 3600_000

/** A user's imports and conversions, stored on this device under their id, like their notifications. */
export function createProgressStore(userId: string, store: Store = deviceStorage, now: () => number = Date.now) {
  const name = `${progressName}${userId}`
  const listeners = createListeners()
  let current: StoredProgress | undefined

  const get = (): StoredProgress => (current ??= parsed(store.read(name), now() - patienceMs))

  const save = (stored: StoredProgress): void => {
    current = stored
    store.write(name, JSON.stringify(stored))
    listeners.tell()
  }

  /** Returns what changed; nothing if it is not new, for example because another tab already has it. */
  const take = (change: (stored: Progress) => Progress) => {
    current = undefined
    const before = get()
    const after = { ...before, ...change(before) }
    const changed = (list: 'uploads' | 'conversions') =>
      after[list].find((entry) => !before[list].includes(entry as never))
    const news = changed('uploads') ?? changed('conversions')
    if (news !== undefined) save(after)
    return news
  }

  return {
    subscribe: listeners.subscribe,
    get,
    addUpload: (told: unknown) => take((stored) => withUpload(stored, told)),
    addConversion: (told: unknown) => take((stored) => withConversion(stored, told)),
    hide: () => save({ ...get(), isHidden: true }),
    show: () => save({ ...get(), isHidden: false }),
    /** Forgets what has ended. */
    clear: () => {
      const { uploads, conversions, isHidden } = get()
      save({ uploads: uploads.filter(isRunning), conversions: conversions.filter(isRunning), isHidden })
    },
    /** Another tab has changed it. */
    reload(): void {
      current = undefined
      listeners.tell()
    },
  }
}

export type ProgressStore = ReturnType<typeof createProgressStore>

/** What the names of all that is stored start with. */
export const progressName = 'portico.progress.'

function parsed(text: string | null, oldest: number): StoredProgress {
  try {
    const { uploads, conversions, isHidden } = JSON.parse(text ?? 'null') as StoredProgress
    return { uploads: heardOfSince(uploads, oldest), conversions: heardOfSince(conversions, oldest), isHidden }
  } catch {
    return nothing
  }
}

const heardOfSince = <Entry extends Progress['uploads' | 'conversions'][number]>(
  list: readonly Entry[],
  oldest: number,
): readonly Entry[] => list.filter((entry) => !isRunning(entry) || Date.parse(entry.time) >= oldest)
