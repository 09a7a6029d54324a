import type { ApplicationEntry } from '@portico/contract/areas/applications/application.shapes.ts'
import { Pill } from '../../../kit/data/pill.tsx'
import { formatDate } from '../../../platform/formats.ts'
import { statusLook } from '../application-labels.ts'
import type { SaveState } from '../../../platform/edits/save-queue.ts'
import type { AnswerQueue } from '../save/use-queued-form.ts'
import { AnswersSaveLine } from '../save/answers-save-line.tsx'
import { AssignedTo } from '../team/assigned-to.tsx'
import classes from './application.module.css'

interface Props {
  readonly entry: ApplicationEntry
  readonly saving: SaveState
  readonly queue: AnswerQueue
  readonly mayEdit: boolean
}

/** An application's description, status, and save state. */
export function ApplicationLead({ entry, saving, queue, mayEdit }: Props) {
  const { application, assignees, doneAt, doneBy } = entry
  const look = statusLook(entry)
  const { POLICY_TYPE, CARRIER, YEAR } = application.labelMap
  const facts = [POLICY_TYPE, CARRIER, YEAR].filter((fact) => fact !== '').join(' · ')
  return (
    <div className={classes.lead}>
      <Pill tone={look.tone}>{look.label}</Pill>
      <span>{facts}</span>
      <AssignedTo assignees={assignees} />
      {doneAt !== null && (
        <span>
          Done by {doneBy ?? 'someone'} on {formatDate(new Date(doneAt))}
        </span>
      )}
      {(mayEdit || saving.kind !== 'saved') && <AnswersSaveLine state={saving} queue={queue} />}
    </div>
  )
}
