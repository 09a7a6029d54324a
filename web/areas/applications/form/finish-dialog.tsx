import type { Layout } from '@portico/contract/areas/forms/layout.shapes.ts'
import { DoneDialog } from './done-dialog.tsx'
import { lettersText } from './letters-text.ts'
import { type Missing, MissingDialog } from './missing-dialog.tsx'

/** The result of marking a form as done: missing answers, or what the PDF cannot show. */
export type Outcome = { readonly missing: readonly Missing[] } | { readonly unprintable: readonly string[] }

interface Props {
  readonly name: string
  readonly layout: Layout
  readonly outcome: Outcome
  /** Leaves what is blank to the agent; for brokerage staff. */
  readonly onAgent?: (() => void) | undefined
  readonly onGo: (path: string) => void
  readonly onClose: () => void
}

/** Shows the result of marking a form as done. */
export default function FinishDialog({ name, layout, outcome, onAgent, onGo, onClose }: Props) {
  return 'missing' in outcome ? (
    <MissingDialog missing={outcome.missing} onAgent={onAgent} onGo={onGo} onClose={onClose} />
  ) : (
    <DoneDialog name={name} words={lettersText(layout, outcome.unprintable)} onClose={onClose} />
  )
}
