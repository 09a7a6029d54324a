import type { Plan, PolicySelection } from '@portico/contract/areas/policy-selection/selection.shapes.ts'
import { useState } from 'react'
import { Button } from '../../kit/controls/button.tsx'
import { VisuallyHidden } from '../../kit/controls/visually-hidden.tsx'
import { Pill } from '../../kit/data/pill.tsx'
import { SelectField } from '../../kit/forms/select-field.tsx'
import { planRows } from './plan-labels.ts'
import type { SelectionOpened } from './selection-dialogs.tsx'
import classes from './policy-selection.module.css'
import table from '../../kit/data/side-by-side.module.css'

interface Props {
  readonly selection: PolicySelection
  readonly isOpen: boolean
  readonly onOpen: (opened: SelectionOpened) => void
}

const verdicts = {
  BETTER: { word: 'Better', tone: 'success' },
  WORSE: { word: 'Worse', tone: 'danger' },
  DIFFERENT: { word: 'Different', tone: 'warning' },
} as const

/** Plans next to today's policy; on a phone one at a time. */
export function PlanTable({ selection, isOpen, onOpen }: Props) {
  const { expiring, plans } = selection
  const [chosen, setChosen] = useState<string>()
  const shown = plans.find(({ id }) => id === chosen) ?? plans[0]
  return (
    <>
      {plans.length > 1 && (
        <div className={table.choice}>
          <SelectField
            label="Plan to compare"
            data={plans.map(({ id, name }) => ({ value: id, label: name }))}
            value={shown?.id ?? ''}
            onChange={(event) => setChosen(event.currentTarget.value)}
          />
        </div>
      )}
      <div className={table.scroll} tabIndex={-1}>
        <table className={table.table} aria-label="Plans side by side">
          <thead>
            <tr>
              <th scope="col">
                <VisuallyHidden>What</VisuallyHidden>
              </th>
              {expiring !== null && <th scope="col">{expiring.name}</th>}
              {plans.map((plan) => (
                <th key={plan.id} scope="col" data-away={plan !== shown}>
                  {plan.name}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {planRows.map(({ of, label, words }) => (
              <tr key={of}>
                <th scope="row">{label}</th>
                {expiring !== null && <td data-label={expiring.name}>{words(expiring)}</td>}
                {plans.map((plan) => (
                  <td key={plan.id} data-label={plan.name} data-away={plan !== shown}>
                    <span className={table.stack}>
                      <span className={of === 'premium' ? table.price : undefined}>{words(plan)}</span>
                      <Difference plan={plan} of={of} />
                    </span>
                  </td>
                ))}
              </tr>
            ))}
            <tr className={classes.doing}>
              <th scope="row">{selection.mayBuild ? 'Edit' : 'Your choice'}</th>
              {expiring !== null && (
                <td data-label={expiring.name}>
                  {selection.mayBuild && isOpen && (
                    <Button
                      kind="secondary"
                      small
                      aria-label={`Edit ${expiring.name}`}
                      onClick={() => onOpen({ dialog: 'plan', kind: 'EXPIRING', planId: expiring.id })}
                    >
                      Edit
                    </Button>
                  )}
                </td>
              )}
              {plans.map((plan) => (
                <td key={plan.id} data-label={plan.name} data-away={plan !== shown}>
                  <PlanActions plan={plan} selection={selection} isOpen={isOpen} onOpen={onOpen} />
                </td>
              ))}
            </tr>
          </tbody>
        </table>
      </div>
    </>
  )
}

function Difference({ plan, of }: { readonly plan: Plan; readonly of: keyof Plan }) {
  const difference = plan.differences.find((one) => one.of === of)
  if (difference === undefined || difference.verdict === 'SAME') return null
  const { word, tone } = verdicts[difference.verdict]
  return (
    <>
      {of !== 'premium' && <Pill tone={tone}>{word}</Pill>}
      <span className={table.small}>{difference.text}</span>
    </>
  )
}

type ActionProps = Props & { readonly plan: Plan }

function PlanActions(props: ActionProps) {
  const { plan, selection, isOpen, onOpen } = props
  const { pick, mayBuild, mayPick } = selection
  return (
    <span className={table.stack}>
      {pick?.planId === plan.id && <Pill tone="success">Chosen</Pill>}
      {mayPick && isOpen && pick === null && (
        <span className={classes.actions}>
          <Button small aria-label={`Choose ${plan.name}`} onClick={() => onOpen({ dialog: 'pick', planId: plan.id })}>
            Choose…
          </Button>
        </span>
      )}
      {mayBuild && <StaffActions {...props} />}
    </span>
  )
}

function StaffActions({ plan, selection, isOpen, onOpen }: ActionProps) {
  const planId = plan.id
  return (
    <>
      <Pill tone={plan.isShown ? 'success' : 'warning'}>{plan.isShown ? 'Shown' : 'Not shown'}</Pill>
      {plan.quoteId !== null && <span className={table.small}>Linked to a quote</span>}
      {isOpen && selection.pick?.planId !== planId && (
        <span className={classes.actions}>
          <Button
            kind="secondary"
            small
            aria-label={`Edit ${plan.name}`}
            onClick={() => onOpen({ dialog: 'plan', kind: 'OFFERED', planId })}
          >
            Edit
          </Button>
          <Button
            kind="quiet-danger"
            small
            aria-label={`Delete ${plan.name}`}
            onClick={() => onOpen({ dialog: 'delete', planId })}
          >
            Delete
          </Button>
        </span>
      )}
    </>
  )
}
