import { useLayoutEffect, useState, useSyncExternalStore } from 'react'

/** Open modal dialogs, lowest first. The page itself is layer 0. */
let layers: readonly number[] = [0]
let lastId = 0
const listeners = new Set<() => void>()

function change(next: readonly number[]): void {
  layers = next
  for (const listener of listeners) listener()
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** A place in the stack of dialogs, held while the calling component is mounted. */
export function useLayer(): number {
  const [id] = useState(() => ++lastId)
  useLayoutEffect(() => {
    change([...layers, id])
    return () => change(layers.filter((layer) => layer !== id))
  }, [id])
  return id
}

/** Whether a layer is the one a person can reach; everything below a modal dialog is out of reach. */
export function useIsTopLayer(id: number): boolean {
  return useSyncExternalStore(subscribe, () => layers.at(-1) === id)
}
