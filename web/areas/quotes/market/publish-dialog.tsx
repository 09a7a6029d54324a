import { policyTypeName } from '@portico/contract/areas/policies/policy-types.ts'
import { quoteMessages } from '@portico/contract/areas/quotes/quote.messages.ts'
import type { MarketQuote } from '@portico/contract/areas/quotes/quote.shapes.ts'
import { useState } from 'react'
import { Button } from '../../../kit/controls/button.tsx'
import { Notice } from '../../../kit/feedback/notice.tsx'
import { CheckField } from '../../../kit/forms/check-field.tsx'
import { FormActions } from '../../../kit/forms/form-actions.tsx'
import { Dialog } from '../../../kit/overlays/dialog.tsx'
import { reasonOf } from '../../../platform/call-error.ts'
import { moneyOr } from '../quote-labels.tsx'
import { useMarketCalls } from '../quotes.queries.ts'
import classes from '../quotes.module.css'

interface Props {
  readonly accountId: string
  readonly quotes: readonly MarketQuote[]
  readonly onClose: () => void
}

/** Chooses what the client is shown; each as what it is, a firm quote or an indication. */
export function PublishDialog({ accountId, quotes, onClose }: Props) {
  const { publish } = useMarketCalls(accountId)
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set())
  const [busy, setBusy] = useState(false)
  const [errorText, setErrorText] = useState<string>()

  const toggle = (id: string): void => {
    const next = new Set(chosen)
    if (!next.delete(id)) next.add(id)
    setChosen(next)
    setErrorText(undefined)
  }

  const send = async (): Promise<void> => {
    const sent = quotes.filter(({ id }) => chosen.has(id)).map((quote) => ({ ...quote, isFirm: isFirm(quote) }))
    if (sent.length === 0) return setErrorText(quoteMessages.nothingToPublish)
    setBusy(true)
    setErrorText(undefined)
    try {
      await publish(sent)
      onClose()
    } catch (error) {
      setErrorText(reasonOf(error, quoteMessages.saveFailed))
      setBusy(false)
    }
  }

  return (
    <Dialog title="Show to client" onClose={onClose}>
      {errorText !== undefined && <Notice kind="error">{errorText}</Notice>}
      <p className={classes.lead}>
        Your client gets one notification and email. Commissions and internal notes are not shared.
      </p>
      <div className={classes.cards}>
        {quotes.map((quote) => (
          <CheckField
            key={quote.id}
            label={`${quote.carrier}, ${policyTypeName(quote.line)}`}
            description={`${moneyOr(quote.total)}, as ${isFirm(quote) ? 'a firm quote' : 'an indication'}${quote.published === null ? '' : '; replaces what they see now'}`}
            checked={chosen.has(quote.id)}
            onChange={() => toggle(quote.id)}
          />
        ))}
      </div>
      <FormActions>
        <Button kind="secondary" onClick={onClose}>
          Cancel
        </Button>
        <Button busy={busy} onClick={() => void send()}>
          Show to client
        </Button>
      </FormActions>
    </Dialog>
  )
}

const isFirm = ({ status, isBindable }: MarketQuote): boolean => status === 'QUOTED' && isBindable
