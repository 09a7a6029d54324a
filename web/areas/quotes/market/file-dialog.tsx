import { quoteMessages } from '@portico/contract/areas/quotes/quote.messages.ts'
import type { MarketQuote } from '@portico/contract/areas/quotes/quote.shapes.ts'
import { useState } from 'react'
import { Button } from '../../../kit/controls/button.tsx'
import { FormActions } from '../../../kit/forms/form-actions.tsx'
import { TextField } from '../../../kit/forms/text-field.tsx'
import { Dialog } from '../../../kit/overlays/dialog.tsx'
import { reasonOf } from '../../../platform/call-error.ts'
import { useMarketCalls } from '../quotes.queries.ts'
import classes from '../quotes.module.css'

interface Props {
  readonly accountId: string
  readonly quote: MarketQuote
  readonly onClose: () => void
}

/** Uploads the carrier's file of a quote to the internal documents. */
export function FileDialog({ accountId, quote, onClose }: Props) {
  const { sendFile } = useMarketCalls(accountId)
  const [file, setFile] = useState<File>()
  const [busy, setBusy] = useState(false)
  const [fault, setFault] = useState<string>()

  const send = async (): Promise<void> => {
    if (file === undefined) return setFault('Choose a file first')
    setBusy(true)
    try {
      await sendFile(quote.id, file)
      onClose()
    } catch (error) {
      setFault(reasonOf(error, quoteMessages.saveFailed, 'file'))
      setBusy(false)
    }
  }

  return (
    <Dialog title={`File for ${quote.carrier}`} onClose={onClose}>
      <p className={classes.lead}>
        {quote.document === null
          ? 'The file is saved in Documents and is visible only to your brokerage.'
          : `It replaces ${quote.document.name}, which stays in your documents.`}
      </p>
      <TextField
        type="file"
        label="File"
        error={fault}
        onChange={(event) => {
          setFile(event.currentTarget.files?.[0])
          setFault(undefined)
        }}
      />
      <FormActions>
        <Button kind="secondary" onClick={onClose}>
          Cancel
        </Button>
        <Button busy={busy} onClick={() => void send()}>
          Attach
        </Button>
      </FormActions>
    </Dialog>
  )
}
