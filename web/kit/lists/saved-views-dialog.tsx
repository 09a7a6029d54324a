import { type SavedView, savedViewMessages, SavedViews } from '@portico/contract/areas/profile/saved-views.shapes.ts'
import IconX from '@tabler/icons-react/dist/esm/icons/IconX.mjs'
import { type ComponentProps, type SubmitEvent, useState } from 'react'
import { reasonOf } from '../../platform/call-error.ts'
import { Button } from '../controls/button.tsx'
import { IconButton } from '../controls/icon-button.tsx'
import { toasts } from '../feedback/toasts.ts'
import { LoadingState } from '../feedback/states.tsx'
import { TextField } from '../forms/text-field.tsx'
import { Dialog } from '../overlays/dialog.tsx'
import type { SavedViews as SavedViewsButton } from './saved-views.tsx'
import { useSavedViews } from './saved-views.queries.ts'
import classes from './saved-views.module.css'

interface Props extends Omit<ComponentProps<typeof SavedViewsButton>, 'search'> {
  readonly search: SavedView['search']
  readonly onClose: () => void
}

/** The saved views of a list: each can be opened or deleted, and the view that is shown can be saved. */
export default function SavedViewsDialog({ list, search, onOpen, onClose }: Props) {
  const { views, save } = useSavedViews(list)
  const [name, setName] = useState('')
  const [error, setError] = useState<string>()

  const saveCurrent = async (event: SubmitEvent): Promise<void> => {
    event.preventDefault()
    const next = [...(views ?? []), { name: name.trim(), search }]
    const checked = SavedViews.safeParse({ views: next })
    if (!checked.success) return setError(checked.error.issues[0]!.message)
    try {
      await save(next)
      onClose()
      toasts.show('success', `View saved: ${name.trim()}`)
    } catch (failure) {
      setError(reasonOf(failure, savedViewMessages.saveFailed))
    }
  }
  const remove = async (removed: SavedView): Promise<void> => {
    const before = views ?? []
    const put = (next: readonly SavedView[]): Promise<void> =>
      save(next).catch((failure: unknown) => {
        toasts.show('error', reasonOf(failure, savedViewMessages.saveFailed))
      })
    await put(before.filter((view) => view !== removed))
    toasts.show('success', `View deleted: ${removed.name}`, { undo: () => void put(before) })
  }

  return (
    <Dialog title="Saved views" size="small" onClose={onClose}>
      {views === undefined ? (
        <LoadingState lines={2} />
      ) : (
        <ul className={classes.views} aria-label="Saved views">
          {views.map((view) => (
            <li key={view.name}>
              <Button kind="quiet" onClick={() => onOpen(view.search)}>
                {view.name}
              </Button>
              <IconButton
                label={`Delete view ${view.name}`}
                small
                icon={<IconX size={16} />}
                onClick={() => void remove(view)}
              />
            </li>
          ))}
          {views.length === 0 && <li>No saved views yet. Set the search and filters, then save them here.</li>}
        </ul>
      )}
      <form className={classes.save} onSubmit={(event) => void saveCurrent(event)}>
        <TextField
          label="Name of the current view"
          description="Example: Renewals within 60 days"
          maxLength={60}
          autoComplete="off"
          error={error}
          value={name}
          onChange={(event) => {
            setName(event.currentTarget.value)
            setError(undefined)
          }}
        />
        <Button type="submit" kind="secondary" disabled={views === undefined}>
          Save view
        </Button>
      </form>
    </Dialog>
  )
}
