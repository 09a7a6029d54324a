import type { ReactNode } from 'react'
import { useTexts } from '../language/texts.ts'
import { Button } from '../controls/button.tsx'
import { VisuallyHidden } from '../controls/visually-hidden.tsx'
import { Arches } from '../layout/arches.tsx'
import classes from './states.module.css'

interface StateProps {
  readonly title: string
  readonly children?: ReactNode
  readonly action?: ReactNode
}

/** Nothing here yet, and what to do about it. */
export function EmptyState({ title, children, action }: StateProps) {
  return (
    <div className={classes.state}>
      <Arches className={classes.picture} />
      <p className={classes.title}>{title}</p>
      {children !== undefined && <p className={classes.text}>{children}</p>}
      {action}
    </div>
  )
}

/** Something failed to load; it can be tried again. */
export function ErrorState({ title, onRetry }: { readonly title: string; readonly onRetry: () => void }) {
  const { t } = useTexts()
  return (
    <div className={classes.state} role="alert">
      <p className={classes.title}>{title}</p>
      <Button kind="secondary" small onClick={onRetry}>
        {t('Try again')}
      </Button>
    </div>
  )
}

/** Gray lines where words will be. */
export function LoadingState({ lines = 3 }: { readonly lines?: number }) {
  return (
    <div className={classes.loading} role="status">
      <VisuallyHidden>Loading…</VisuallyHidden>
      {Array.from({ length: lines }, (_, line) => (
        <span key={line} className={classes.line} />
      ))}
    </div>
  )
}
