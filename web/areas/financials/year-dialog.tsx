import { zodResolver } from '@hookform/resolvers/zod'
import { financialMessages } from '@portico/contract/areas/financials/financial.messages.ts'
import type { FinancialYear, FinancialYearDraft } from '@portico/contract/areas/financials/financial.shapes.ts'
import { useState } from 'react'
import { useForm } from 'react-hook-form'
import { useSavedMeanwhile } from '../../kit/forms/conflicts/use-saved-meanwhile.ts'
import { FormDialog } from '../../kit/forms/form-dialog.tsx'
import { reasonOf } from '../../platform/call-error.ts'
import { changeKey, useFinancialCalls } from './financials.queries.ts'
import { YearFields } from './year-fields.tsx'
import { differences, startValues, valuesOf, type YearFormValues, yearFormSchema } from './year-form.ts'

interface Props {
  readonly accountId: string
  /** The year that is changed; a new one where it is left out. */
  readonly year?: FinancialYear | undefined
  /** The day that a new year most likely ends on, or empty. */
  readonly likelyEnd: string
  readonly onClose: () => void
}

/** Adds a fiscal year, or changes one. */
export default function YearDialog({ accountId, year, likelyEnd, onClose }: Props) {
  const { add, change } = useFinancialCalls(accountId)
  const { start, base, save, conflictOf } = useSavedMeanwhile(changeKey, year, onClose)
  const [sent, setSent] = useState<FinancialYearDraft>()
  const form = useForm<YearFormValues, unknown, FinancialYearDraft>({
    resolver: zodResolver(yearFormSchema),
    defaultValues: start === undefined ? startValues(likelyEnd) : valuesOf(start),
  })

  return (
    <FormDialog
      title={start === undefined ? 'Add year' : 'Edit year'}
      saveLabel={start === undefined ? 'Add year' : 'Save'}
      form={form}
      onSave={(draft) => {
        setSent(draft)
        return save(base === undefined ? add(draft) : change(base, draft))
      }}
      onClose={onClose}
      canSave={form.formState.isDirty}
      failure={(error) => reasonOf(error, financialMessages.saveFailed)}
      conflict={sent && conflictOf((theirs) => differences(sent, theirs))}
    >
      <YearFields form={form} />
    </FormDialog>
  )
}
