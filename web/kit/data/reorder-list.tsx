import IconGripVertical from '@tabler/icons-react/dist/esm/icons/IconGripVertical.mjs'
import { type ReactNode, useId, useRef } from 'react'
import { VisuallyHidden } from '../controls/visually-hidden.tsx'
import classes from './reorder-list.module.css'
import { useReorder } from './use-reorder.ts'

interface Props<Item> {
  readonly label: string
  readonly items: readonly Item[]
  readonly keyOf: (item: Item) => string
  /** What its handle is called after. */
  readonly nameOf: (item: Item) => string
  /** Called once with all items in their new order, when one was dropped in another place. */
  readonly onReorder: (items: Item[]) => void
  /** A list that cannot be changed has no handles. */
  readonly fixed?: boolean
  readonly children: (item: Item) => ReactNode
}

/** A list that people reorder by dragging, or with keys on the handles; each step is announced. */
export function ReorderList<Item>({ label, items, keyOf, nameOf, onReorder, fixed = false, children }: Props<Item>) {
  const list = useRef<HTMLUListElement>(null)
  const hintId = useId()
  const byKey = new Map(items.map((item) => [keyOf(item), item]))
  const inOrder = (order: readonly string[]): Item[] => order.flatMap((key) => byKey.get(key) ?? [])
  const entries = items.map((item) => ({ key: keyOf(item), name: nameOf(item) }))
  const reorder = useReorder(list, entries, (order) => onReorder(inOrder(order)))
  return (
    <>
      <ul ref={list} aria-label={label} className={classes.list} {...reorder.listHandlers}>
        {inOrder(reorder.order).map((item) => {
          const key = keyOf(item)
          return (
            <li key={key} className={classes.item} data-held={reorder.heldKey === key}>
              {!fixed && items.length > 1 && (
                <button
                  type="button"
                  data-handle
                  className={classes.handle}
                  title="Drag to move"
                  aria-label={`Reorder ${nameOf(item)}`}
                  aria-describedby={hintId}
                  aria-pressed={reorder.heldKey === key}
                  {...reorder.handleHandlers(key)}
                >
                  <IconGripVertical size={18} aria-hidden />
                </button>
              )}
              {children(item)}
            </li>
          )
        })}
      </ul>
      <span id={hintId} hidden>
        Space picks it up, arrow keys move it, Space drops it, Escape puts it back.
      </span>
      <span role="status">
        <VisuallyHidden>{reorder.said}</VisuallyHidden>
      </span>
    </>
  )
}
