import { type ReactNode, useEffect, useRef } from 'react'
import { takeHeadingFocus } from './heading-focus.ts'
import classes from './page.module.css'

interface Props {
  readonly title: string
  /** A small line above the title. */
  readonly eyebrow?: ReactNode
  /** Facts below the title. */
  readonly lead?: ReactNode
  readonly action?: ReactNode
  readonly narrow?: boolean
  readonly children: ReactNode
}

/** A screen: its one heading, what belongs beside it, and what follows. */
export function Page({ title, eyebrow, lead, action, narrow = false, children }: Props) {
  return (
    <div className={narrow ? classes.narrow : classes.page}>
      <header className={classes.head}>
        <div className={classes.words}>
          {eyebrow !== undefined && <p className={classes.eyebrow}>{eyebrow}</p>}
          <PageTitle>{title}</PageTitle>
          {lead !== undefined && <div className={classes.lead}>{lead}</div>}
        </div>
        {action}
      </header>
      {children}
    </div>
  )
}

/** The one `h1`. The shell gives it the focus when its screen opens, so that a screen reader begins there. */
export function PageTitle({ children }: { readonly children: string }) {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    if (takeHeadingFocus()) heading.current?.focus()
  }, [])
  return (
    <h1 ref={heading} tabIndex={-1} className={classes.title}>
      {children}
    </h1>
  )
}
