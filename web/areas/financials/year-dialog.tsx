import { financialMessages } from '@portico/contract/areas/financials/financial.messages.ts'
import { type FinancialYear, financialYear } from '@portico/contract/areas/financials/financial.shapes.ts'
import { useSavedMeanwhile } from '../../kit/forms/conflicts/use-saved-meanwhile.ts'
import { RecordDialog } from '../../kit/records/record-dialog.tsx'
import { changeKey, useFinancialCalls } from './financials.queries.ts'
import { yearFields } from './year-fields.tsx'

interface Props {
  readonly accountId: string
  /** The year to change; undefined for a new one. */
  readonly year?: FinancialYear | undefined
  /** The day that a new year most likely ends on, or empty. */
  readonly likelyEnd: string
  readonly onClose: () => void
}

/** Adds a fiscal year, or changes one. */
export default function YearDialog({ accountId, year, likelyEnd, onClose }: Props) {
  const { add, change } = useFinancialCalls(accountId)
  const stale = useSavedMeanwhile(changeKey, year, onClose)
  const isNew = stale.start === undefined
  return (
    <RecordDialog
      title={isNew ? 'Add year' : 'Edit year'}
      saveLabel={isNew ? 'Add year' : 'Save'}
      saveIf="changed"
      fields={yearFields}
      schema={financialYear.draft}
      start={{ fiscalYearEnd: likelyEnd, statementKind: 'INTERNAL', currency: 'USD' }}
      stale={stale}
      failure={financialMessages.saveFailed}
      onSave={(draft, base) => (base === undefined ? add(draft) : change(base, draft))}
      onClose={onClose}
    />
  )
}
