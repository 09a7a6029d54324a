import { claimMessages } from '@portico/contract/areas/claims/claim.messages.ts'
import type { Claim } from '@portico/contract/areas/claims/claim.shapes.ts'
import { ValuationDraft } from '@portico/contract/areas/claims/ledger/claim-ledger.shapes.ts'
import { valuationSourceNames } from '@portico/contract/areas/losses/ledger/valuation.shapes.ts'
import { choicesOf, field } from '@portico/contract/kit/field.ts'
import { useSavedMeanwhile } from '../../../kit/forms/conflicts/use-saved-meanwhile.ts'
import type { FormFields } from '../../../kit/records/form-fields.ts'
import { RecordDialog } from '../../../kit/records/record-dialog.tsx'
import { amountFields } from '../../losses/losses.public.ts'
import { useLedgerCalls, valuationKey } from '../claims.queries.ts'

interface Props {
  readonly accountId: string
  readonly claim: Claim
  readonly onClose: () => void
}

const schema = ValuationDraft.omit({ version: true })
const { CARRIER, CLAIM } = valuationSourceNames

const fields: FormFields = {
  valuedOn: field({ kind: 'day', label: 'Valued as of', required: true, schema: schema.shape.valuedOn }),
  source: field({
    kind: 'choice',
    label: 'Source',
    choices: choicesOf({ CARRIER, CLAIM }),
    schema: schema.shape.source,
  }),
  ...amountFields,
  note: field({ kind: 'long-text', label: 'Note', schema: schema.shape.note }),
}

/** Enters what a claim is worth on a day, over the amounts that it has now. */
export function ValuationDialog({ accountId, claim, onClose }: Props) {
  const { addValuation } = useLedgerCalls(accountId)
  return (
    <RecordDialog
      title="Add valuation"
      fields={fields}
      schema={schema}
      stale={useSavedMeanwhile(valuationKey, claim, onClose)}
      valuesOf={({ ledger, today }) => ({
        ...ledger?.valuations[0],
        source: 'CARRIER',
        valuedOn: today,
        note: '',
      })}
      failure={claimMessages.saveFailed}
      onSave={(valuation, base) => addValuation(base ?? claim, valuation)}
      onClose={onClose}
    />
  )
}
