/** Those who want to hear of every change, as `useSyncExternalStore` subscribes them. */
export function createListeners() {
  const all = new Set<() => void>()
  return {
    subscribe(listener: () => void): () => void {
      all.add(listener)
      return () => all.delete(listener)
    },
    tell(): void {
      for (const listener of all) listener()
    },
  }
}
