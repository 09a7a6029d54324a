import { useCallback, useEffect, useMemo, useSyncExternalStore } from 'react'
import { createNotifications, type Notification, type Notifications } from './notifications.ts'

let current: { readonly userId: string; readonly notifications: Notifications } | undefined

/** The notifications of a user on this device; one store a page. */
export function notificationsOf(userId: string): Notifications {
  if (current?.userId !== userId) current = { userId, notifications: createNotifications(userId) }
  return current.notifications
}

/** The notifications of one account, with actions. Outside an account: those of no account. */
export function useNotifications(userId: string, account: string | null) {
  const notifications = useFollowed(userId)
  const list: readonly Notification[] = useSyncExternalStore(
    notifications.subscribe,
    useCallback(() => notifications.list(account), [notifications, account]),
  )
  return useMemo(
    () => ({
      list,
      dismiss: notifications.dismiss,
      clear: () => notifications.clear(account),
    }),
    [list, notifications, account],
  )
}

/** How many notifications of an account are still there, account by account. */
export function useUnreadCounts(userId: string): (accountCode: string) => number {
  const notifications = useFollowed(userId)
  useSyncExternalStore(notifications.subscribe, notifications.edition)
  return notifications.count
}

/** The store of a user, which follows what other tabs change. */
function useFollowed(userId: string): Notifications {
  const notifications = notificationsOf(userId)
  useEffect(() => {
    const follow = (event: StorageEvent): void => {
      if (event.key?.startsWith('portico.notifications.') === true) notifications.reload()
    }
    addEventListener('storage', follow)
    return () => removeEventListener('storage', follow)
  }, [notifications])
  return notifications
}
