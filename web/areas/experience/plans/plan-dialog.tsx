import { moneyOf } from '@portico/contract/areas/experience/exact.rules.ts'
import { experienceMessages } from '@portico/contract/areas/experience/experience.messages.ts'
import { planName } from '@portico/contract/areas/experience/mod.rules.ts'
import type { PlanClass, PlanPreview, PlanValues } from '@portico/contract/areas/experience/plan.shapes.ts'
import { Button } from '../../../kit/controls/button.tsx'
import { type Column, DataTable } from '../../../kit/data/data-table.tsx'
import { Facts } from '../../../kit/data/facts.tsx'
import { Loaded } from '../../../kit/feedback/loaded.tsx'
import { Notice } from '../../../kit/feedback/notice.tsx'
import { Decision } from '../../../kit/forms/decision.tsx'
import { FormActions } from '../../../kit/forms/form-actions.tsx'
import { Dialog } from '../../../kit/overlays/dialog.tsx'
import { formatDate } from '../../../platform/formats.ts'
import classes from '../experience.module.css'
import { usePlan, usePlanCalls } from './plans.queries.ts'

interface Props {
  readonly brokerCode: string
  readonly planId: string
  readonly mayEdit: boolean
  readonly onClose: () => void
}

/** The values of a state to look over, and for a draft the buttons that decide about it. */
export function PlanDialog({ brokerCode, planId, mayEdit, onClose }: Props) {
  const preview = usePlan(brokerCode, planId)
  const { putInForce, discard } = usePlanCalls(brokerCode)
  return (
    <Dialog title="Rating values" size="large" onClose={onClose}>
      <Loaded query={preview} failed={experienceMessages.plansFailed} lines={8}>
        {(data) => (
          <>
            <Values preview={data} />
            {mayEdit && data.plan.status === 'DRAFT' ? (
              <Decision
                take={{
                  label: 'Activate',
                  run: () => putInForce(planId),
                  failure: experienceMessages.inForceFailed,
                }}
                discard={{ label: 'Discard', run: () => discard(planId), failure: experienceMessages.discardFailed }}
                onClose={onClose}
              />
            ) : (
              <FormActions>
                <Button kind="secondary" onClick={onClose}>
                  Back
                </Button>
              </FormActions>
            )}
          </>
        )}
      </Loaded>
    </Dialog>
  )
}

const columns: readonly Column<PlanClass>[] = [
  { key: 'code', header: 'Class', cell: ({ code }) => code },
  { key: 'elr', header: 'ELR', cell: ({ elr }) => elr, numeric: true },
  { key: 'd', header: 'D-ratio', cell: ({ dRatio }) => dRatio, numeric: true },
]

function Values({ preview: { plan, replaces } }: { readonly preview: PlanPreview }) {
  return (
    <>
      <Facts
        facts={[
          { label: 'State', value: plan.state },
          { label: 'Owner and edition', value: planName(plan) },
          { label: 'Dates', value: `${formatDate(plan.holdsFrom)} to ${formatDate(plan.holdsUntil)}` },
          { label: 'License', value: plan.licence },
          ...factorsOf(plan.values),
        ]}
      />
      {plan.status === 'DRAFT' && replaces.length > 0 && (
        <Notice kind="warning">
          Activating these values replaces {replaces.map((one) => planName(one)).join(', ')}. The replaced values are
          kept.
        </Notice>
      )}
      <h3 className={classes.part}>Classes</h3>
      <DataTable label="Classes" columns={columns} rows={plan.classes} rowKey={({ code }) => code} />
    </>
  )
}

function factorsOf(values: PlanValues) {
  if (values.formula === 'CALIFORNIA')
    return [
      { label: 'Excluded from each claim', value: moneyOf(values.leftOut) },
      ...values.thresholds.map(({ from, threshold }) => ({
        label: `Primary threshold from ${moneyOf(from)}`,
        value: moneyOf(threshold),
      })),
    ]
  const { split, accidentLimit, medicalOnly, cap, weights } = values
  return [
    { label: 'Split point', value: moneyOf(split) },
    { label: 'Accident limit', value: moneyOf(accidentLimit) },
    { label: 'Medical only counts', value: medicalOnly === null ? 'in full' : `${medicalOnly * 100}%` },
    { label: 'Cap', value: cap === null ? 'none' : `${cap.base} + ${cap.slope} × expected ÷ ${cap.g}` },
    ...weights.map(({ from, w, b }) => ({ label: `W and B from ${moneyOf(from)}`, value: `${w} and ${moneyOf(b)}` })),
  ]
}
