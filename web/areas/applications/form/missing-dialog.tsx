import { Button } from '../../../kit/controls/button.tsx'
import { FormActions } from '../../../kit/forms/form-actions.tsx'
import { Dialog } from '../../../kit/overlays/dialog.tsx'
import classes from './application.module.css'

export interface Missing {
  readonly path: string
  readonly place: string
  readonly message: string
}

interface Props {
  readonly missing: readonly Missing[]
  /** Leaves what is blank to the agent; for brokerage staff. */
  readonly onAgent: (() => void) | undefined
  readonly onGo: (path: string) => void
  readonly onClose: () => void
}

/** What is missing before an application can be done; each links to its question. */
export function MissingDialog({ missing, onAgent, onGo, onClose }: Props) {
  const isOne = missing.length === 1
  const title = isOne ? '1 answer is missing' : `${missing.length} answers are missing`
  return (
    <Dialog title={title} onClose={onClose}>
      <p>{isOne ? 'It has' : 'They have'} to be completed or corrected before you can finish this application.</p>
      <ul className={classes.missing} aria-label="Missing answers">
        {missing.map(({ path, place, message }) => (
          <li key={path}>
            <button type="button" onClick={() => onGo(path)}>
              <span>{place}</span>
              <small>{message}</small>
            </button>
          </li>
        ))}
      </ul>
      <FormActions>
        {onAgent !== undefined && (
          <Button kind="secondary" onClick={onAgent}>
            Mark done (agent will complete)
          </Button>
        )}
        <Button onClick={onClose}>Back to the form</Button>
      </FormActions>
    </Dialog>
  )
}
