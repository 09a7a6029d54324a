import { useQueryClient } from '@tanstack/react-query'
import { SaveLine } from '../../../kit/feedback/save-line.tsx'
import type { SaveState } from '../../../platform/edits/save-queue.ts'
import { formKey } from '../applications.queries.ts'
import type { AnswerQueue } from './use-queued-form.ts'

interface Props {
  readonly state: SaveState
  readonly queue: AnswerQueue
  /** The query to invalidate after edits were discarded. */
  readonly readBy?: string
}

/** Shows whether the answers of a form are saved. */
export function AnswersSaveLine({ state, queue, readBy = formKey }: Props) {
  const cache = useQueryClient()
  const discard = (): void => {
    queue.discard()
    void cache.invalidateQueries({ queryKey: [readBy] })
  }
  return (
    <SaveLine
      state={state}
      noun="answer"
      unsaved={(answers) => ` – ${answers} saved on this device`}
      onRetry={() => queue.retry()}
      onDiscard={discard}
    />
  )
}
