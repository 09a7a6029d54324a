import { type KeyboardEvent, type PointerEvent, type RefObject, useLayoutEffect, useState } from 'react'
import { moved } from './moved.ts'

interface Entry {
  readonly key: string
  /** The name announced to screen readers. */
  readonly name: string
}

interface Held {
  readonly key: string
  readonly order: readonly string[]
}

/**
 * Moves list entries by their handles: with a pointer, or with keys after Space or Enter picks one up. Then arrow keys
 * move it, Space or Enter drops it and Escape cancels. `onDrop` gets the new order if it changed.
 */
export function useReorder(
  list: RefObject<HTMLElement | null>,
  entries: readonly Entry[],
  onDrop: (order: readonly string[]) => void,
) {
  const [held, setHeld] = useState<Held>()
  const [said, setSaid] = useState('')
  const keys = entries.map(({ key }) => key)
  const order = held === undefined ? keys : stillThere(held.order, keys)

  // Moving an element in the page loses its focus.
  useLayoutEffect(() => {
    if (held !== undefined) handlesIn(list.current)[held.order.indexOf(held.key)]?.focus()
  }, [held, list])

  const say = (what: string, key: string, now: readonly string[]): void => {
    const name = entries.find((entry) => entry.key === key)?.name ?? ''
    setSaid(`${name}: ${what}, place ${now.indexOf(key) + 1} of ${now.length}`)
  }
  const pickUp = (key: string): void => {
    setHeld({ key, order: keys })
    say('picked up', key, keys)
  }
  const moveTo = (place: number): void => {
    if (held === undefined) return
    const next = moved(order, held.key, place)
    if (next.indexOf(held.key) === order.indexOf(held.key)) return
    setHeld({ key: held.key, order: next })
    say('moved', held.key, next)
  }
  const letGo = (end: readonly string[], what: string): void => {
    if (held === undefined) return
    setHeld(undefined)
    say(what, held.key, end)
    if (end.some((key, at) => key !== keys[at])) onDrop(end)
  }
  const drop = (): void => letGo(order, 'dropped')
  const putBack = (): void => letGo(keys, 'put back')

  const press = (event: KeyboardEvent, key: string): void => {
    const at = order.indexOf(key)
    const actions: Record<string, () => void> =
      held === undefined
        ? { ' ': () => pickUp(key), Enter: () => pickUp(key) }
        : {
            ' ': drop,
            Enter: drop,
            Escape: putBack,
            ArrowUp: () => moveTo(at - 1),
            ArrowDown: () => moveTo(at + 1),
            Home: () => moveTo(0),
            End: () => moveTo(order.length),
          }
    const action = actions[event.key]
    if (action === undefined) return
    event.preventDefault()
    event.stopPropagation()
    action()
  }

  return {
    order,
    said,
    heldKey: held?.key,
    listHandlers: {
      onPointerMove: ({ clientY }: PointerEvent) => moveTo(placeAt(list.current, order, held?.key, clientY)),
      onPointerUp: drop,
      onPointerCancel: putBack,
    },
    handleHandlers: (key: string) => ({
      onPointerDown: ({ button, pointerId }: PointerEvent) => {
        if (button !== 0) return
        // The handle leaves its place as soon as its entry moves; the list stays.
        list.current?.setPointerCapture(pointerId)
        pickUp(key)
      },
      onKeyDown: (event: KeyboardEvent) => press(event, key),
      onBlur: ({ relatedTarget }: { readonly relatedTarget: EventTarget | null }) => {
        if (relatedTarget !== null) drop()
      },
    }),
  }
}

function stillThere(order: readonly string[], keys: readonly string[]): string[] {
  return [...order.filter((key) => keys.includes(key)), ...keys.filter((key) => !order.includes(key))]
}

function handlesIn(list: HTMLElement | null): HTMLElement[] {
  return [...(list?.querySelectorAll<HTMLElement>('[data-handle]') ?? [])]
}

/** The position under a pointer: after every other entry whose middle is above it. */
function placeAt(list: HTMLElement | null, order: readonly string[], key: string | undefined, y: number): number {
  return [...(list?.children ?? [])].filter((entry, at) => {
    const { top, height } = entry.getBoundingClientRect()
    return order[at] !== key && top + height / 2 < y
  }).length
}
