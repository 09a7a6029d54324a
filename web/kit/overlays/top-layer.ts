import { useLayoutEffect, useState, useSyncExternalStore } from 'react'
import { createListeners } from '../../platform/listeners.ts'

/** Open modal dialogs, lowest first. The page itself is layer 0. */
let layers: readonly number[] = [0]
let lastId = 0
const listeners = createListeners()

function change(next: readonly number[]): void {
  layers = next
  listeners.tell()
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
  return useSyncExternalStore(listeners.subscribe, () => layers.at(-1) === id)
}
