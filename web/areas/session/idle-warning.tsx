import { Button } from '../../kit/controls/button.tsx'
import { VisuallyHidden } from '../../kit/controls/visually-hidden.tsx'
import { FormActions } from '../../kit/forms/form-actions.tsx'
import { Dialog } from '../../kit/overlays/dialog.tsx'
import { endSession, stayLoggedIn } from '../../platform/session.ts'
import classes from './idle-warning.module.css'
import { useIdleLeft } from './use-idle-left.ts'

const stay = (): void => void stayLoggedIn()

/**
 * Asks, two minutes before the session ends without input, whether anyone is there. Closing it by any key stays logged
 * in.
 */
export function IdleWarning() {
  const left = useIdleLeft()
  if (left === undefined) return null
  return (
    <Dialog title="Are you still there?" size="small" alert onClose={stay}>
      <p>You have been inactive for a while. To protect your data, we will log you out in</p>
      <p className={classes.clock} role="timer">
        {clock(left)}
      </p>
      <p role="status">
        <VisuallyHidden>{spoken(left)}</VisuallyHidden>
      </p>
      <FormActions>
        <Button kind="secondary" onClick={() => endSession('logged-out')}>
          Log out
        </Button>
        <Button onClick={stay} data-autofocus>
          Stay logged in
        </Button>
      </FormActions>
    </Dialog>
  )
}

const clock = (seconds: number): string => `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`

/** For those who listen, only each half minute: a number every second would drown everything else. */
function spoken(seconds: number): string {
  return `${Math.ceil(seconds / 30) * 30} seconds left`
}
