import { type DragEvent, useId, useRef, useState } from 'react'
import { PictureButtons } from '../../kit/controls/picture-buttons.tsx'
import { Monogram } from '../../kit/data/monogram.tsx'
import { reasonOf } from '../../platform/call-error.ts'
import { fullName, useSignedInUser } from '../session/session.public.ts'
import { PictureCrop } from './picture-crop.tsx'
import { type ChosenPicture, openPicture } from './picture-file.ts'
import { useRemovePicture, useSetPicture } from './profile.queries.ts'
import classes from './profile-picture.module.css'

const saveFailed = 'The picture could not be saved. Please try again.'

/** The user's image: choose or drop, crop to a square, remove. */
export function ProfilePicture() {
  const user = useSignedInUser()
  const [chosen, setChosen] = useState<ChosenPicture>()
  const [errorText, setErrorText] = useState<string>()
  const [isOver, setOver] = useState(false)
  const errorId = useId()
  const newest = useRef<File>(undefined)
  const { mutate: save, isPending } = useSetPicture()
  const { mutateAsync: remove } = useRemovePicture()

  const open = async (file: File | undefined): Promise<void> => {
    if (file === undefined) return
    newest.current = file
    const opened = await openPicture(file)
    // A file chosen earlier may take longer to open.
    if (newest.current !== file) return
    setErrorText(typeof opened === 'string' ? opened : undefined)
    setChosen(typeof opened === 'string' ? undefined : opened)
  }
  const drop = (event: DragEvent): void => {
    event.preventDefault()
    setOver(false)
    void open(event.dataTransfer.files[0])
  }

  return (
    <div
      className={classes.picture}
      data-over={isOver}
      onDragOver={(event) => {
        event.preventDefault()
        setOver(true)
      }}
      onDragLeave={() => setOver(false)}
      onDrop={drop}
    >
      {chosen === undefined ? (
        <>
          <Monogram key={user.profilePicture} name={fullName(user)} picture={user.profilePicture} size="huge" />
          <PictureButtons
            what="picture"
            isThere={user.profilePicture !== null}
            accept="image/*"
            errorId={errorText === undefined ? undefined : errorId}
            onFile={(file) => void open(file)}
            remove={async () => {
              await remove(undefined)
              setErrorText(undefined)
            }}
            removeFailed="The picture could not be removed. Please try again."
            instead="Your initials will be shown instead."
          >
            PNG, JPEG, or WebP, up to 5 MB. You can also drop an image here.
          </PictureButtons>
        </>
      ) : (
        <PictureCrop
          picture={chosen}
          busy={isPending}
          onCancel={() => setChosen(undefined)}
          onSave={(picture) =>
            save(
              { body: { picture } },
              {
                onSuccess: () => setChosen(undefined),
                onError: (error) => setErrorText(reasonOf(error, saveFailed, 'picture')),
              },
            )
          }
        />
      )}
      <p id={errorId} role="alert" className={classes.error}>
        {errorText}
      </p>
    </div>
  )
}
