import { VisuallyHidden } from '../controls/visually-hidden.tsx'
import { heardProgress } from './heard-progress.ts'

interface Props {
  readonly words: string
  /** The fraction done, from 0 to 1. */
  readonly share: number
}

/** Progress in a live region: shows all steps, announces a few. */
export function ProgressText({ words, share }: Props) {
  return (
    <>
      <span aria-hidden>{words}</span>
      <VisuallyHidden>{heardProgress(share)}</VisuallyHidden>
    </>
  )
}
