import '../../kit/forms/without-eval.ts'
import { detailsMessages } from '@portico/contract/areas/details/details.messages.ts'
import type { AccountDetails } from '@portico/contract/areas/details/details.shapes.ts'
import type { AccountLines } from '@portico/contract/areas/details/record.shapes.ts'
import { policyTypeName } from '@portico/contract/areas/policies/policy-types.ts'
import { Controller, useForm } from 'react-hook-form'
import { useSavedMeanwhile } from '../../kit/forms/conflicts/use-saved-meanwhile.ts'
import { CheckField } from '../../kit/forms/check-field.tsx'
import { FormDialog } from '../../kit/forms/form-dialog.tsx'
import { reasonOf } from '../../platform/call-error.ts'
import { linesKey, useDetailsCalls } from './details.queries.ts'
import classes from './details.module.css'
import { LinesField } from './opening/lines-field.tsx'

interface Props {
  readonly accountId: string
  readonly details: AccountDetails
  readonly onClose: () => void
}

/** Changes the lines of business of an account and whether it is a law firm. */
export default function LinesDialog({ accountId, details, onClose }: Props) {
  const { saveLines } = useDetailsCalls(accountId)
  const { start, base, save, conflictOf } = useSavedMeanwhile(linesKey, details, onClose)
  const form = useForm<AccountLines>({
    defaultValues: { linesOfBusiness: start.linesOfBusiness, isLawFirm: start.isLawFirm },
  })
  return (
    <FormDialog
      title="Lines of business"
      size="large"
      form={form}
      canSave={form.formState.isDirty}
      failure={(error) => reasonOf(error, detailsMessages.saveFailed)}
      onSave={(lines) => save(saveLines(lines, base.version))}
      onClose={onClose}
      conflict={conflictOf((theirs) => [
        { field: 'Lines of business', mine: wordsOf(form.getValues()), theirs: wordsOf(theirs) },
      ])}
    >
      <div className={classes.form}>
        <Controller
          control={form.control}
          name="linesOfBusiness"
          render={({ field }) => (
            <LinesField
              value={field.value}
              description="The schedules and renewal sections of added lines appear on the account."
              error={form.formState.errors.linesOfBusiness?.message}
              onChange={field.onChange}
            />
          )}
        />
        <CheckField
          label="Law firm"
          description="The dashboard shows the firm’s professional liability policy."
          {...form.register('isLawFirm')}
        />
      </div>
    </FormDialog>
  )
}

const wordsOf = ({ linesOfBusiness, isLawFirm }: AccountLines): string =>
  [...linesOfBusiness.map(policyTypeName), ...(isLawFirm ? ['Law firm'] : [])].join(', ')
