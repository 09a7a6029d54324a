import { quoteMessages } from '@portico/contract/areas/quotes/quote.messages.ts'
import { quoteStatusNames } from '@portico/contract/areas/quotes/quote-statuses.ts'
import type { MarketQuote } from '@portico/contract/areas/quotes/quote.shapes.ts'
import { useForm } from 'react-hook-form'
import { FormDialog } from '../../../kit/forms/form-dialog.tsx'
import { TextField } from '../../../kit/forms/text-field.tsx'
import { useSavedMeanwhile } from '../../../kit/forms/conflicts/use-saved-meanwhile.ts'
import { reasonOf } from '../../../platform/call-error.ts'
import { moneyOr } from '../quote-labels.tsx'
import { useMarketCalls, withdrawKey } from '../quotes.queries.ts'
import classes from '../quotes.module.css'

interface Props {
  readonly accountId: string
  readonly quote: MarketQuote
  readonly onClose: () => void
}

/** Withdraws a quote from the client, with a reason. */
export function WithdrawDialog({ accountId, quote, onClose }: Props) {
  const { withdraw } = useMarketCalls(accountId)
  const { start, base, save, conflictOf } = useSavedMeanwhile(withdrawKey, quote, onClose)
  const form = useForm({ defaultValues: { reason: '' } })
  const isLong = (reason: string): boolean => reason.trim().length >= 5
  return (
    <FormDialog
      title={`Withdraw ${quote.carrier}`}
      form={form}
      saveLabel="Withdraw"
      failure={(error) => reasonOf(error, quoteMessages.saveFailed)}
      onClose={onClose}
      onSave={({ reason }) => save(withdraw(base, reason))}
      conflict={conflictOf((theirs) => [
        { field: 'Status', mine: quoteStatusNames[start.status], theirs: quoteStatusNames[theirs.status] },
        { field: 'Total', mine: moneyOr(start.total), theirs: moneyOr(theirs.total) },
      ])}
    >
      <p className={classes.lead}>
        {quote.decision === null
          ? 'Your client will no longer see this option and will be notified of the reason.'
          : 'Your client has decided on this option. The option and the decision will be removed, and the client will be notified of the reason.'}
      </p>
      <TextField
        label="Reason shown to your client"
        data-autofocus
        error={form.formState.errors.reason?.message}
        {...form.register('reason', { validate: (reason) => isLong(reason) || quoteMessages.declineReason })}
      />
    </FormDialog>
  )
}
