import { Button } from '../../../kit/controls/button.tsx'
import { counted } from '../../../platform/formats.ts'
import classes from './selection.module.css'

interface Props {
  /** Lines that are chosen. */
  readonly many: number
  readonly isDirty: boolean
  readonly busy: boolean
  /** Something must be decided first. */
  readonly isHeld: boolean
  readonly onSave: () => void
  readonly onDiscard: () => void
}

/** Saves the selection, or undoes changes. Sticky. */
export function SaveBar({ many, isDirty, busy, isHeld, onSave, onDiscard }: Props) {
  return (
    <div className={classes.bar}>
      <p role="status">{isDirty ? 'Not saved yet' : `${counted(many, 'line')} selected`}</p>
      {isDirty && (
        <Button kind="quiet" onClick={onDiscard} disabled={busy}>
          Discard changes
        </Button>
      )}
      <Button onClick={onSave} busy={busy} disabled={!isDirty || isHeld}>
        Save selection
      </Button>
    </div>
  )
}
