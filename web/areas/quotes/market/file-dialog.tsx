import { quoteMessages } from '@portico/contract/areas/quotes/quote.messages.ts'
import type { MarketQuote } from '@portico/contract/areas/quotes/quote.shapes.ts'
import { FileSender } from '../../../kit/files/file-sender.tsx'
import { Dialog } from '../../../kit/overlays/dialog.tsx'
import { useMarketCalls } from '../quotes.queries.ts'

interface Props {
  readonly accountId: string
  readonly quote: MarketQuote
  readonly onClose: () => void
}

/** Saves the carrier's own file of a quote among the internal documents. */
export function FileDialog({ accountId, quote, onClose }: Props) {
  const { sendFile } = useMarketCalls(accountId)
  return (
    <Dialog title={`File for ${quote.carrier}`} onClose={onClose}>
      <FileSender
        label="Attach file"
        inputLabel="File"
        failure={quoteMessages.saveFailed}
        onSend={async (file) => {
          await sendFile(quote.id, file)
          onClose()
        }}
      >
        <p>
          {quote.document === null
            ? 'The file is saved in Documents and is visible only to your brokerage.'
            : `It replaces ${quote.document.name}, which stays in your documents.`}
        </p>
      </FileSender>
    </Dialog>
  )
}
