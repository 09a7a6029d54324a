import IconCloudCheck from '@tabler/icons-react/dist/esm/icons/IconCloudCheck.mjs'
import IconCloudOff from '@tabler/icons-react/dist/esm/icons/IconCloudOff.mjs'
import IconCloudUp from '@tabler/icons-react/dist/esm/icons/IconCloudUp.mjs'
import type { SaveState } from '../../platform/edits/save-queue.ts'
import { counted } from '../../platform/formats.ts'
import { Button } from '../controls/button.tsx'
import classes from './save-line.module.css'

interface Props {
  readonly state: SaveState
  /** What is saved, in the singular, such as "change". */
  readonly noun: string
  /** The message about unsaved edits while they cannot be sent. */
  readonly unsaved: (edits: string) => string
  readonly onRetry: () => void
  readonly onDiscard: () => void
  /** Opens the comparison; omitted where conflicts are decided in place. */
  readonly onCompare?: () => void
}

/** Shows whether edits are saved, with the actions for those that are not. */
export function SaveLine({ state, noun, unsaved, onRetry, onDiscard, onCompare }: Props) {
  const { kind } = state
  return (
    <span className={classes.line} data-kind={kind}>
      <StateIcon kind={kind} />
      <span role="status">{labelOf(state, noun, unsaved)}</span>
      {(kind === 'offline' || kind === 'waiting' || kind === 'refused') && (
        <Button kind="secondary" small onClick={onRetry}>
          Retry
        </Button>
      )}
      {kind === 'refused' && (
        <Button kind="quiet-danger" small onClick={onDiscard}>
          Discard
        </Button>
      )}
      {kind === 'conflict' && onCompare !== undefined && (
        <Button kind="secondary" small onClick={onCompare}>
          Compare
        </Button>
      )}
    </span>
  )
}

function StateIcon({ kind }: Pick<SaveState, 'kind'>) {
  if (kind === 'saved') return <IconCloudCheck size={18} aria-hidden />
  const Icon = kind === 'saving' || kind === 'opening' ? IconCloudUp : IconCloudOff
  return <Icon size={18} aria-hidden />
}

function labelOf(state: SaveState, noun: string, unsaved: Props['unsaved']): string {
  switch (state.kind) {
    case 'opening':
      return 'Opening…'
    case 'saved':
      return 'Saved'
    case 'saving':
      return 'Saving…'
    case 'offline':
      return `Offline${unsaved(counted(state.count, noun))}`
    case 'waiting':
      return `Could not be saved yet${unsaved(counted(state.count, noun))}`
    case 'refused':
      return `${counted(state.count, noun)} could not be saved. ${state.reason}`
    case 'conflict':
      return `${counted(state.count, noun)} not saved: someone else changed the same field`
  }
}
