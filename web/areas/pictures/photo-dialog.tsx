import { pictureMessages } from '@portico/contract/areas/pictures/picture.messages.ts'
import type { StaffPicture } from '@portico/contract/areas/pictures/pictures.shapes.ts'
import { Suspense, useCallback, useState } from 'react'
import { Button } from '../../kit/controls/button.tsx'
import { PictureButtons } from '../../kit/controls/picture-buttons.tsx'
import { Monogram } from '../../kit/data/monogram.tsx'
import { Notice } from '../../kit/feedback/notice.tsx'
import { toasts } from '../../kit/feedback/toasts.ts'
import { FormActions } from '../../kit/forms/form-actions.tsx'
import { TextField } from '../../kit/forms/text-field.tsx'
import { Dialog } from '../../kit/overlays/dialog.tsx'
import { useWork } from '../../platform/use-work.ts'
import { PictureCropper } from '../profile/profile.public.ts'
import { usePictureCalls } from './pictures.queries.ts'
import classes from './pictures.module.css'

interface Props {
  readonly brokerCode: string
  readonly person: StaffPicture
  readonly onClose: () => void
}

/** The photo of one person: chosen and cut to a square, described, removed. */
export function PhotoDialog({ brokerCode, person: { username, name, picture, alt }, onClose }: Props) {
  const calls = usePictureCalls(brokerCode)
  const work = useWork()
  const [file, setFile] = useState<File>()
  const [error, setError] = useState<string>()
  const refuse = useCallback((why: string) => {
    setFile(undefined)
    setError(why)
  }, [])
  const choose = (chosen: File): void => {
    setError(undefined)
    setFile(chosen)
  }
  const [typed, setTyped] = useState(alt ?? '')

  const refused = error ?? work.refused

  const save = (chosen?: string): Promise<void> =>
    work.run(
      async () => {
        await calls.set(username, { alt: typed, ...(chosen !== undefined && { picture: chosen }) })
        await calls.read()
        toasts.show('success', pictureMessages.saved)
        onClose()
      },
      pictureMessages.saveFailed,
      'picture',
    )

  return (
    <Dialog title={`Photo of ${name}`} onClose={onClose}>
      {refused !== undefined && <Notice kind="error">{refused}</Notice>}
      <div className={classes.photo}>
        {file === undefined ? (
          <>
            <Monogram key={picture} name={name} picture={picture} alt={alt} size="huge" />
            <PictureButtons
              what="photo"
              isThere={picture !== null}
              accept=".png,.jpg,.jpeg,.webp"
              onFile={choose}
              remove={async () => {
                await calls.remove(username)
                await calls.read()
                toasts.show('success', pictureMessages.removed)
                onClose()
              }}
              removeFailed={pictureMessages.removeFailed}
              instead="Initials will be shown instead."
            >
              PNG, JPEG, or WebP, up to 5 MB, not animated.
            </PictureButtons>
          </>
        ) : (
          <Suspense fallback={<p role="status">Loading…</p>}>
            <PictureCropper
              file={file}
              busy={work.busy}
              onError={refuse}
              onCancel={() => setFile(undefined)}
              onSave={(chosen) => void save(chosen)}
            />
          </Suspense>
        )}
      </div>
      <TextField
        label="Description"
        description="Read by screen readers in place of the photo. Leave blank to use the name."
        maxLength={200}
        value={typed}
        onChange={(event) => setTyped(event.currentTarget.value)}
      />
      <FormActions>
        <Button kind="secondary" onClick={onClose}>
          Close
        </Button>
        {picture !== null && file === undefined && (
          <Button busy={work.busy} disabled={typed.trim() === (alt ?? '')} onClick={() => void save()}>
            Save description
          </Button>
        )}
      </FormActions>
    </Dialog>
  )
}
