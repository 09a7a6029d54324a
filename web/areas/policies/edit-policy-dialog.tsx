import { zodResolver } from '@hookform/resolvers/zod'
import { policyMessages } from '@portico/contract/areas/policies/policy.messages.ts'
import type { PolicyFields } from '@portico/contract/areas/policies/policy.shapes.ts'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useForm } from 'react-hook-form'
import { useSavedMeanwhile } from '../../kit/forms/conflicts/use-saved-meanwhile.ts'
import { FormDialog } from '../../kit/forms/form-dialog.tsx'
import { LoadedDialog } from '../../kit/overlays/loaded-dialog.tsx'
import { reasonOf } from '../../platform/call-error.ts'
import { changeKey, type StoredPolicy, policyQuery, usePolicyCalls } from './policies.queries.ts'
import { differences, policyFormSchema, type PolicyFormValues, valuesOf } from './policy-form.ts'
import classes from './policy-form-dialog.module.css'
import { PolicyFormFields } from './policy-form-fields.tsx'

const title = 'Edit policy'

interface Props {
  readonly accountId: string
  readonly id: string
  readonly onClose: () => void
}

/** Changes a policy. */
export default function EditPolicyDialog({ accountId, id, onClose }: Props) {
  const query = useQuery(policyQuery(accountId, id))
  return (
    <LoadedDialog title={title} query={query} failed={policyMessages.detailFailed} onClose={onClose}>
      {(policy) => <EditForm accountId={accountId} policy={{ ...policy, id }} onClose={onClose} />}
    </LoadedDialog>
  )
}

interface FormProps {
  readonly accountId: string
  readonly policy: StoredPolicy
  readonly onClose: () => void
}

function EditForm({ accountId, policy, onClose }: FormProps) {
  const { change } = usePolicyCalls(accountId)
  const { start, base, save, conflictOf } = useSavedMeanwhile(changeKey, policy, onClose)
  const [sent, setSent] = useState<PolicyFields>()
  const form = useForm<PolicyFormValues, unknown, PolicyFields>({
    resolver: zodResolver(policyFormSchema),
    defaultValues: valuesOf(start),
  })

  return (
    <FormDialog
      title={title}
      size="large"
      form={form}
      onSave={(fields) => {
        setSent(fields)
        return save(change({ ...base, id: start.id }, fields))
      }}
      onClose={onClose}
      canSave={form.formState.isDirty}
      failure={(error) => reasonOf(error, policyMessages.changeFailed)}
      conflict={sent && conflictOf((theirs) => differences(sent, theirs))}
    >
      <div className={classes.fields}>
        <PolicyFormFields accountId={accountId} form={form} type={start.policyType} />
      </div>
    </FormDialog>
  )
}
