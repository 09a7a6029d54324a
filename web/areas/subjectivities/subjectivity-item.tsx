import {
  isSettled,
  statusAfter,
  subjectivityKindNames,
  type SubjectivityMove,
  subjectivityStatusNames,
} from '@portico/contract/areas/subjectivities/subjectivity.rules.ts'
import type { Subjectivities, Subjectivity } from '@portico/contract/areas/subjectivities/subjectivity.shapes.ts'
import { lazy, Suspense, useState } from 'react'
import { Button } from '../../kit/controls/button.tsx'
import { Pill } from '../../kit/data/pill.tsx'
import { ConfirmCall } from '../../kit/overlays/confirm-call.tsx'
import { daysUntil, formatDate, formatDaysAway, formatMoment } from '../../platform/formats.ts'
import { useNow } from '../../platform/now.ts'
import { pagePart } from '../../platform/page-part.ts'
import { subjectivityMessages } from '@portico/contract/areas/subjectivities/subjectivity.messages.ts'
import { EvidenceFiles } from './evidence-files.tsx'
import { moveLabels } from './move-labels.ts'
import { useSubjectivityCalls } from './subjectivities.queries.ts'
import classes from './subjectivity-item.module.css'

const SubjectivityDialog = lazy(pagePart(() => import('./subjectivity-dialog.tsx')))
const StepDialog = lazy(pagePart(() => import('./step-dialog.tsx')))

const tones = {
  OPEN: 'neutral',
  SUBMITTED: 'brand',
  ACCEPTED: 'success',
  WAIVED: 'success',
  OVERDUE: 'danger',
} as const

interface Props {
  readonly accountId: string
  readonly list: Subjectivities
  readonly item: Subjectivity
}

/** One subjectivity: its text, due date and assignee, its evidence, and its actions. */
export function SubjectivityItem({ accountId, list, item }: Props) {
  return (
    <li className={classes.item}>
      <div className={classes.head}>
        <p className={classes.text}>{item.text}</p>
        <Pill tone={tones[item.status]}>{subjectivityStatusNames[item.status]}</Pill>
      </div>
      <Facts item={item} />
      {item.note !== '' && (
        <p className={classes.said}>
          <strong>Sent with:</strong> {item.note}
        </p>
      )}
      {item.reason !== '' && (
        <p className={classes.said}>
          <strong>Your brokerage says:</strong> {item.reason}
        </p>
      )}
      <EvidenceFiles accountId={accountId} list={list} item={item} />
      {list.maySubmit && <Actions accountId={accountId} list={list} item={item} />}
    </li>
  )
}

function Facts({ item }: Pick<Props, 'item'>) {
  const now = useNow()
  const due = isSettled(item.status) ? '' : `, ${formatDaysAway(daysUntil(item.dueOn, now))}`
  const facts = [
    subjectivityKindNames[item.kind],
    `Due ${formatDate(item.dueOn)}${due}`,
    item.owner === null ? 'Account admins' : item.owner.name,
    ...(item.carrier === null ? [] : [item.carrier]),
    ...(item.policyNumber === null ? [] : [`Policy ${item.policyNumber}`]),
    ...(item.settled === null
      ? []
      : [`${subjectivityStatusNames[item.status]} by ${item.settled.by}, ${formatMoment(item.settled.at)}`]),
  ]
  return (
    <ul className={classes.facts} aria-label="Notes">
      {facts.map((fact) => (
        <li key={fact}>{fact}</li>
      ))}
    </ul>
  )
}

const offered: readonly SubjectivityMove[] = ['SUBMIT', 'ACCEPT', 'REJECT', 'WAIVE', 'REOPEN']

function Actions({ accountId, list, item }: Props) {
  const [dialog, setDialog] = useState<SubjectivityMove | 'EDIT' | 'DELETE'>()
  const { remove } = useSubjectivityCalls(accountId)
  const stored = item.status === 'OVERDUE' ? 'OPEN' : item.status
  const moves = offered.filter((move) => statusAfter(stored, move, list.mayManage) !== undefined)
  const mayEdit = list.mayManage && stored === 'OPEN'
  const close = (): void => setDialog(undefined)
  if (moves.length === 0) return null
  return (
    <div className={classes.actions}>
      {moves.map((move, at) => (
        <Button
          key={move}
          small
          kind={at === 0 ? 'primary' : 'secondary'}
          aria-label={`${moveLabels[move]}: ${item.text}`}
          onClick={() => setDialog(move)}
        >
          {moveLabels[move]}
        </Button>
      ))}
      {mayEdit && (
        <>
          <Button small kind="quiet" aria-label={`Edit: ${item.text}`} onClick={() => setDialog('EDIT')}>
            Edit
          </Button>
          <Button small kind="quiet-danger" aria-label={`Delete: ${item.text}`} onClick={() => setDialog('DELETE')}>
            Delete
          </Button>
        </>
      )}
      <Suspense>
        {dialog === 'EDIT' && <SubjectivityDialog accountId={accountId} list={list} item={item} onClose={close} />}
        {dialog === 'DELETE' && (
          <ConfirmCall
            title="Delete this subjectivity?"
            confirmLabel="Delete"
            failure={subjectivityMessages.saveFailed}
            run={() => remove(item)}
            onClose={close}
          >
            <p>“{item.text}” will no longer be required. Files already sent stay in Documents.</p>
          </ConfirmCall>
        )}
        {dialog !== undefined && dialog !== 'EDIT' && dialog !== 'DELETE' && (
          <StepDialog accountId={accountId} item={item} move={dialog} onClose={close} />
        )}
      </Suspense>
    </div>
  )
}
