import { zodResolver } from '@hookform/resolvers/zod'
import { policyMessages } from '@portico/contract/areas/policies/policy.messages.ts'
import type { PolicyFields } from '@portico/contract/areas/policies/policy.shapes.ts'
import { useState } from 'react'
import { useForm } from 'react-hook-form'
import { FileInput } from '../../kit/files/file-input.tsx'
import { CheckField } from '../../kit/forms/check-field.tsx'
import { FormDialog } from '../../kit/forms/form-dialog.tsx'
import { reasonOf } from '../../platform/call-error.ts'
import classes from './policy-form-dialog.module.css'
import { usePolicyCalls } from './policies.queries.ts'
import { PolicyFormFields } from './policy-form-fields.tsx'
import { policyFormSchema, type PolicyFormValues, startValues } from './policy-form.ts'

interface Props {
  readonly accountId: string
  readonly onClose: () => void
}

/** Adds a policy, and its file if chosen. */
export default function AddPolicyDialog({ accountId, onClose }: Props) {
  const { add } = usePolicyCalls(accountId)
  const [file, setFile] = useState<File>()
  const [isExternal, setExternal] = useState(false)
  const form = useForm<PolicyFormValues, unknown, PolicyFields>({
    resolver: zodResolver(policyFormSchema),
    defaultValues: startValues,
  })

  return (
    <FormDialog
      title="Add policy"
      size="large"
      saveLabel="Add policy"
      form={form}
      onSave={async (fields) => {
        await add(fields, { file: isExternal ? undefined : file, isExternal })
        onClose()
      }}
      onClose={onClose}
      failure={(error) => reasonOf(error, policyMessages.createFailed)}
    >
      <div className={classes.fields}>
        <PolicyFormFields accountId={accountId} form={form} />
        <div className={classes.wide}>
          <CheckField
            label="Agency management system only"
            description="The portal shows the policy but does not store its coverages or files."
            checked={isExternal}
            onChange={({ currentTarget }) => setExternal(currentTarget.checked)}
          />
        </div>
        <div className={classes.wide}>
          <FileInput
            disabled={isExternal}
            description="Optional. The file is saved to the account’s documents."
            onFile={setFile}
          />
        </div>
      </div>
    </FormDialog>
  )
}
