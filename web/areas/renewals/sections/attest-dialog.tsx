import { renewalMessages } from '@portico/contract/areas/renewals/renewal.messages.ts'
import { Button } from '../../../kit/controls/button.tsx'
import { FormActions } from '../../../kit/forms/form-actions.tsx'
import { Dialog } from '../../../kit/overlays/dialog.tsx'
import classes from './section-card.module.css'

interface Props {
  /** Of the section. */
  readonly name: string
  readonly onConfirm: () => void
  readonly onClose: () => void
}

/** Asks a person to attest by name that a section is unchanged since last year. */
export default function AttestDialog({ name, onConfirm, onClose }: Props) {
  return (
    <Dialog title="Confirm no changes?" onClose={onClose} size="small">
      <blockquote className={classes.attestation}>{renewalMessages.attestation(name)}</blockquote>
      <p>We record your name and the time, and the section is marked complete.</p>
      <FormActions>
        <Button kind="secondary" onClick={onClose}>
          Cancel
        </Button>
        <Button
          onClick={() => {
            onClose()
            onConfirm()
          }}
        >
          I confirm
        </Button>
      </FormActions>
    </Dialog>
  )
}
