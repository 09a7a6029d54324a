import { zodResolver } from '@hookform/resolvers/zod'
import { policyTypeName } from '@portico/contract/areas/policies/policy-types.ts'
import { quoteMessages } from '@portico/contract/areas/quotes/quote.messages.ts'
import type { MarketGrid, MarketQuote, QuoteDraft } from '@portico/contract/areas/quotes/quote.shapes.ts'
import { useState } from 'react'
import { useForm } from 'react-hook-form'
import { differencesIn } from '../../../kit/forms/conflicts/differences-in.ts'
import { useSavedMeanwhile } from '../../../kit/forms/conflicts/use-saved-meanwhile.ts'
import { FormDialog } from '../../../kit/forms/form-dialog.tsx'
import { reasonOf, refusedFields } from '../../../platform/call-error.ts'
import { formatDate, isoDay } from '../../../platform/formats.ts'
import { useNow } from '../../../platform/now.ts'
import { moneyOr } from '../quote-labels.tsx'
import { changeKey, type QuoteInput, useMarketCalls } from '../quotes.queries.ts'
import { CoverageFields } from './coverage-fields.tsx'
import { quoteFormSchema, type QuoteFormValues, startValues, valuesOf } from './quote-form.ts'
import { QuoteFormFields } from './quote-form-fields.tsx'

interface Props {
  readonly accountId: string
  readonly line: MarketGrid['lines'][number]
  /** Omitted for a new one. */
  readonly quote?: MarketQuote
  readonly onClose: () => void
}

/** Adds a quote to a line, or changes one. */
export function QuoteFormDialog({ accountId, line, quote, onClose }: Props) {
  const { add, change } = useMarketCalls(accountId)
  const today = isoDay(useNow())
  const { start, base, save, conflictOf } = useSavedMeanwhile(changeKey, quote, onClose)
  const [sent, setSent] = useState<QuoteInput>()
  const form = useForm<QuoteFormValues, unknown, QuoteDraft>({
    resolver: zodResolver(quoteFormSchema(line)),
    defaultValues: start === undefined ? startValues(line, today) : valuesOf(start, line),
  })

  return (
    <FormDialog
      title={start === undefined ? `Add a quote for ${policyTypeName(line.line)}` : `Edit ${start.carrier}`}
      form={form}
      onSave={(draft) => {
        const fields = fieldsOf(draft)
        setSent(fields)
        return save(base === undefined ? add(draft) : change(base, fields))
      }}
      onClose={onClose}
      failure={(error) => Object.values(refusedFields(error))[0] ?? reasonOf(error, quoteMessages.saveFailed)}
      conflict={sent && conflictOf((theirs) => differences(sent, theirs))}
    >
      <QuoteFormFields form={form} isNew={start === undefined} excluded={line.carriersExcluded} />
      <CoverageFields form={form} />
    </FormDialog>
  )
}

function fieldsOf({ line: _line, status: _status, declinedReason: _reason, ...fields }: QuoteDraft): QuoteInput {
  return fields
}

/** Where typed values differ from those another person saved since, as text. */
function differences(mine: QuoteInput, theirs: QuoteInput) {
  return differencesIn(mine, theirs, [
    ['Carrier', ({ carrier }) => carrier],
    ['Premium', ({ premium }) => moneyOr(premium)],
    ['Taxes', ({ taxes }) => moneyOr(taxes)],
    ['Fees', ({ fees }) => moneyOr(fees)],
    ['Total', ({ total }) => moneyOr(total)],
    ['Commission', ({ commission }) => (commission === null ? '–' : `${commission / 100}%`)],
    ['Quote expires', ({ expiresOn }) => (expiresOn === null ? '–' : formatDate(expiresOn))],
    ['Coverages', ({ coverages }) => coverages.map(({ name, limit }) => `${name} ${moneyOr(limit)}`).join(', ')],
    ['Internal note', ({ note }) => note],
  ])
}
