import type { Layout } from '@portico/contract/areas/forms/layout.shapes.ts'
import { type KeyboardEvent, type PointerEvent, type RefObject, useLayoutEffect, useState } from 'react'
import { heldAt, stepped } from '../model/moves.ts'
import { find } from '../model/places.ts'

interface Held {
  readonly key: string
  readonly layout: Layout
}

/**
 * Moves pages, sections and questions of a layout by their handles: with a pointer, or with keys after Space or Enter
 * picks one up. Then arrow keys move it, Space or Enter drops it and Escape cancels.
 */
export function useTreeMove(tree: RefObject<HTMLElement | null>, layout: Layout, onDrop: (layout: Layout) => void) {
  const [held, setHeld] = useState<Held>()
  const [said, setSaid] = useState('')
  const shown = held?.layout ?? layout

  // Moving an element in the page loses its focus.
  useLayoutEffect(() => {
    if (held !== undefined) handleOf(tree.current, held.key)?.focus()
  }, [held, tree])

  const say = (what: string, key: string, now: Layout): void => setSaid(placeInWords(now, key, what))
  const pickUp = (key: string): void => {
    setHeld({ key, layout })
    say('picked up', key, layout)
  }
  const moveTo = (next: Layout): void => {
    if (held === undefined || next === held.layout) return
    setHeld({ key: held.key, layout: next })
    say('moved', held.key, next)
  }
  const letGo = (end: Layout, what: string): void => {
    if (held === undefined) return
    setHeld(undefined)
    say(what, held.key, end)
    onDrop(end)
  }
  const drop = (): void => letGo(shown, 'dropped')
  const putBack = (): void => letGo(layout, 'put back')

  const press = (event: KeyboardEvent, key: string): void => {
    const actions: Record<string, () => void> =
      held === undefined
        ? { ' ': () => pickUp(key), Enter: () => pickUp(key) }
        : {
            ' ': drop,
            Enter: drop,
            Escape: putBack,
            ArrowUp: () => moveTo(stepped(shown, key, -1)),
            ArrowDown: () => moveTo(stepped(shown, key, 1)),
          }
    const action = actions[event.key]
    if (action === undefined) return
    event.preventDefault()
    event.stopPropagation()
    action()
  }

  const follow = ({ clientY }: PointerEvent): void => {
    if (held === undefined) return
    const over = rowAt(tree.current, clientY)
    if (over !== undefined) moveTo(heldAt(shown, held.key, over.key, over.isBelow))
  }

  return {
    shown,
    said,
    heldKey: held?.key,
    treeHandlers: { onPointerMove: follow, onPointerUp: drop, onPointerCancel: putBack },
    handleHandlers: (key: string) => ({
      onPointerDown: ({ button, pointerId }: PointerEvent) => {
        if (button !== 0) return
        // The handle leaves its place as soon as its row moves; the tree stays.
        tree.current?.setPointerCapture(pointerId)
        pickUp(key)
      },
      onKeyDown: (event: KeyboardEvent) => press(event, key),
      onBlur: ({ relatedTarget }: { readonly relatedTarget: EventTarget | null }) => {
        if (relatedTarget !== null) drop()
      },
    }),
  }
}

const handleOf = (tree: HTMLElement | null, key: string): HTMLElement | null =>
  tree?.querySelector<HTMLElement>(`[data-handle="${CSS.escape(key)}"]`) ?? null

/** The row at a height of the window, and whether the pointer is in its lower half. */
function rowAt(tree: HTMLElement | null, y: number): { readonly key: string; readonly isBelow: boolean } | undefined {
  for (const row of tree?.querySelectorAll<HTMLElement>('[data-row]') ?? []) {
    const { top, bottom, height } = row.getBoundingClientRect()
    if (y >= top && y <= bottom) return { key: row.dataset['row'] ?? '', isBelow: y > top + height / 2 }
  }
  return undefined
}

/** The announcement for screen readers: the item, what happened, and its new position. */
function placeInWords(layout: Layout, key: string, what: string): string {
  const found = find(layout, key)
  if (found === undefined) return ''
  const { name } = found
  if ('section' in found)
    return `${name}: ${what}, question ${found.place.question + 1} of ${found.section.questions.length} in ${found.section.title}`
  if ('page' in found)
    return `${name}: ${what}, section ${found.place.section + 1} of ${found.page.sections.length} on ${found.page.title}`
  return `${name}: ${what}, page ${found.place.page + 1} of ${layout.pages.length}`
}
