import IconArrowBackUp from '@tabler/icons-react/dist/esm/icons/IconArrowBackUp.mjs'
import IconArrowForwardUp from '@tabler/icons-react/dist/esm/icons/IconArrowForwardUp.mjs'
import IconDots from '@tabler/icons-react/dist/esm/icons/IconDots.mjs'
import { Button } from '../../../kit/controls/button.tsx'
import { IconButton } from '../../../kit/controls/icon-button.tsx'
import { Menu } from '../../../kit/overlays/menu.tsx'
import classes from './editor.module.css'
import type { DraftState, LayoutDraft } from './save/layout-draft.ts'
import { savedInWords } from './save/save-line.tsx'

interface Props {
  readonly draft: LayoutDraft
  readonly state: DraftState
  readonly hasDifferences: boolean
  readonly onPublish: () => void
}

/** The draft's save state, undo and redo, and publishing. */
export function EditorBar({ draft, state, hasDifferences, onPublish }: Props) {
  const { saved, saving, canUndo, canRedo, theirs } = state
  const { parent } = saved
  const canPublish = theirs === undefined && (saved.form.hasDraft || saving !== 'SAVED')
  return (
    <div className={classes.bar}>
      <p role="status" className={classes.status}>
        {savedInWords(state)}
      </p>
      {saving === 'FAILED' && (
        <Button kind="secondary" small onClick={() => void draft.flush()}>
          Save now
        </Button>
      )}
      <IconButton
        label="Undo"
        icon={<IconArrowBackUp size={20} aria-hidden />}
        disabled={!canUndo}
        onClick={draft.undo}
      />
      <IconButton
        label="Redo"
        icon={<IconArrowForwardUp size={20} aria-hidden />}
        disabled={!canRedo}
        onClick={draft.redo}
      />
      {parent !== null && (
        <Menu
          label="More"
          icon={<IconDots size={20} aria-hidden />}
          items={[
            {
              label: 'Reset to inherited',
              onSelect: () => draft.change(parent),
              unavailable: hasDifferences ? undefined : 'No differences',
            },
          ]}
        />
      )}
      <Button disabled={!canPublish} onClick={onPublish}>
        Publish
      </Button>
    </div>
  )
}
