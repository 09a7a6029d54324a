import { Fragment, type KeyboardEvent, type ReactNode, useLayoutEffect, useRef } from 'react'
import { IconButton } from '../controls/icon-button.tsx'
import classes from './popover.module.css'
import { usePopover } from './use-popover.ts'

interface MenuItem {
  readonly label: string
  readonly icon?: ReactNode
  readonly onSelect: () => void
  readonly separated?: boolean
  readonly danger?: boolean
  /** Distinguishes it from an item with the same label. */
  readonly detail?: string | undefined
  /** Why it is disabled; it stays in the menu with this reason. */
  readonly unavailable?: string | undefined
}

interface Props {
  readonly label: string
  readonly icon: ReactNode
  readonly items: readonly MenuItem[]
  /** Text above the items, such as the user's name. */
  readonly heading?: ReactNode
  readonly small?: boolean
}

/** A button with a menu: arrow keys move, Home and End jump, Escape and Tab close. */
export function Menu({ label, icon, items, heading, small = false }: Props) {
  const { root, id, opened, open, closeToButton, trigger } = usePopover()
  const list = useRef<HTMLDivElement>(null)

  useLayoutEffect(() => {
    if (opened) list.current?.querySelector<HTMLElement>('[role=menuitem]')?.focus()
  }, [opened])

  const select = (item: MenuItem): void => {
    if (item.unavailable !== undefined) return
    closeToButton()
    item.onSelect()
  }

  return (
    <div ref={root} className={classes.root}>
      <IconButton
        label={label}
        icon={icon}
        small={small}
        aria-haspopup="menu"
        {...trigger}
        onKeyDown={(event) => {
          if (event.key === 'ArrowDown') open()
        }}
      />
      {opened && (
        <div className={classes.panel}>
          {heading !== undefined && <div className={classes.heading}>{heading}</div>}
          <div
            ref={list}
            id={id}
            role="menu"
            tabIndex={-1}
            aria-label={label}
            onKeyDown={(event) => moveFocus(event, list.current)}
          >
            {items.map((item) => (
              <Fragment key={`${item.label} ${item.detail ?? ''}`}>
                {item.separated === true && <hr className={classes.separator} />}
                <button
                  type="button"
                  role="menuitem"
                  tabIndex={-1}
                  className={classes.item}
                  data-danger={item.danger}
                  aria-disabled={item.unavailable !== undefined || undefined}
                  onClick={() => select(item)}
                >
                  {item.icon}
                  <span>
                    {item.label}
                    {item.detail !== undefined && <small className={classes.reason}> {item.detail}</small>}
                    {item.unavailable !== undefined && <small className={classes.reason}>{item.unavailable}</small>}
                  </span>
                </button>
              </Fragment>
            ))}
          </div>
        </div>
      )}
    </div>
  )
}

/** Moves within a menu by its keys. */
export function moveFocus(event: KeyboardEvent, list: HTMLElement | null): void {
  const items = [...(list?.querySelectorAll<HTMLElement>('[role=menuitem]') ?? [])]
  const at = items.indexOf(document.activeElement as HTMLElement)
  const goal: Record<string, number> = { ArrowDown: at + 1, ArrowUp: at - 1, Home: 0, End: -1 }
  const next = goal[event.key]
  if (next === undefined) return
  event.preventDefault()
  items.at(next % items.length)?.focus()
}
