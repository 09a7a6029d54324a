import IconPhoto from '@tabler/icons-react/dist/esm/icons/IconPhoto.mjs'
import { type ReactNode, useState } from 'react'
import { FileButton } from '../files/file-button.tsx'
import { ConfirmCall } from '../overlays/confirm-call.tsx'
import { Button } from './button.tsx'
import classes from './picture-buttons.module.css'

interface Props {
  /** What the image is, such as `logo`. */
  readonly what: string
  readonly isThere: boolean
  readonly accept: string
  readonly busy?: boolean
  /** The id of the error message for the last image. */
  readonly errorId?: string | undefined
  readonly onFile: (file: File) => void
  readonly remove: () => Promise<unknown>
  readonly removeFailed: string
  /** What replaces it once it is removed. */
  readonly instead: string
  /** The accepted images. */
  readonly children: ReactNode
}

/** Chooses an image file, or removes the current image after confirmation. */
export function PictureButtons(props: Props) {
  const { what, isThere, accept, busy = false, errorId, onFile, remove, removeFailed, instead, children } = props
  const [asked, setAsked] = useState(false)
  return (
    <div className={classes.words}>
      <div className={classes.buttons}>
        <FileButton
          kind="secondary"
          small
          busy={busy}
          icon={<IconPhoto size={16} />}
          aria-describedby={errorId}
          inputLabel={`${what.charAt(0).toUpperCase()}${what.slice(1)} file`}
          accept={accept}
          onFiles={([file]) => file && onFile(file)}
        >
          {isThere ? 'Change' : 'Choose'} {what}
        </FileButton>
        {isThere && (
          <Button kind="quiet-danger" small onClick={() => setAsked(true)}>
            Remove
          </Button>
        )}
      </div>
      <p className={classes.hint}>{children}</p>
      {asked && (
        <ConfirmCall
          title={`Remove the ${what}?`}
          confirmLabel={`Remove ${what}`}
          failure={removeFailed}
          run={async () => void (await remove())}
          onClose={() => setAsked(false)}
        >
          <p>{instead}</p>
        </ConfirmCall>
      )}
    </div>
  )
}
