/** Listeners for every change, in the shape that `useSyncExternalStore` needs. */
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
