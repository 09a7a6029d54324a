import { experienceMessages } from '@portico/contract/areas/experience/experience.messages.ts'
import { planName } from '@portico/contract/areas/experience/mod.rules.ts'
import { areAdminRoles } from '@portico/contract/areas/session/roles.rules.ts'
import type { ModPlan } from '@portico/contract/areas/experience/plan.shapes.ts'
import IconUpload from '@tabler/icons-react/dist/esm/icons/IconUpload.mjs'
import { useState } from 'react'
import { Button } from '../../../kit/controls/button.tsx'
import { type Column, DataTable } from '../../../kit/data/data-table.tsx'
import { Pill } from '../../../kit/data/pill.tsx'
import { Loaded } from '../../../kit/feedback/loaded.tsx'
import { EmptyState } from '../../../kit/feedback/states.tsx'
import { FormActions } from '../../../kit/forms/form-actions.tsx'
import { Dialog } from '../../../kit/overlays/dialog.tsx'
import { formatDate } from '../../../platform/formats.ts'
import { useSignedInUser } from '../../session/session.public.ts'
import classes from '../experience.module.css'
import { ImportPlanDialog } from './import-plan-dialog.tsx'
import { PlanDialog } from './plan-dialog.tsx'
import { usePlans } from './plans.queries.ts'

interface Props {
  readonly brokerCode: string
  readonly onClose: () => void
}

const statusPills = {
  IN_FORCE: <Pill tone="success">Active</Pill>,
  DRAFT: <Pill tone="brand">Draft</Pill>,
  REPLACED: <Pill>Replaced</Pill>,
} as const

/** The rating values of states that a brokerage has loaded; its administrators import more. */
export default function PlansDialog({ brokerCode, onClose }: Props) {
  const plans = usePlans(brokerCode)
  const mayEdit = useKeepsPlans(brokerCode)
  const [isImporting, setImporting] = useState(false)
  const [shown, setShown] = useState<string>()
  if (isImporting)
    return (
      <ImportPlanDialog
        brokerCode={brokerCode}
        onImported={(planId) => {
          setImporting(false)
          setShown(planId)
        }}
        onClose={() => setImporting(false)}
      />
    )
  if (shown !== undefined)
    return <PlanDialog brokerCode={brokerCode} planId={shown} mayEdit={mayEdit} onClose={() => setShown(undefined)} />
  return (
    <Dialog title="Rating values" size="large" onClose={onClose}>
      <p className={classes.formula}>
        Each mod is calculated with the rating values for its state and rating date. Rating values belong to the rating
        bureaus. Load only values you are licensed to use.
      </p>
      <Loaded query={plans} failed={experienceMessages.plansFailed} lines={5}>
        {(rows) =>
          rows.length === 0 ? (
            <EmptyState title="No values loaded">
              Import the rating values for a state to calculate its mods.
            </EmptyState>
          ) : (
            <DataTable label="Rating values" columns={columns(setShown)} rows={rows} rowKey={({ id }) => id} />
          )
        }
      </Loaded>
      {mayEdit && (
        <FormActions>
          <Button icon={<IconUpload size={18} aria-hidden />} onClick={() => setImporting(true)}>
            Import values
          </Button>
        </FormActions>
      )}
    </Dialog>
  )
}

/** The brokerage's administrators maintain its rating values. */
function useKeepsPlans(brokerCode: string): boolean {
  const { isAdmin, isViewer, brokerRoles } = useSignedInUser()
  return !isViewer && (isAdmin || areAdminRoles(brokerRoles[brokerCode] ?? []))
}

const columns = (onShow: (planId: string) => void): readonly Column<ModPlan>[] => [
  { key: 'state', header: 'State', cell: ({ state }) => state },
  {
    key: 'plan',
    header: 'Values',
    cell: (plan) => (
      <>
        {plan.owner === 'SAMPLE' && <Pill tone="warning">SAMPLE</Pill>} {planName(plan)}
      </>
    ),
  },
  {
    key: 'holds',
    header: 'Hold',
    cell: ({ holdsFrom, holdsUntil }) => `${formatDate(holdsFrom)} to ${formatDate(holdsUntil)}`,
  },
  { key: 'status', header: 'Status', cell: ({ status }) => statusPills[status] },
  { key: 'classes', header: 'Classes', cell: ({ classCount }) => classCount, numeric: true },
  {
    key: 'show',
    header: 'More',
    cell: (plan) => (
      <Button kind="quiet" small aria-label={`Show ${plan.state} ${planName(plan)}`} onClick={() => onShow(plan.id)}>
        Show
      </Button>
    ),
  },
]
