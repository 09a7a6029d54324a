import { quoteMessages } from '@portico/contract/areas/quotes/quote.messages.ts'
import { moveError } from '@portico/contract/areas/quotes/quote.rules.ts'
import { type QuoteStatus, quoteStatusNames, quoteTransitions } from '@portico/contract/areas/quotes/quote-statuses.ts'
import type { MarketQuote } from '@portico/contract/areas/quotes/quote.shapes.ts'
import { useForm, useWatch } from 'react-hook-form'
import { Notice } from '../../../kit/feedback/notice.tsx'
import { FormDialog } from '../../../kit/forms/form-dialog.tsx'
import { SelectField } from '../../../kit/forms/select-field.tsx'
import { TextField } from '../../../kit/forms/text-field.tsx'
import { useSavedMeanwhile } from '../../../kit/forms/conflicts/use-saved-meanwhile.ts'
import { reasonOf, refusedFields } from '../../../platform/call-error.ts'
import { moneyOr } from '../quote-labels.tsx'
import { moveKey, useMarketCalls } from '../quotes.queries.ts'
import classes from '../quotes.module.css'

interface Props {
  readonly accountId: string
  readonly quote: MarketQuote
  readonly onClose: () => void
}

/** Moves a quote to another allowed status. */
export function MoveDialog({ accountId, quote, onClose }: Props) {
  const { move } = useMarketCalls(accountId)
  const { start, base, save: saveOver, conflictOf } = useSavedMeanwhile(moveKey, quote, onClose)
  const goals = quoteTransitions[quote.status]
  const form = useForm<{ status: QuoteStatus; reason: string }>({
    defaultValues: { status: goals[0]!, reason: '' },
  })
  const { errors } = form.formState
  const status = useWatch({ control: form.control, name: 'status' })

  const save = async ({ status: to, reason }: { status: QuoteStatus; reason: string }): Promise<void> => {
    const error = moveError(base.status, to, { isPublished: base.published !== null, reason })
    if (error !== undefined) return form.setError(error.field, { message: error.text })
    await saveOver(move(base, to, to === 'DECLINED' ? reason : ''))
  }

  return (
    <FormDialog
      title={`Change status of ${quote.carrier}`}
      form={form}
      onSave={save}
      onClose={onClose}
      conflict={conflictOf((theirs) => [
        { field: 'Status', mine: quoteStatusNames[status], theirs: quoteStatusNames[theirs.status] },
        { field: 'Total', mine: moneyOr(start.total), theirs: moneyOr(theirs.total) },
      ])}
      failure={(error) => Object.values(refusedFields(error))[0] ?? reasonOf(error, quoteMessages.saveFailed)}
    >
      {quote.published !== null && <Notice kind="warning">Your client sees this quote.</Notice>}
      <div className={classes.fields}>
        <SelectField
          label="New status"
          data-autofocus
          data={goals.map((goal) => ({ value: goal, label: quoteStatusNames[goal] }))}
          error={errors.status?.message}
          {...form.register('status')}
        />
        {status === 'DECLINED' && (
          <TextField
            label="Carrier’s reason for declining"
            error={errors.reason?.message}
            {...form.register('reason')}
          />
        )}
      </div>
    </FormDialog>
  )
}
