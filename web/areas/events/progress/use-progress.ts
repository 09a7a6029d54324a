import { useEffect, useSyncExternalStore } from 'react'
import { createProgressStore, progressName, type ProgressStore } from './progress-store.ts'

let current: { readonly userId: string; readonly progress: ProgressStore } | undefined

/** The imports and conversions of a user on this device; one store a page. */
export function progressOf(userId: string): ProgressStore {
  if (current?.userId !== userId) current = { userId, progress: createProgressStore(userId) }
  return current.progress
}

/** The imports and conversions of a user, those of other tabs too. */
export function useProgress(userId: string) {
  const progress = progressOf(userId)
  const { uploads, conversions, isHidden } = useSyncExternalStore(progress.subscribe, progress.get)
  useEffect(() => {
    const follow = ({ key }: StorageEvent): void => {
      if (key?.startsWith(progressName) === true) progress.reload()
    }
    addEventListener('storage', follow)
    return () => removeEventListener('storage', follow)
  }, [progress])
  return { progress, isHidden, all: [...uploads, ...conversions] }
}
