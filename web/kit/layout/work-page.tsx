import type { ReactNode } from 'react'
import { PageTitle } from './page.tsx'
import classes from './work-page.module.css'

interface Props {
  readonly title: string
  /** The page's name in tab and breadcrumbs, if its heading is not enough. */
  readonly name?: string
  /** Follows the title in its line, such as tabs. */
  readonly beside?: ReactNode
  readonly action?: ReactNode
  readonly children: ReactNode
}

/** A screen for work on something large: one line with title, tabs and actions, then the whole width of the window. */
export function WorkPage({ title, name, beside, action, children }: Props) {
  return (
    <div className={classes.work} data-work>
      <header className={classes.head}>
        <div className={classes.words}>
          <PageTitle name={name}>{title}</PageTitle>
        </div>
        {beside !== undefined && <div className={classes.beside}>{beside}</div>}
        {action !== undefined && <div className={classes.action}>{action}</div>}
      </header>
      {children}
    </div>
  )
}
