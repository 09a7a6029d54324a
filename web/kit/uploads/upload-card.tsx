import { counted, formatCount, formatMoment } from '../../platform/formats.ts'
import { Facts } from '../data/facts.tsx'
import { type Look, Pill } from '../data/pill.tsx'
import { ProgressBar } from '../data/progress-bar.tsx'
import { Notice } from '../feedback/notice.tsx'
import { Card } from '../layout/card.tsx'
import { type ActionsProps, type Upload, UploadActions } from './upload-actions.tsx'
import classes from './uploads.module.css'

interface Props {
  readonly upload: Upload & { readonly createdByName: string; readonly createdAt: string }
  readonly look: Look
  /** Details shown before the uploader. */
  readonly firstFacts?: readonly Fact[]
  /** Details shown after the uploader. */
  readonly facts: readonly Fact[]
  /** The progress of its processing; omitted while it is not being processed. */
  readonly progress: Progress | undefined
  /** Shown if the work has stalled, if rows have errors, and if the undo skipped some. */
  readonly warnings: { readonly stalled: string; readonly errors: string; readonly left: string }
  readonly actions: Omit<ActionsProps, 'upload'>
}

interface Fact {
  readonly label: string
  readonly value: string
}

interface Progress {
  readonly done: number
  readonly total: number
  /** What is counted, such as `account`. */
  readonly noun: string
  /** The participle for the work, such as `processed`. */
  readonly verb: string
}

/** An uploaded file: its state, details, progress and actions. */
export function UploadCard({ upload, look, firstFacts, facts, progress, warnings, actions }: Props) {
  const { fileName, state, createdByName, createdAt, undoUntil, isStalled, counts } = upload
  return (
    <Card
      title={fileName}
      action={<Pill tone={look.tone}>{look.label}</Pill>}
      footer={<UploadActions upload={upload} {...actions} />}
    >
      <div className={classes.stack}>
        <Facts
          facts={[
            ...(firstFacts ?? []),
            { label: 'Uploaded', value: `${formatMoment(createdAt)} by ${createdByName}` },
            ...facts,
            ...(undoUntil === null ? [] : [{ label: 'Can be undone until', value: formatMoment(undoUntil) }]),
          ]}
        />
        {progress !== undefined && <ProgressOf {...progress} />}
        {isStalled && <Notice kind="warning">{warnings.stalled}</Notice>}
        {state === 'DRAFT' && counts.errors > 0 && <Notice kind="warning">{warnings.errors}</Notice>}
        {state === 'UNDONE' && counts.left > 0 && <Notice kind="warning">{warnings.left}</Notice>}
      </div>
    </Card>
  )
}

function ProgressOf({ done, total, noun, verb }: Progress) {
  return (
    <div>
      <p role="status">
        {formatCount(done)} of {counted(total, noun)} {verb}
      </p>
      <ProgressBar label="Progress" percent={(100 * done) / Math.max(1, total)} />
    </div>
  )
}
