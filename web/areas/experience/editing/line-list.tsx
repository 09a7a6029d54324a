import IconPlus from '@tabler/icons-react/dist/esm/icons/IconPlus.mjs'
import IconTrash from '@tabler/icons-react/dist/esm/icons/IconTrash.mjs'
import type { ReactNode } from 'react'
import { Button } from '../../../kit/controls/button.tsx'
import { IconButton } from '../../../kit/controls/icon-button.tsx'
import classes from '../experience.module.css'

interface LinesProps {
  readonly title: string
  readonly add: string
  readonly onAdd: () => void
  readonly children: ReactNode
}

/** Lines of one kind, with the button that adds another. */
export function Lines({ title, add, onAdd, children }: LinesProps) {
  return (
    <section aria-label={title}>
      <h3 className={classes.part}>{title}</h3>
      {children}
      <Button kind="secondary" small icon={<IconPlus size={16} aria-hidden />} onClick={onAdd}>
        {add}
      </Button>
    </section>
  )
}

interface LineProps {
  readonly title: string
  readonly onRemove: () => void
  readonly children: ReactNode
}

/** One line with its fields. */
export function Line({ title, onRemove, children }: LineProps) {
  return (
    <div role="group" aria-label={title} className={classes.line}>
      <div className={classes.lineHead}>
        <span>{title}</span>
        <IconButton label={`Remove ${title.toLowerCase()}`} icon={<IconTrash size={18} />} small onClick={onRemove} />
      </div>
      <div className={classes.fields}>{children}</div>
    </div>
  )
}
