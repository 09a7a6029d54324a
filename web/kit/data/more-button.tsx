import type { ReactNode } from 'react'
import { Button } from '../controls/button.tsx'
import type { More } from './more.ts'
import classes from './more-button.module.css'

interface Props {
  readonly more: More | undefined
  readonly children?: ReactNode
}

/** Loads more of a list; hidden at the end of the list. */
export function MoreButton({ more, children = 'Load more' }: Props) {
  if (more === undefined) return null
  return (
    <div className={classes.more}>
      <Button kind="secondary" small busy={more.busy} onClick={more.onMore}>
        {children}
      </Button>
    </div>
  )
}
