import type { Layout, Page, Section } from '@portico/contract/areas/forms/layout.shapes.ts'
import { type ReactNode, useId, useRef, useState } from 'react'
import { Button } from '../../../../kit/controls/button.tsx'
import { VisuallyHidden } from '../../../../kit/controls/visually-hidden.tsx'
import type { Found, Item } from '../model/places.ts'
import classes from './layout-tree.module.css'
import { TreeRow } from './tree-row.tsx'
import { useTreeMove } from './use-tree-move.ts'

interface Props {
  readonly layout: Layout
  readonly current: string | undefined
  /** Keys that something is wrong with. */
  readonly invalid: ReadonlySet<string>
  /** Keys that this level may not move. */
  readonly fixed: ReadonlySet<string>
  /** Items of the level above that this one hides, by the key of their container. */
  readonly hidden: ReadonlyMap<string | null, readonly Found[]>
  readonly readOnly: boolean
  readonly onChoose: (key: string) => void
  readonly onMove: (layout: Layout) => void
  readonly onShowAgain: (key: string) => void
}

/** The pages of a layout with their sections and questions, to select and reorder. */
export function LayoutTree(props: Props) {
  const { layout, current, invalid, fixed, hidden, readOnly, onChoose, onShowAgain } = props
  const tree = useRef<HTMLUListElement>(null)
  const hintId = useId()
  const [closed, setClosed] = useState<ReadonlySet<string>>(() => startClosed(layout))
  const move = useTreeMove(tree, layout, props.onMove)

  const toggle = (key: string): void =>
    setClosed((now) => (now.has(key) ? new Set([...now].filter((one) => one !== key)) : new Set([...now, key])))

  const row = (item: Item, depth: 0 | 1 | 2, isOpen?: boolean) => (
    <TreeRow
      item={item}
      depth={depth}
      isCurrent={item.key === current}
      isHeld={item.key === move.heldKey}
      isInvalid={invalid.has(item.key)}
      {...(isOpen !== undefined && { isOpen, onToggle: toggle })}
      onChoose={onChoose}
      handle={
        readOnly || fixed.has(item.key) ? undefined : { 'aria-describedby': hintId, ...move.handleHandlers(item.key) }
      }
    />
  )
  const ghosts = (container: string | null, depth: number) =>
    hidden.get(container)?.map(({ item, name }) => (
      <li key={item.key} className={`${classes.row} ${classes.ghost}`} data-depth={depth}>
        <span>
          {name}
          <VisuallyHidden>, hidden here</VisuallyHidden>
        </span>
        {!readOnly && (
          <Button kind="quiet" small aria-label={`Show ${name}`} onClick={() => onShowAgain(item.key)}>
            Show
          </Button>
        )}
      </li>
    ))

  const branch = (item: Page | Section, depth: 0 | 1, children: (isOpen: boolean) => ReactNode) => {
    // An item selected from the list of errors must be visible.
    const isOpen = !closed.has(item.key) || holds(item, current) || holds(item, move.heldKey)
    return (
      <li key={item.key}>
        {row(item, depth, isOpen)}
        {isOpen && <ul>{children(isOpen)}</ul>}
      </li>
    )
  }

  return (
    <>
      <ul ref={tree} aria-label="Pages, sections and questions" className={classes.tree} {...move.treeHandlers}>
        {move.shown.pages.map((page) =>
          branch(page, 0, () => (
            <>
              {page.sections.map((section) =>
                branch(section, 1, () => (
                  <>
                    {section.questions.map((question) => (
                      <li key={question.key}>{row(question, 2)}</li>
                    ))}
                    {ghosts(section.key, 2)}
                  </>
                )),
              )}
              {ghosts(page.key, 1)}
            </>
          )),
        )}
        {ghosts(null, 0)}
      </ul>
      <span id={hintId} hidden>
        Space picks it up, arrow keys move it, Space drops it, Escape puts it back.
      </span>
      <span role="status">
        <VisuallyHidden>{move.said}</VisuallyHidden>
      </span>
    </>
  )
}

/** Of a long form only the first page is open, so that the others are in reach. */
function startClosed({ pages }: Layout): ReadonlySet<string> {
  const many = pages.reduce((sum, page) => sum + page.sections.reduce((of, one) => of + one.questions.length, 0), 0)
  return new Set(many > 30 ? pages.slice(1).map(({ key }) => key) : [])
}

function holds(item: Page | Section, key: string | undefined): boolean {
  if (key === undefined) return false
  if ('questions' in item) return item.questions.some((question) => question.key === key)
  return item.sections.some((section) => section.key === key || holds(section, key))
}
