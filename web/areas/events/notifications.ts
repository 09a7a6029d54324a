import type { NotificationEvent } from '@portico/contract/areas/events/event.shapes.ts'
import { createListeners } from '../../platform/listeners.ts'
import { deviceStorage } from '../../platform/storage.ts'

/** A notification under both names of the specification, with the time of its arrival on this device. */
export interface Notification extends NotificationEvent {
  readonly id: string
  readonly details: string
  readonly notes: string | null
}

const keptMs = 7 * 24 * 3600_000
const mostKept = 200

type List = readonly Notification[]

type Store = Pick<typeof deviceStorage, 'read' | 'write'>

/**
 * A user's notifications, newest first, stored on this device by user and account: on a shared computer people must not
 * see each other's. Those older than seven days are dropped on load.
 */
export function createNotifications(userId: string, store: Store = deviceStorage, now: () => number = Date.now) {
  const loaded = new Map<string, List>()
  const merged = new Map<string, { own: List; general: List; all: List }>()
  const listeners = createListeners()
  let edition = 0
  const nameOf = (account: string | null): string => `portico.notifications.${userId}.${account ?? ''}`

  const load = (account: string | null): List => {
    const known = loaded.get(nameOf(account))
    if (known !== undefined) return known
    const oldest = now() - keptMs
    const fresh = parsed(store.read(nameOf(account))).filter(({ time }) => Date.parse(time) >= oldest)
    loaded.set(nameOf(account), fresh)
    return fresh
  }

  const tell = (): void => {
    edition += 1
    listeners.tell()
  }

  const save = (account: string | null, list: List): void => {
    loaded.set(nameOf(account), list)
    store.write(nameOf(account), list.length === 0 ? null : JSON.stringify(list))
    tell()
  }

  return {
    subscribe: listeners.subscribe,
    /** Moves on with every change. */
    edition: (): number => edition,
    /** How many belong to an account alone. */
    count: (account: string): number => load(account).length,
    /** What belongs to an account, and what belongs to none. The same list until one of them changes. */
    list(account: string | null): List {
      const [own, general] = [load(account), load(null)]
      if (account === null || general.length === 0) return own
      const known = merged.get(account)
      if (known?.own === own && known.general === general) return known.all
      const all = newestFirst([...own, ...general])
      merged.set(account, { own, general, all })
      return all
    },
    /** Returns whether it is new: the stream may repeat one after a reconnect, and other tabs receive it too. */
    add(told: NotificationEvent & Pick<Notification, 'id'>): boolean {
      const time = new Date(now()).toISOString()
      const notification = { ...told, details: told.message, notes: told.note, time }
      // Another tab may have written since.
      loaded.delete(nameOf(notification.accountCode))
      const list = load(notification.accountCode)
      if (list.some(({ id }) => id === notification.id)) return false
      save(notification.accountCode, newestFirst([notification, ...list]).slice(0, mostKept))
      return true
    },
    dismiss({ accountCode, id }: Pick<Notification, 'accountCode' | 'id'>): void {
      save(
        accountCode,
        load(accountCode).filter((notification) => notification.id !== id),
      )
    },
    clear(account: string | null): void {
      save(account, [])
      if (account !== null) save(null, [])
    },
    /** Another tab has changed the list. */
    reload(): void {
      loaded.clear()
      tell()
    },
  }
}

export type Notifications = ReturnType<typeof createNotifications>

function newestFirst(list: List): List {
  return list.toSorted((one, other) => Date.parse(other.time) - Date.parse(one.time))
}

function parsed(text: string | null): List {
  try {
    const list: unknown = JSON.parse(text ?? '[]')
    return Array.isArray(list) ? list.filter(isNotification) : []
  } catch {
    return []
  }
}

function isNotification(value: unknown): value is Notification {
  return typeof value === 'object' && value !== null && 'id' in value && 'message' in value && 'time' in value
}
