import { zodResolver } from '@hookform/resolvers/zod'
import '../../../kit/forms/without-eval.ts'
import { policyLabel } from '@portico/contract/areas/policies/policy.rules.ts'
import { policyMessages } from '@portico/contract/areas/policies/policy.messages.ts'
import { terminationMessages } from '@portico/contract/areas/policies/termination/termination.messages.ts'
import type { TerminationAction } from '@portico/contract/areas/policies/termination/termination.rules.ts'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useForm } from 'react-hook-form'
import type { z } from 'zod'
import { FormDialog } from '../../../kit/forms/form-dialog.tsx'
import { LoadedDialog } from '../../../kit/overlays/loaded-dialog.tsx'
import { formSchema, type Typed, typedValues } from '../../../kit/records/form-fields.ts'
import { RecordFields } from '../../../kit/records/record-fields.tsx'
import { reasonOf, statusOf } from '../../../platform/call-error.ts'
import { isoDay } from '../../../platform/formats.ts'
import { type StoredPolicy, policyQuery } from '../policies.queries.ts'
import { type AskedOf, useTerminationCalls } from './termination.queries.ts'
import { fieldsOf, startOf, terminationText } from './termination-form.ts'
import { TerminationPreview } from './termination-preview.tsx'
import classes from './termination.module.css'

/** Someone else changed the policy first. It has been refetched, so that the action can be retried. */
const stale = new Error(terminationMessages.changedMeanwhile)

interface Props {
  readonly accountId: string
  readonly id: string
  readonly action: TerminationAction
  readonly onClose: () => void
}

/** Cancels a policy, marks it as non-renewed, or reinstates it. */
export default function TerminationDialog({ accountId, id, action, onClose }: Props) {
  const query = useQuery(policyQuery(accountId, id))
  return (
    <LoadedDialog
      title={terminationText[action].title}
      query={query}
      failed={policyMessages.detailFailed}
      onClose={onClose}
    >
      {(policy) => <ActionForm accountId={accountId} policy={{ ...policy, id }} action={action} onClose={onClose} />}
    </LoadedDialog>
  )
}

const schemaOf = (action: TerminationAction): z.ZodType<AskedOf[TerminationAction]> => terminationText[action].schema

interface FormProps extends Omit<Props, 'id'> {
  readonly policy: StoredPolicy
}

function ActionForm({ accountId, policy, action, onClose }: FormProps) {
  const calls = useTerminationCalls(accountId)
  const { title, failure } = terminationText[action]
  // What is read again while someone types must not change what the form is about.
  const [{ fields, checked, start }] = useState(() => {
    const drawn = fieldsOf(action, policy)
    return {
      fields: drawn,
      checked: formSchema(drawn, schemaOf(action)),
      start: typedValues(drawn, startOf(action, policy, isoDay(new Date()))),
    }
  })
  const form = useForm<Typed, unknown, AskedOf[TerminationAction]>({
    resolver: zodResolver(checked),
    defaultValues: start,
  })
  return (
    <FormDialog
      title={title}
      saveLabel={title}
      leaveLabel="Close"
      form={form}
      onSave={async (asked) => {
        try {
          await calls.run(action, policy, asked)
        } catch (error) {
          throw statusOf(error) === 409 ? stale : error
        }
        onClose()
      }}
      onClose={onClose}
      failure={(error) => (error === stale ? stale.message : reasonOf(error, failure))}
    >
      <p className={classes.policy}>
        {policyLabel(policy)}, {policy.policyNumber}
      </p>
      <RecordFields form={form} fields={fields} />
      <div className={classes.preview}>
        <TerminationPreview form={form} action={action} policy={policy} />
      </div>
    </FormDialog>
  )
}
