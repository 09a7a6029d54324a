import type { PolicyDetail } from '@portico/contract/areas/policies/policy.shapes.ts'
import { terminationMessages } from '@portico/contract/areas/policies/termination/termination.messages.ts'
import {
  type TerminationAction,
  terminationDays,
} from '@portico/contract/areas/policies/termination/termination.rules.ts'
import {
  Cancellation,
  NonRenewal,
  Reinstatement,
  terminationFields,
} from '@portico/contract/areas/policies/termination/termination.shapes.ts'
import type { FormFields } from '../../../kit/records/form-fields.ts'
import { formatDate, isoDay } from '../../../platform/formats.ts'

/** How each action is named in its dialog. */
export const terminationText = {
  cancel: {
    title: 'Cancel policy',
    schema: Cancellation,
    day: 'Cancellation date',
    failure: terminationMessages.cancelFailed,
  },
  nonRenew: {
    title: 'Non-renew policy',
    schema: NonRenewal,
    day: 'Notice date',
    failure: terminationMessages.nonRenewFailed,
  },
  reinstate: {
    title: 'Reinstate policy',
    schema: Reinstatement,
    day: 'Reinstatement date',
    failure: terminationMessages.reinstateFailed,
  },
} as const

/** The fields of an action on a policy: its date can be chosen within the term alone. */
export function fieldsOf(action: TerminationAction, policy: PolicyDetail): FormFields {
  const [from, to] = terminationDays(policy, action)
  const { method, requestedBy, minimumEarned, reason } = terminationFields
  const effectiveOn = {
    ...terminationFields.effectiveOn,
    label: terminationText[action].day,
    days: {
      allowed: (day: Date) => isoDay(day) >= from && isoDay(day) <= to,
      message: terminationMessages.outsideTerm(formatDate(from), formatDate(to)),
    },
  }
  if (action === 'reinstate') return { effectiveOn, reason }
  if (action === 'nonRenew') return { requestedBy, effectiveOn, reason }
  return {
    method: {
      ...method,
      onChanged: ({ getValues, setValue }) => {
        if (getValues('method') === 'FLAT')
          setValue('effectiveOn', policy.effectiveDate, { shouldDirty: true, shouldValidate: true })
      },
    },
    effectiveOn,
    requestedBy,
    minimumEarned: { ...minimumEarned, shownIf: (typed) => typed['method'] !== 'FLAT', blank: 0 },
    reason,
  }
}

/** What the dialog of an action starts with: today, or the nearest day that is allowed. */
export function startOf(action: TerminationAction, policy: PolicyDetail, today: string): object {
  const [from, to] = terminationDays(policy, action)
  const nearest = today < from ? from : today > to ? to : today
  if (action === 'reinstate') return { effectiveOn: policy.canceledOn ?? nearest }
  return { method: 'PRO_RATA', effectiveOn: nearest, requestedBy: 'INSURED', minimumEarned: 0 }
}
