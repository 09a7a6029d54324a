import { Button } from '../../../kit/controls/button.tsx'
import { FormActions } from '../../../kit/forms/form-actions.tsx'
import { Dialog } from '../../../kit/overlays/dialog.tsx'

interface Props {
  readonly removed: readonly string[]
  readonly onOpen: () => void
  readonly onClose: () => void
}

/** What was removed from an added PDF, shown before its pages. */
export default function RemovedDialog({ removed, onOpen, onClose }: Props) {
  return (
    <Dialog title="The PDF was added without some of its content" onClose={onClose}>
      <ul>
        {removed.map((sentence) => (
          <li key={sentence}>{sentence}</li>
        ))}
      </ul>
      <FormActions>
        <Button data-autofocus onClick={onOpen}>
          Show its pages
        </Button>
      </FormActions>
    </Dialog>
  )
}
