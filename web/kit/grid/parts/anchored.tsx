import { type ComponentProps, useLayoutEffect, useRef } from 'react'
import classes from './anchored.module.css'

/** Something with a place on the screen. */
type Anchor = Pick<Element, 'getBoundingClientRect'>

interface Props extends ComponentProps<'div'> {
  /** What it appears below, or above if there is no room. */
  readonly anchor: () => Anchor | null | undefined
}

/** A part in the browser's top layer next to its anchor, so that no scrolling container cuts it off. */
export function Anchored({ anchor, className, children, ...rest }: Props) {
  const box = useRef<HTMLDivElement>(null)

  useLayoutEffect(() => {
    const element = box.current
    if (element === null) return undefined
    element.showPopover()
    const place = () => placeBeside(element, anchor())
    place()
    window.addEventListener('scroll', place, true)
    window.addEventListener('resize', place)
    return () => {
      window.removeEventListener('scroll', place, true)
      window.removeEventListener('resize', place)
    }
  })

  return (
    <div {...rest} ref={box} popover="manual" className={[classes.anchored, className ?? ''].join(' ')}>
      {children}
    </div>
  )
}

const gap = 4

function placeBeside(element: HTMLElement, anchor: Anchor | null | undefined): void {
  const at = anchor?.getBoundingClientRect()
  element.hidden = at === undefined
  if (at === undefined) return
  const { offsetWidth: width, offsetHeight: height } = element
  const fitsBelow = at.bottom + gap + height <= innerHeight || at.top - gap - height < 0
  element.style.left = `${Math.max(gap, Math.min(at.left, innerWidth - width - gap))}px`
  element.style.top = `${fitsBelow ? at.bottom + gap : at.top - gap - height}px`
}
