import { selectionMessages } from '@portico/contract/areas/policy-selection/selection.messages.ts'
import type { PlanDraft } from '@portico/contract/areas/policy-selection/plan.shapes.ts'
import type { PolicySelection } from '@portico/contract/areas/policy-selection/selection.shapes.ts'
import { lazy, Suspense } from 'react'
import { ConfirmCall } from '../../kit/overlays/confirm-call.tsx'
import { pagePart } from '../../platform/page-part.ts'
import { useSelectionCalls } from './selection.queries.ts'

const PlanDialog = lazy(pagePart(() => import('./plan-dialog.tsx')))
const PickDialog = lazy(pagePart(() => import('./pick-dialog.tsx')))

interface PlanOpened {
  readonly dialog: 'plan'
  readonly kind: PlanDraft['kind']
  /** Undefined for a new one. */
  readonly planId?: string
}

interface OnePlanOpened {
  readonly dialog: 'pick' | 'delete'
  readonly planId: string
}

/** What is open above the plans. */
export type SelectionOpened = PlanOpened | OnePlanOpened | { readonly dialog: 'publish' | 'take-back' }

interface Props {
  readonly accountId: string
  readonly selection: PolicySelection
  readonly opened: SelectionOpened
  readonly onClose: () => void
}

/** The dialog that is open above the plans. */
export function SelectionDialogs({ accountId, selection, opened, onClose }: Props) {
  const { publish, takeBack } = useSelectionCalls(accountId)
  const asking = { failure: selectionMessages.saveFailed, onClose }
  if ('kind' in opened)
    return <Building accountId={accountId} selection={selection} opened={opened} onClose={onClose} />
  if ('planId' in opened)
    return <OnePlan accountId={accountId} selection={selection} opened={opened} onClose={onClose} />
  if (opened.dialog === 'publish')
    return (
      <ConfirmCall title="Show these plans to the client?" confirmLabel="Show to client" run={publish} {...asking}>
        <p>We notify the firm’s Admins immediately. They see this version until you share the plans again.</p>
      </ConfirmCall>
    )
  return (
    <ConfirmCall title="Undo your selection?" confirmLabel="Undo selection" run={takeBack} {...asking}>
      <p>You can select again until a bind request is made. We will notify your brokerage.</p>
    </ConfirmCall>
  )
}

function Building({ accountId, selection, opened, onClose }: Omit<Props, 'opened'> & { readonly opened: PlanOpened }) {
  const { kind, planId } = opened
  const plan = [...selection.plans, selection.expiring].find((one) => one?.id === planId) ?? undefined
  // It was deleted since.
  if (planId !== undefined && plan === undefined) return null
  return (
    <Suspense>
      <PlanDialog accountId={accountId} selection={selection} kind={kind} plan={plan} onClose={onClose} />
    </Suspense>
  )
}

function OnePlan({
  accountId,
  selection,
  opened,
  onClose,
}: Omit<Props, 'opened'> & { readonly opened: OnePlanOpened }) {
  const { remove } = useSelectionCalls(accountId)
  const plan = selection.plans.find(({ id }) => id === opened.planId)
  if (plan === undefined) return null
  if (opened.dialog === 'pick')
    return (
      <Suspense>
        <PickDialog accountId={accountId} plan={plan} onClose={onClose} />
      </Suspense>
    )
  return (
    <ConfirmCall
      title={`Delete ${plan.name}?`}
      confirmLabel="Delete plan"
      failure={selectionMessages.saveFailed}
      run={() => remove(plan.id)}
      onClose={onClose}
    >
      <p>The client will no longer see this plan. The placement record keeps the shared version.</p>
    </ConfirmCall>
  )
}
