import { detailsMessages } from '@portico/contract/areas/details/details.messages.ts'
import { isChoice } from '@portico/contract/areas/details/merging.rules.ts'
import type { MergeField, MergePlan } from '@portico/contract/areas/details/merging.shapes.ts'
import { useState } from 'react'
import { Button } from '../../../kit/controls/button.tsx'
import table from '../../../kit/data/side-by-side.module.css'
import { Notice } from '../../../kit/feedback/notice.tsx'
import { FormActions } from '../../../kit/forms/form-actions.tsx'
import { AppLink } from '../../../platform/app-link.tsx'
import { reasonOf } from '../../../platform/call-error.ts'
import { type Keeper, useMerge } from './merging.queries.ts'
import { movedText, obstacleLabels } from './merging-labels.ts'
import classes from './merging.module.css'

interface Props {
  readonly keeper: Keeper
  readonly plan: MergePlan
  readonly onBack: () => void
  readonly onClose: () => void
}

/** Two accounts compared: which value stays if they differ, what moves, and what prevents the merge. */
export function MergeComparison({ keeper, plan, onBack, onClose }: Props) {
  const merge = useMerge(keeper)
  const [taken, setTaken] = useState<ReadonlySet<string>>(new Set())
  const [isBusy, setBusy] = useState(false)
  const [refused, setRefused] = useState<string>()
  const { kept, duplicate, fields, obstacles } = plan
  const mayMerge = obstacles.length === 0

  const run = async (): Promise<void> => {
    setBusy(true)
    setRefused(undefined)
    try {
      await merge(plan, [...taken])
      onClose()
    } catch (error) {
      setRefused(reasonOf(error, detailsMessages.mergeFailed))
      setBusy(false)
    }
  }

  const choose = (key: string, isTaken: boolean): void => {
    const others = [...taken].filter((other) => other !== key)
    setTaken(new Set(isTaken ? [...others, key] : others))
  }

  return (
    <div className={classes.compared}>
      {refused !== undefined && <Notice kind="error">{refused}</Notice>}
      {!mayMerge && <Obstacles plan={plan} />}
      <div className={table.scroll}>
        <table className={table.table}>
          <thead>
            <tr>
              <th scope="col">Field</th>
              <th scope="col">{kept.companyName} (stays)</th>
              <th scope="col">{duplicate.companyName} (duplicate)</th>
            </tr>
          </thead>
          <tbody>
            {fields
              .filter((field) => field.kept !== null || field.duplicate !== null)
              .map((field) => (
                <Field
                  key={field.key}
                  field={field}
                  plan={plan}
                  mayChoose={mayMerge && isChoice(field)}
                  isTaken={taken.has(field.key)}
                  onChoose={(isTaken) => choose(field.key, isTaken)}
                />
              ))}
          </tbody>
        </table>
      </div>
      {mayMerge && <WhatHappens plan={plan} />}
      <FormActions>
        <Button kind="secondary" onClick={onBack}>
          Back
        </Button>
        {mayMerge && (
          <Button kind="danger" busy={isBusy} onClick={() => void run()}>
            Merge accounts
          </Button>
        )}
      </FormActions>
    </div>
  )
}

interface FieldProps {
  readonly field: MergeField
  readonly plan: MergePlan
  readonly mayChoose: boolean
  readonly isTaken: boolean
  readonly onChoose: (isTaken: boolean) => void
}

function Field({ field: { key, label, kept, duplicate }, plan, mayChoose, isTaken, onChoose }: FieldProps) {
  const option = (words: string, isOfDuplicate: boolean) => (
    <label className={classes.option}>
      <input
        type="radio"
        name={`merge-${key}`}
        aria-label={`${label}: ${words}`}
        checked={isTaken === isOfDuplicate}
        onChange={() => onChoose(isOfDuplicate)}
      />
      <span>{words}</span>
    </label>
  )
  return (
    <tr>
      <th scope="row">{label}</th>
      <td data-label={plan.kept.companyName}>{mayChoose ? option(kept ?? '', false) : (kept ?? '–')}</td>
      <td data-label={plan.duplicate.companyName}>{mayChoose ? option(duplicate ?? '', true) : (duplicate ?? '–')}</td>
    </tr>
  )
}

function Obstacles({ plan: { kept, duplicate, obstacles } }: Pick<Props, 'plan'>) {
  return (
    <Notice kind="warning">
      <p>{duplicate.companyName} cannot be merged because it has records that cannot be moved:</p>
      <ul className={classes.list}>
        {obstacles.map((obstacle) => (
          <li key={obstacle}>{obstacleLabels[obstacle]}</li>
        ))}
      </ul>
      <p>
        If {kept.companyName} has none of these, merge in the other direction, from{' '}
        <AppLink href={`/${encodeURIComponent(duplicate.accountCode)}/details`}>
          the details of {duplicate.companyName}
        </AppLink>
        .
      </p>
    </Notice>
  )
}

function WhatHappens({ plan: { kept, duplicate, moves, sharedWith } }: Pick<Props, 'plan'>) {
  return (
    <Notice kind="info">
      <p>{moves.length === 0 ? `${duplicate.companyName} has nothing to move.` : `To ${kept.companyName} move:`}</p>
      <ul className={classes.list}>
        {moves.map((moved) => (
          <li key={moved.kind}>{movedText(moved)}</li>
        ))}
      </ul>
      {sharedWith.length > 0 && (
        <p>
          <strong>
            {kept.companyName} is shared with {sharedWith.join(', ')}, whose staff can read everything that is moved.
          </strong>
        </p>
      )}
      <p>
        Data that only {duplicate.companyName} entered is moved, along with its brokerage team. It becomes inactive and
        its address redirects to {kept.companyName}. Its past activity appears under Activity here. Its settings are not
        moved. This cannot be undone.
      </p>
    </Notice>
  )
}
