import { createListeners } from '../../../platform/listeners.ts'
import { deviceStorage } from '../../../platform/storage.ts'
import { isRunning, noProgress, type Progress, withConversion, withUpload } from './progress.ts'

type Store = Pick<typeof deviceStorage, 'read' | 'write'>

interface Kept extends Progress {
  /** Whether the user has hidden the card. */
  readonly isHidden: boolean
}

const nothing: Kept = { ...noProgress, isHidden: false }

/** Without news for a day, it counts as stopped, whatever its last status. */
const patienceMs = 24 * 3600_000

/** A user's imports and conversions, stored on this device under their id, like their notifications. */
export function createProgressStore(userId: string, store: Store = deviceStorage, now: () => number = Date.now) {
  const name = `${progressName}${userId}`
  const listeners = createListeners()
  let current: Kept | undefined

  const get = (): Kept => (current ??= parsed(store.read(name), now() - patienceMs))

  const save = (kept: Kept): void => {
    current = kept
    store.write(name, JSON.stringify(kept))
    listeners.tell()
  }

  /** Returns what changed; nothing if it is not new, for example because another tab already has it. */
  const take = (change: (kept: Progress) => Progress) => {
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
    addUpload: (told: unknown) => take((kept) => withUpload(kept, told)),
    addConversion: (told: unknown) => take((kept) => withConversion(kept, told)),
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

function parsed(text: string | null, oldest: number): Kept {
  try {
    const { uploads, conversions, isHidden } = JSON.parse(text ?? 'null') as Kept
    return { uploads: heardOfSince(uploads, oldest), conversions: heardOfSince(conversions, oldest), isHidden }
  } catch {
    return nothing
  }
}

const heardOfSince = <Entry extends Progress['uploads' | 'conversions'][number]>(
  list: readonly Entry[],
  oldest: number,
): readonly Entry[] => list.filter((entry) => !isRunning(entry) || Date.parse(entry.time) >= oldest)
