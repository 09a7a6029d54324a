import { zodResolver } from '@hookform/resolvers/zod'
import { selectionMessages } from '@portico/contract/areas/policy-selection/selection.messages.ts'
import type { PlanDraft } from '@portico/contract/areas/policy-selection/plan.shapes.ts'
import type { Plan, PolicySelection } from '@portico/contract/areas/policy-selection/selection.shapes.ts'
import { messages } from '@portico/contract/kit/problem.ts'
import { useState } from 'react'
import { useForm } from 'react-hook-form'
import { FormDialog } from '../../kit/forms/form-dialog.tsx'
import { reasonOf, refusedWith } from '../../platform/call-error.ts'
import { PlanFields } from './plan-fields.tsx'
import { planSchema, type PlanValues, valuesOf } from './plan-form.ts'
import { planDifferenceRows } from './plan-words.ts'
import { changeKey, useSelectionCalls } from './selection.queries.ts'

interface Props {
  readonly accountId: string
  readonly selection: PolicySelection
  readonly kind: PlanDraft['kind']
  /** The plan that is changed; a new one where it is left out. */
  readonly plan: Plan | undefined
  readonly onClose: () => void
}

/** Adds a plan or the terms that expire, or changes them. */
export default function PlanDialog({ accountId, selection, kind, plan, onClose }: Props) {
  const { add, change } = useSelectionCalls(accountId)
  // What is read again while someone types must not pass for what they started from.
  const [start] = useState(plan)
  const [theirs, setTheirs] = useState<{ readonly current: Plan; readonly mine: PlanDraft }>()
  const form = useForm<PlanValues, unknown, PlanDraft>({
    resolver: zodResolver(planSchema(kind, selection.cycle.effectiveOn)),
    defaultValues: valuesOf(start, selection, kind),
  })
  const base = theirs?.current ?? start

  const save = async (draft: PlanDraft): Promise<void> => {
    try {
      await (base === undefined ? add(draft) : change(base, draft))
      onClose()
    } catch (error) {
      if (refusedWith(changeKey, error, 409)) setTheirs({ current: error.body.current, mine: draft })
      throw error
    }
  }

  return (
    <FormDialog
      title={titleOf(kind, start)}
      size="large"
      form={form}
      onSave={save}
      onClose={onClose}
      canSave={theirs === undefined}
      failure={(error) => reasonOf(error, selectionMessages.saveFailed)}
      conflict={
        theirs && {
          message: messages.stale,
          differences: planDifferenceRows(theirs.mine, theirs.current),
          onTakeTheirs: onClose,
        }
      }
    >
      <PlanFields form={form} quotes={kind === 'OFFERED' ? selection.quotes : []} />
    </FormDialog>
  )
}

function titleOf(kind: PlanDraft['kind'], plan: Plan | undefined): string {
  if (plan !== undefined) return `Edit ${plan.name}`
  return kind === 'EXPIRING' ? 'Terms that expire' : 'Add plan'
}
