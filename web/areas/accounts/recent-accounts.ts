import { deviceStorage } from '../../platform/storage.ts'

const mostKept = 6
const keptMs = 90 * 24 * 3600_000

interface Opened {
  readonly code: string
  /** Milliseconds since 1970. */
  readonly at: number
}

type Store = Pick<typeof deviceStorage, 'read' | 'write'>

/** Recently opened accounts are stored by user: on a shared computer people must not see each other's lists. */
const nameOf = (userId: string) => `portico.recent-accounts.${userId}`

/** Codes of the accounts that a user opened last on this device within 90 days, the latest first; six at most. */
export function recentAccounts(userId: string, store: Store = deviceStorage, now = Date.now()): string[] {
  return opened(userId, store, now).map(({ code }) => code)
}

/** Records that a user opened an account. */
export function rememberAccount(userId: string, code: string, store: Store = deviceStorage, now = Date.now()): void {
  const others = opened(userId, store, now).filter((one) => one.code !== code)
  store.write(nameOf(userId), JSON.stringify([{ code, at: now }, ...others].slice(0, mostKept)))
}

function opened(userId: string, store: Store, now: number): Opened[] {
  try {
    const stored: unknown = JSON.parse(store.read(nameOf(userId)) ?? '[]')
    return Array.isArray(stored) ? stored.filter(isOpened).filter(({ at }) => now - at < keptMs) : []
  } catch {
    return []
  }
}

/** Storage may contain anything: request only values that can be a code. */
function isOpened(value: unknown): value is Opened {
  if (typeof value !== 'object' || value === null || !('code' in value) || !('at' in value)) return false
  return typeof value.code === 'string' && /^[A-Z0-9_-]{2,40}$/.test(value.code) && typeof value.at === 'number'
}
