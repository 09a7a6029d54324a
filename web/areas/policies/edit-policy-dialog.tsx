import { zodResolver } from '@hookform/resolvers/zod'
import { policyMessages } from '@portico/contract/areas/policies/policy.messages.ts'
import type { PolicyFields } from '@portico/contract/areas/policies/policy.shapes.ts'
import { messages } from '@portico/contract/kit/problem.ts'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useForm } from 'react-hook-form'
import { Loaded } from '../../kit/feedback/loaded.tsx'
import { FormDialog } from '../../kit/forms/form-dialog.tsx'
import { Dialog } from '../../kit/overlays/dialog.tsx'
import { reasonOf, refusedWith } from '../../platform/call-error.ts'
import { changeKey, type KeptPolicy, policyQuery, usePolicyCalls } from './policies.queries.ts'
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
  if (query.data !== undefined)
    return <EditForm accountId={accountId} policy={{ ...query.data, id }} onClose={onClose} />
  return (
    <Dialog title={title} onClose={onClose}>
      <Loaded query={query} failed={policyMessages.detailFailed}>
        {() => null}
      </Loaded>
    </Dialog>
  )
}

interface FormProps {
  readonly accountId: string
  readonly policy: KeptPolicy
  readonly onClose: () => void
}

function EditForm({ accountId, policy, onClose }: FormProps) {
  const { change } = usePolicyCalls(accountId)
  // What is read again while someone types must not pass for what they started from.
  const [start] = useState(policy)
  const [theirs, setTheirs] = useState<{ readonly policy: KeptPolicy; readonly mine: PolicyFields }>()
  const form = useForm<PolicyFormValues, unknown, PolicyFields>({
    resolver: zodResolver(policyFormSchema),
    defaultValues: valuesOf(start),
  })

  const saveOver = async (base: KeptPolicy, fields: PolicyFields): Promise<void> => {
    try {
      await change(base, fields)
      onClose()
    } catch (error) {
      if (refusedWith(changeKey, error, 409))
        setTheirs({ policy: { ...error.body.current, id: start.id }, mine: fields })
      throw error
    }
  }

  return (
    <FormDialog
      title={title}
      form={form}
      onSave={(fields) => saveOver(theirs?.policy ?? start, fields)}
      onClose={onClose}
      canSave={form.formState.isDirty && theirs === undefined}
      failure={(error) => reasonOf(error, policyMessages.changeFailed)}
      conflict={
        theirs && {
          message: messages.stale,
          differences: differences(theirs.mine, theirs.policy),
          onTakeTheirs: onClose,
        }
      }
    >
      <div className={classes.fields}>
        <PolicyFormFields form={form} type={start.policyType} />
      </div>
    </FormDialog>
  )
}
