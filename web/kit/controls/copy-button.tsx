import IconCopy from '@tabler/icons-react/dist/esm/icons/IconCopy.mjs'
import { toasts } from '../feedback/toasts.ts'
import { Button } from './button.tsx'

interface Props {
  readonly label: string
  readonly text: string
  /** What to announce once it is in the clipboard. */
  readonly done: string
}

/** Copies a text to the clipboard. */
export function CopyButton({ label, text, done }: Props) {
  const copy = async (): Promise<void> => {
    try {
      await navigator.clipboard.writeText(text)
      toasts.show('success', done)
    } catch {
      // No clipboard on this device, or no leave to use it.
      toasts.show('error', 'This browser does not let us copy. Please select the text and copy it.')
    }
  }
  return (
    <Button kind="secondary" small icon={<IconCopy size={16} />} onClick={() => void copy()}>
      {label}
    </Button>
  )
}
