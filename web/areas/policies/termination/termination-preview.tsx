import type { PolicyDetail } from '@portico/contract/areas/policies/policy.shapes.ts'
import { returnText } from '@portico/contract/areas/policies/termination/return-text.ts'
import {
  type TerminationAction,
  terminationDateError,
} from '@portico/contract/areas/policies/termination/termination.rules.ts'
import type { CancelMethod } from '@portico/contract/areas/policies/termination/return-premium.rules.ts'
import { useWatch } from 'react-hook-form'
import { Notice } from '../../../kit/feedback/notice.tsx'
import type { RecordForm, Typed } from '../../../kit/records/form-fields.ts'
import { formatDate } from '../../../platform/formats.ts'

interface Props {
  readonly form: RecordForm
  readonly action: TerminationAction
  readonly policy: PolicyDetail
}

/** The effect of an action as typed: the return premium, or the days without coverage. */
export function TerminationPreview({ form, action, policy }: Props) {
  const typed: Typed = useWatch({ control: form.control })
  const effectiveOn = String(typed['effectiveOn'] ?? '')
  if (effectiveOn === '' || terminationDateError(policy, action, effectiveOn) !== null) return null
  if (action === 'cancel') return <ReturnPremium policy={policy} asked={{ ...askedIn(typed), effectiveOn }} />
  if (action === 'nonRenew')
    return (
      <Notice kind="info">Coverage continues until the policy expires on {formatDate(policy.expirationDate)}.</Notice>
    )
  if (policy.canceledOn === null || effectiveOn <= policy.canceledOn)
    return <Notice kind="info">Coverage continues without a lapse.</Notice>
  return (
    <Notice kind="warning">
      Lapse in coverage from {formatDate(policy.canceledOn)} to {formatDate(effectiveOn)}.
    </Notice>
  )
}

/** What was typed of a cancellation; a minimum that is no percentage is none yet. */
function askedIn(typed: Typed): { readonly method: CancelMethod; readonly minimumEarned: number } {
  const minimum = Number(typed['minimumEarned'])
  return {
    method: typed['method'] as CancelMethod,
    minimumEarned: minimum >= 0 && minimum <= 100 ? minimum : 0,
  }
}

interface ReturnProps {
  readonly policy: PolicyDetail
  readonly asked: Parameters<typeof returnText>[1]
}

function ReturnPremium({ policy, asked }: ReturnProps) {
  const words = returnText(policy, asked)
  if (words === null)
    return <Notice kind="warning">Return premium is not calculated because no premium is on file.</Notice>
  return (
    <Notice kind="info">
      <strong>Return premium: {words.amount}</strong>. {words.how}
    </Notice>
  )
}
