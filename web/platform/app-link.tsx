import { useRouter } from '@tanstack/react-router'
import type { ComponentProps, MouseEvent } from 'react'

interface Props extends Omit<ComponentProps<'a'>, 'href'> {
  /** A path of the portal, as the contract's path rules build it. */
  readonly href: string
}

/** A link inside the portal: opens without reloading the page, unless a new tab or window is requested. */
export function AppLink({ href, onClick, children, ...rest }: Props) {
  const router = useRouter()
  const follow = (event: MouseEvent<HTMLAnchorElement>): void => {
    onClick?.(event)
    const asksForMore = event.metaKey || event.ctrlKey || event.shiftKey || event.altKey || event.button !== 0
    if (event.defaultPrevented || asksForMore) return
    event.preventDefault()
    router.history.push(href)
  }
  return (
    <a {...rest} href={href} onClick={follow}>
      {children}
    </a>
  )
}
