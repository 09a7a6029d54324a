import { zodResolver } from '@hookform/resolvers/zod'
import { policyTypeName } from '@portico/contract/areas/policies/policy-types.ts'
import { quoteMessages } from '@portico/contract/areas/quotes/quote.messages.ts'
import type { MarketGrid, MarketQuote, QuoteDraft } from '@portico/contract/areas/quotes/quote.shapes.ts'
import { messages } from '@portico/contract/kit/problem.ts'
import { useState } from 'react'
import { useForm } from 'react-hook-form'
import { FormDialog } from '../../../kit/forms/form-dialog.tsx'
import { reasonOf, refusedFields, refusedWith } from '../../../platform/call-error.ts'
import { formatDate, isoDay } from '../../../platform/formats.ts'
import { useNow } from '../../../platform/now.ts'
import { moneyOr } from '../quote-words.tsx'
import { changeKey, type QuoteInput, useMarketCalls } from '../quotes.queries.ts'
import { CoverageFields } from './coverage-fields.tsx'
import { quoteFormSchema, type QuoteFormValues, startValues, valuesOf } from './quote-form.ts'
import { QuoteFormFields } from './quote-form-fields.tsx'

interface Props {
  readonly accountId: string
  readonly line: MarketGrid['lines'][number]
  /** Left out for a new one. */
  readonly quote?: MarketQuote
  readonly onClose: () => void
}

/** Adds a quote to a line, or changes one. */
export function QuoteFormDialog({ accountId, line, quote, onClose }: Props) {
  const { add, change } = useMarketCalls(accountId)
  const today = isoDay(useNow())
  // What is read again while someone types must not pass for what they started from.
  const [start] = useState(quote)
  const [theirs, setTheirs] = useState<{ readonly quote: MarketQuote; readonly mine: QuoteInput }>()
  const form = useForm<QuoteFormValues, unknown, QuoteDraft>({
    resolver: zodResolver(quoteFormSchema(line)),
    defaultValues: start === undefined ? startValues(line, today) : valuesOf(start),
  })

  const save = async (draft: QuoteDraft): Promise<void> => {
    if (start === undefined) await add(draft)
    else await saveOver(theirs?.quote ?? start, fieldsOf(draft))
    onClose()
  }

  const saveOver = async (base: MarketQuote, fields: QuoteInput): Promise<void> => {
    try {
      await change(base, fields)
    } catch (error) {
      if (refusedWith(changeKey, error, 409)) setTheirs({ quote: error.body.current, mine: fields })
      throw error
    }
  }

  return (
    <FormDialog
      title={start === undefined ? `Add a quote for ${policyTypeName(line.line)}` : `Edit ${start.carrier}`}
      form={form}
      onSave={save}
      onClose={onClose}
      canSave={theirs === undefined}
      failure={(error) => Object.values(refusedFields(error))[0] ?? reasonOf(error, quoteMessages.saveFailed)}
      conflict={
        theirs && {
          message: messages.stale,
          differences: differences(theirs.mine, theirs.quote),
          onTakeTheirs: onClose,
        }
      }
    >
      <QuoteFormFields form={form} isNew={start === undefined} excluded={line.carriersExcluded} />
      <CoverageFields form={form} />
    </FormDialog>
  )
}

function fieldsOf({ line: _line, status: _status, declinedReason: _reason, ...fields }: QuoteDraft): QuoteInput {
  return fields
}

/** Where what one person typed differs from what another saved meanwhile, in words. */
function differences(mine: QuoteInput, theirs: QuoteInput) {
  const rows: readonly (readonly [string, (quote: QuoteInput) => string])[] = [
    ['Carrier', ({ carrier }) => carrier],
    ['Premium', ({ premium }) => moneyOr(premium)],
    ['Taxes', ({ taxes }) => moneyOr(taxes)],
    ['Fees', ({ fees }) => moneyOr(fees)],
    ['Total', ({ total }) => moneyOr(total)],
    ['Commission', ({ commission }) => (commission === null ? '–' : `${commission / 100} %`)],
    ['Good until', ({ expiresOn }) => (expiresOn === null ? '–' : formatDate(expiresOn))],
    ['Coverages', ({ coverages }) => coverages.map(({ name, limit }) => `${name} ${moneyOr(limit)}`).join(', ')],
    ['Internal note', ({ note }) => note],
  ]
  return rows
    .map(([field, words]) => ({ field, mine: words(mine), theirs: words(theirs) }))
    .filter((row) => row.mine !== row.theirs)
}
