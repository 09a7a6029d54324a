import { zodResolver } from '@hookform/resolvers/zod'
import { financialMessages } from '@portico/contract/areas/financials/financial.messages.ts'
import type { FinancialYear, FinancialYearDraft } from '@portico/contract/areas/financials/financial.shapes.ts'
import { messages } from '@portico/contract/kit/problem.ts'
import { useState } from 'react'
import { useForm } from 'react-hook-form'
import { FormDialog } from '../../kit/forms/form-dialog.tsx'
import { reasonOf, refusedWith } from '../../platform/call-error.ts'
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
  // What is read again while someone types must not pass for what they started from.
  const [start] = useState(year)
  const [theirs, setTheirs] = useState<{ readonly year: FinancialYear; readonly mine: FinancialYearDraft }>()
  const form = useForm<YearFormValues, unknown, FinancialYearDraft>({
    resolver: zodResolver(yearFormSchema),
    defaultValues: start === undefined ? startValues(likelyEnd) : valuesOf(start),
  })
  const base = theirs?.year ?? start

  const save = async (draft: FinancialYearDraft): Promise<void> => {
    try {
      await (base === undefined ? add(draft) : change(base, draft))
      onClose()
    } catch (error) {
      if (refusedWith(changeKey, error, 409)) setTheirs({ year: error.body.current, mine: draft })
      throw error
    }
  }

  return (
    <FormDialog
      title={start === undefined ? 'Add year' : 'Edit year'}
      saveLabel={start === undefined ? 'Add year' : 'Save'}
      form={form}
      onSave={save}
      onClose={onClose}
      canSave={form.formState.isDirty && theirs === undefined}
      failure={(error) => reasonOf(error, financialMessages.saveFailed)}
      conflict={
        theirs && {
          message: messages.stale,
          differences: differences(theirs.mine, theirs.year),
          onTakeTheirs: onClose,
        }
      }
    >
      <YearFields form={form} />
    </FormDialog>
  )
}
