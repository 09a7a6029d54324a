import { VisuallyHidden } from '../controls/visually-hidden.tsx'
import { heardProgress } from './heard-progress.ts'

interface Props {
  readonly words: string
  /** The fraction done, from 0 to 1. */
  readonly share: number
}

/** How far something is, for a place that is read aloud when it changes: all steps are seen, a few are heard. */
export function ProgressWords({ words, share }: Props) {
  return (
    <>
      <span aria-hidden>{words}</span>
      <VisuallyHidden>{heardProgress(share)}</VisuallyHidden>
    </>
  )
}
