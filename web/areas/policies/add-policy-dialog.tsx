import { zodResolver } from '@hookform/resolvers/zod'
import { policyMessages } from '@portico/contract/areas/policies/policy.messages.ts'
import type { PolicyFields } from '@portico/contract/areas/policies/policy.shapes.ts'
import { useState } from 'react'
import { useForm } from 'react-hook-form'
import { FormDialog } from '../../kit/forms/form-dialog.tsx'
import { TextField } from '../../kit/forms/text-field.tsx'
import { reasonOf } from '../../platform/call-error.ts'
import classes from './policy-form-dialog.module.css'
import { usePolicyCalls } from './policies.queries.ts'
import { PolicyFormFields } from './policy-form-fields.tsx'
import { policyFormSchema, type PolicyFormValues, startValues } from './policy-form.ts'

interface Props {
  readonly accountId: string
  readonly onClose: () => void
}

/** Adds a policy, and its file where one is chosen. */
export default function AddPolicyDialog({ accountId, onClose }: Props) {
  const { add } = usePolicyCalls(accountId)
  const [file, setFile] = useState<File>()
  const form = useForm<PolicyFormValues, unknown, PolicyFields>({
    resolver: zodResolver(policyFormSchema),
    defaultValues: startValues,
  })

  return (
    <FormDialog
      title="Add policy"
      saveLabel="Add policy"
      form={form}
      onSave={async (fields) => {
        await add(fields, file)
        onClose()
      }}
      onClose={onClose}
      failure={(error) => reasonOf(error, policyMessages.createFailed)}
    >
      <div className={classes.fields}>
        <PolicyFormFields form={form} />
        <div className={classes.wide}>
          <TextField
            type="file"
            label="File"
            description="Optional. It is stored once the policy is there, among the documents of the account."
            onChange={(event) => setFile(event.currentTarget.files?.[0])}
          />
        </div>
      </div>
    </FormDialog>
  )
}
