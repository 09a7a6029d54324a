import type { MouseEvent } from 'react'

/** A link within the page; the browser opens it in a new tab or window where asked. */
export const linkTo = (href: string, go: (path: string) => void) => ({
  href,
  onClick: (event: MouseEvent): void => {
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.button !== 0) return
    event.preventDefault()
    go(href)
  },
})
