import IconCloudCheck from '@tabler/icons-react/dist/esm/icons/IconCloudCheck.mjs'
import IconCloudOff from '@tabler/icons-react/dist/esm/icons/IconCloudOff.mjs'
import IconCloudUp from '@tabler/icons-react/dist/esm/icons/IconCloudUp.mjs'
import { useQueryClient } from '@tanstack/react-query'
import { Button } from '../../../kit/controls/button.tsx'
import { formKey } from '../applications.queries.ts'
import type { AnswerQueue, SaveState } from './answer-queue.ts'
import classes from './save-line.module.css'

interface Props {
  readonly state: SaveState
  readonly queue: AnswerQueue
  /** The call by which the form is read again once something was given up. */
  readonly readBy?: string
}

const changes = (count: number): string => `${count} ${count === 1 ? 'answer' : 'answers'}`

/** Whether what was typed is saved, and what to do where it is not. */
export function SaveLine({ state, queue, readBy = formKey }: Props) {
  const cache = useQueryClient()
  const isWaiting = state.kind === 'offline' || state.kind === 'waiting' || state.kind === 'refused'
  return (
    <span className={classes.line} data-kind={state.kind}>
      <Picture kind={state.kind} />
      <span role="status">{wordsOf(state)}</span>
      {isWaiting && (
        <Button kind="secondary" small onClick={() => queue.retry()}>
          Retry
        </Button>
      )}
      {state.kind === 'refused' && (
        <Button
          kind="quiet-danger"
          small
          onClick={() => {
            queue.discard()
            void cache.invalidateQueries({ queryKey: [readBy] })
          }}
        >
          Discard
        </Button>
      )}
    </span>
  )
}

function Picture({ kind }: Pick<SaveState, 'kind'>) {
  if (kind === 'saved') return <IconCloudCheck size={18} aria-hidden />
  const Icon = kind === 'saving' || kind === 'opening' ? IconCloudUp : IconCloudOff
  return <Icon size={18} aria-hidden />
}

function wordsOf(state: SaveState): string {
  switch (state.kind) {
    case 'opening':
      return 'Opening…'
    case 'saved':
      return 'Saved'
    case 'saving':
      return 'Saving…'
    case 'offline':
      return `Offline – ${changes(state.count)} kept on this device`
    case 'waiting':
      return `Could not be saved yet – ${changes(state.count)} kept on this device`
    case 'undecided':
      return `Someone else changed ${changes(state.count)} that you changed: choose which stands`
    case 'refused':
      return `${changes(state.count)} could not be saved. ${state.reason}`
  }
}
