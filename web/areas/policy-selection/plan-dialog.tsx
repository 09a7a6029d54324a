import { zodResolver } from '@hookform/resolvers/zod'
import { selectionMessages } from '@portico/contract/areas/policy-selection/selection.messages.ts'
import type { PlanDraft } from '@portico/contract/areas/policy-selection/plan.shapes.ts'
import type { Plan, PolicySelection } from '@portico/contract/areas/policy-selection/selection.shapes.ts'
import { useState } from 'react'
import { useForm } from 'react-hook-form'
import { useSavedMeanwhile } from '../../kit/forms/conflicts/use-saved-meanwhile.ts'
import { FormDialog } from '../../kit/forms/form-dialog.tsx'
import { reasonOf } from '../../platform/call-error.ts'
import { PlanFields } from './plan-fields.tsx'
import { planSchema, type PlanValues, valuesOf } from './plan-form.ts'
import { planDifferences } from './plan-labels.ts'
import { changeKey, useSelectionCalls } from './selection.queries.ts'

interface Props {
  readonly accountId: string
  readonly selection: PolicySelection
  readonly kind: PlanDraft['kind']
  /** The plan to change; undefined for a new one. */
  readonly plan: Plan | undefined
  readonly onClose: () => void
}

/** Adds a plan or the terms that expire, or changes them. */
export default function PlanDialog({ accountId, selection, kind, plan, onClose }: Props) {
  const { add, change } = useSelectionCalls(accountId)
  const { start, base, save, conflictOf } = useSavedMeanwhile(changeKey, plan, onClose)
  const [sent, setSent] = useState<PlanDraft>()
  const form = useForm<PlanValues, unknown, PlanDraft>({
    resolver: zodResolver(planSchema(kind, selection.cycle.effectiveOn)),
    defaultValues: valuesOf(start, selection, kind),
  })

  return (
    <FormDialog
      title={titleOf(kind, start)}
      size="large"
      form={form}
      onSave={(draft) => {
        setSent(draft)
        return save(base === undefined ? add(draft) : change(base, draft))
      }}
      onClose={onClose}
      failure={(error) => reasonOf(error, selectionMessages.saveFailed)}
      conflict={sent && conflictOf((theirs) => planDifferences(sent, theirs))}
    >
      <PlanFields form={form} quotes={kind === 'OFFERED' ? selection.quotes : []} />
    </FormDialog>
  )
}

function titleOf(kind: PlanDraft['kind'], plan: Plan | undefined): string {
  if (plan !== undefined) return `Edit ${plan.name}`
  return kind === 'EXPIRING' ? 'Expiring terms' : 'Add plan'
}
