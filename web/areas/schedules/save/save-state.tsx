import IconCloudCheck from '@tabler/icons-react/dist/esm/icons/IconCloudCheck.mjs'
import IconCloudOff from '@tabler/icons-react/dist/esm/icons/IconCloudOff.mjs'
import IconCloudUp from '@tabler/icons-react/dist/esm/icons/IconCloudUp.mjs'
import { Button } from '../../../kit/controls/button.tsx'
import { counted } from '../../../platform/formats.ts'
import type { SaveState as State } from './edit-queue.ts'
import classes from './save.module.css'

interface Props {
  readonly state: State
  readonly onRetry: () => void
  readonly onDecide: () => void
  readonly onDiscard: () => void
}

const changes = (count: number): string => counted(count, 'change')

/** Whether what was typed is saved, and what to do where it is not. */
export function SaveState({ state, onRetry, onDecide, onDiscard }: Props) {
  return (
    <div className={classes.state} data-kind={state.kind}>
      <Picture kind={state.kind} />
      <span role="status">{wordsOf(state)}</span>
      {(state.kind === 'offline' || state.kind === 'waiting' || state.kind === 'refused') && (
        <Button kind="secondary" small onClick={onRetry}>
          Retry
        </Button>
      )}
      {state.kind === 'refused' && (
        <Button kind="quiet-danger" small onClick={onDiscard}>
          Discard
        </Button>
      )}
      {state.kind === 'conflict' && (
        <Button kind="secondary" small onClick={onDecide}>
          Compare
        </Button>
      )}
    </div>
  )
}

function Picture({ kind }: { readonly kind: State['kind'] }) {
  if (kind === 'saved') return <IconCloudCheck size={18} aria-hidden />
  return kind === 'saving' || kind === 'opening' ? (
    <IconCloudUp size={18} aria-hidden />
  ) : (
    <IconCloudOff size={18} aria-hidden />
  )
}

function wordsOf(state: State): string {
  switch (state.kind) {
    case 'opening':
      return 'Opening…'
    case 'saved':
      return 'Saved'
    case 'saving':
      return 'Saving…'
    case 'offline':
      return `Offline: ${changes(state.count)} waiting`
    case 'waiting':
      return `Could not be saved yet: ${changes(state.count)} waiting`
    case 'refused':
      return `${changes(state.count)} could not be saved. ${state.reason}`
    case 'conflict':
      return `${changes(state.count)} waiting: someone else changed the same`
  }
}
