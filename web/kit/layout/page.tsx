import { type ReactNode, useEffect, useRef } from 'react'
import { takeHeadingFocus } from './heading-focus.ts'
import { useNameOfPage } from './page-name.ts'
import classes from './page.module.css'

interface Props {
  readonly title: string
  /** The page's name in tab and breadcrumbs, if its heading is not enough. */
  readonly name?: string | undefined
  /** A small line above the title. */
  readonly eyebrow?: ReactNode
  /** Details below the title. */
  readonly lead?: ReactNode
  readonly action?: ReactNode
  readonly narrow?: boolean
  readonly children: ReactNode
}

/** A screen: its only h1, what belongs next to it, and the content. */
export function Page({ title, name, eyebrow, lead, action, narrow = false, children }: Props) {
  return (
    <div className={narrow ? classes.narrow : classes.page}>
      <header className={classes.head}>
        <div className={classes.words}>
          {eyebrow !== undefined && <p className={classes.eyebrow}>{eyebrow}</p>}
          <PageTitle name={name}>{title}</PageTitle>
          {lead !== undefined && <div className={classes.lead}>{lead}</div>}
        </div>
        {action}
      </header>
      {children}
    </div>
  )
}

/** The only `h1`. The shell focuses it when its screen opens, so that screen readers start there. */
export function PageTitle({ children, name = children }: { readonly children: string } & Pick<Props, 'name'>) {
  const heading = useRef<HTMLHeadingElement>(null)
  useNameOfPage(name)
  useEffect(() => {
    if (takeHeadingFocus()) heading.current?.focus()
  }, [])
  return (
    <h1 ref={heading} tabIndex={-1} className={classes.title}>
      {children}
    </h1>
  )
}
