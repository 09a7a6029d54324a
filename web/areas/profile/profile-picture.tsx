import IconPhoto from '@tabler/icons-react/dist/esm/icons/IconPhoto.mjs'
import { type DragEvent, useId, useRef, useState } from 'react'
import { Button } from '../../kit/controls/button.tsx'
import { Monogram } from '../../kit/data/monogram.tsx'
import { ConfirmDialog } from '../../kit/overlays/confirm-dialog.tsx'
import { reasonOf } from '../../platform/call-error.ts'
import { fullName, useSignedInUser } from '../session/session.door.ts'
import { PictureCrop } from './picture-crop.tsx'
import { type ChosenPicture, openPicture } from './picture-file.ts'
import { useRemovePicture, useSetPicture } from './profile.queries.ts'
import classes from './profile-picture.module.css'

const saveFailed = 'The picture could not be saved. Please try again.'

/** The user's picture: chosen or dropped, cut to a square, taken away again. */
export function ProfilePicture() {
  const user = useSignedInUser()
  const [chosen, setChosen] = useState<ChosenPicture>()
  const [fault, setFault] = useState<string>()
  const [isOver, setOver] = useState(false)
  const input = useRef<HTMLInputElement>(null)
  const faultId = useId()
  const { mutate: save, isPending } = useSetPicture()

  const open = async (file: File | undefined): Promise<void> => {
    if (file === undefined) return
    const opened = await openPicture(file)
    setFault(typeof opened === 'string' ? opened : undefined)
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
          <div className={classes.words}>
            <div className={classes.buttons}>
              <Button
                kind="secondary"
                small
                icon={<IconPhoto size={16} />}
                aria-describedby={fault === undefined ? undefined : faultId}
                onClick={() => input.current?.click()}
              >
                {user.profilePicture === null ? 'Choose picture' : 'Change picture'}
              </Button>
              {user.profilePicture !== null && <RemovePicture onFailed={setFault} />}
            </div>
            <p className={classes.hint}>PNG, JPEG or WebP, at most 5 MB. You can also drop one here.</p>
          </div>
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
                onError: (error) => setFault(reasonOf(error, saveFailed, 'picture')),
              },
            )
          }
        />
      )}
      <input
        ref={input}
        type="file"
        accept="image/*"
        aria-label="Picture file"
        hidden
        onChange={(event) => {
          void open(event.currentTarget.files?.[0])
          // The same file may be chosen again.
          event.currentTarget.value = ''
        }}
      />
      <p id={faultId} role="alert" className={classes.fault}>
        {fault}
      </p>
    </div>
  )
}

function RemovePicture({ onFailed }: { readonly onFailed: (why: string | undefined) => void }) {
  const [asked, setAsked] = useState(false)
  const { mutate, isPending } = useRemovePicture()
  return (
    <>
      <Button kind="quiet-danger" small onClick={() => setAsked(true)}>
        Remove
      </Button>
      {asked && (
        <ConfirmDialog
          title="Remove your picture?"
          confirmLabel="Remove picture"
          busy={isPending}
          onCancel={() => setAsked(false)}
          onConfirm={() =>
            mutate(undefined, {
              onSuccess: () => onFailed(undefined),
              onError: (error) => onFailed(reasonOf(error, 'The picture could not be removed. Please try again.')),
              onSettled: () => setAsked(false),
            })
          }
        >
          <p>Your initials will stand in its place.</p>
        </ConfirmDialog>
      )}
    </>
  )
}
