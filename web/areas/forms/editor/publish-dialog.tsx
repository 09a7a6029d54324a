import type { FormAtLevel, LayoutDifference } from '@portico/contract/areas/forms/form.shapes.ts'
import { useState } from 'react'
import { Button } from '../../../kit/controls/button.tsx'
import { Notice } from '../../../kit/feedback/notice.tsx'
import { FormActions } from '../../../kit/forms/form-actions.tsx'
import { TextArea } from '../../../kit/forms/text-area.tsx'
import { Dialog } from '../../../kit/overlays/dialog.tsx'
import { reasonOf } from '../../../platform/call-error.ts'

const longestNote = 500

interface Props {
  readonly current: FormAtLevel
  readonly differences: readonly LayoutDifference[] | null
  /** Returns whether it was published; false if someone else saved first. */
  readonly onPublish: (note: string) => Promise<boolean>
  readonly onClose: () => void
}

/** Asks for a note and publishes the draft. */
export function PublishDialog({ current: { level, form }, differences, onPublish, onClose }: Props) {
  const [note, setNote] = useState('')
  const [busy, setBusy] = useState(false)
  const [refused, setRefused] = useState<string>()

  const publish = async (): Promise<void> => {
    setBusy(true)
    setRefused(undefined)
    try {
      await onPublish(note.trim())
      onClose()
    } catch (error) {
      setRefused(reasonOf(error, 'The draft could not be published. Please try again.'))
      setBusy(false)
    }
  }

  return (
    <Dialog title={`Publish ${form.name}`} onClose={onClose}>
      <form
        onSubmit={(event) => {
          event.preventDefault()
          void publish()
        }}
      >
        {refused !== undefined && <Notice kind="error">{refused}</Notice>}
        <p>
          {whom[level]} Applications already started keep their current questions.
          {differences !== null && ` ${inWords(differences.length)} to the level above.`}
        </p>
        <TextArea
          label="Change note for your colleagues"
          data-autofocus
          maxLength={longestNote}
          value={note}
          counter={{ used: note.length, limit: longestNote }}
          onChange={(event) => setNote(event.currentTarget.value)}
        />
        <FormActions>
          <Button kind="secondary" onClick={onClose}>
            Cancel
          </Button>
          <Button type="submit" busy={busy}>
            Publish
          </Button>
        </FormActions>
      </form>
    </Dialog>
  )
}

const whom = {
  GLOBAL: 'Every brokerage gets the new version immediately, except for its own changes.',
  BROKERAGE: 'Every account of the brokerage gets the new version immediately, except for its own changes.',
  ACCOUNT: 'New applications of this account use the new version.',
} as const

const inWords = (many: number): string =>
  `It has ${many === 0 ? 'no differences' : many === 1 ? '1 difference' : `${many} differences`}`
