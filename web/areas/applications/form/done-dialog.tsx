import { Button } from '../../../kit/controls/button.tsx'
import { FormActions } from '../../../kit/forms/form-actions.tsx'
import { Dialog } from '../../../kit/overlays/dialog.tsx'

interface Props {
  readonly name: string
  /** What the PDF cannot show as typed. */
  readonly words: string
  readonly onClose: () => void
}

/** An application is done, and there is something to be known of its PDF. */
export function DoneDialog({ name, words, onClose }: Props) {
  return (
    <Dialog title={`${name} is done`} onClose={onClose}>
      <p>{words}</p>
      <FormActions>
        <Button data-autofocus onClick={onClose}>
          OK
        </Button>
      </FormActions>
    </Dialog>
  )
}
