import { type ReactNode, useState } from 'react'
import { createPortal } from 'react-dom'
import classes from './preview.module.css'

interface Props {
  readonly title: string
  readonly children: ReactNode
}

/** A separate page of a phone's width with this page's styles, so that media queries behave as on a phone. */
export function PhoneFrame({ title, children }: Props) {
  const [body, setBody] = useState<HTMLElement>()
  const open = (frame: HTMLIFrameElement | null): void => {
    const inner = frame?.contentDocument
    if (inner === undefined || inner === null || body !== undefined) return
    dress(inner)
    setBody(inner.body)
  }
  return (
    <>
      <iframe ref={open} title={title} className={classes.phone} sandbox="allow-same-origin" />
      {body !== undefined && createPortal(children, body)}
    </>
  )
}

/** The style sheets and the theme of this page, for another document. */
function dress(inner: Document): void {
  for (const { name, value } of document.documentElement.attributes)
    // The content policy rejects styles as an attribute; the bars that they make room for stay outside anyway.
    if (name !== 'style') inner.documentElement.setAttribute(name, value)
  for (const sheet of document.querySelectorAll('link[rel=stylesheet], style')) {
    const copy = sheet.cloneNode(true) as HTMLElement
    // A copy loses the nonce, which only scripts may read.
    copy.nonce = (sheet as HTMLElement).nonce
    inner.head.append(copy)
  }
  inner.body.style.padding = '1rem'
}
