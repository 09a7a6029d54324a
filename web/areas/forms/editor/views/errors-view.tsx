import type { LayoutError } from '@portico/contract/areas/forms/form.shapes.ts'
import { EmptyState } from '../../../../kit/feedback/states.tsx'
import classes from './views.module.css'

interface Props {
  readonly errors: readonly LayoutError[]
  readonly onGo: (key: string) => void
}

/** What prevents publishing a layout; each links to its place. */
export function ErrorsView({ errors, onGo }: Props) {
  if (errors.length === 0) return <EmptyState title="No errors">The layout can be published.</EmptyState>
  return (
    <ul className={classes.list} aria-label="Errors">
      {errors.map(({ key, path, message }) => (
        <li key={`${path} ${message}`}>
          <div className={classes.words}>
            {key === null ? (
              <strong>{path}</strong>
            ) : (
              <button type="button" className={classes.path} onClick={() => onGo(key)}>
                {path}
              </button>
            )}
            <span className={classes.note}>{message}</span>
          </div>
        </li>
      ))}
    </ul>
  )
}
