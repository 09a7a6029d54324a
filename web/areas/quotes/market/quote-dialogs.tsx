import type { MarketGrid, MarketQuote } from '@portico/contract/areas/quotes/quote.shapes.ts'
import { FileDialog } from './file-dialog.tsx'
import { MoveDialog } from './move-dialog.tsx'
import { PublishDialog } from './publish-dialog.tsx'
import { QuoteDetails } from './quote-details.tsx'
import { QuoteFormDialog } from './quote-form-dialog.tsx'
import { SendDialog } from './send-dialog.tsx'
import { WithdrawDialog } from './withdraw-dialog.tsx'

type Line = MarketGrid['lines'][number]

/** What is open above the grid. */
export type Opened =
  | { readonly dialog: 'publish'; readonly publishable: readonly MarketQuote[] }
  | { readonly dialog: 'send'; readonly quotes: readonly MarketQuote[]; readonly chosen?: string }
  | { readonly dialog: 'add'; readonly line: Line }
  | { readonly dialog: 'edit'; readonly quote: MarketQuote; readonly line: Line }
  | { readonly dialog: 'details' | 'move' | 'file' | 'withdraw'; readonly quote: MarketQuote }

interface Props {
  readonly accountId: string
  readonly opened: Opened
  /** The quote's current version. */
  readonly current: MarketQuote | undefined
  readonly mayWrite: boolean
  readonly onClose: () => void
}

/** The dialog that is open above the grid. */
export function QuoteDialogs({ accountId, opened, current, mayWrite, onClose }: Props) {
  if (opened.dialog === 'publish')
    return <PublishDialog accountId={accountId} quotes={opened.publishable} onClose={onClose} />
  if (opened.dialog === 'send') {
    const { quotes, chosen } = opened
    return (
      <SendDialog accountId={accountId} quotes={quotes} {...(chosen !== undefined && { chosen })} onClose={onClose} />
    )
  }
  if (opened.dialog === 'add') return <QuoteFormDialog accountId={accountId} line={opened.line} onClose={onClose} />
  const shared = { accountId, quote: current ?? opened.quote, onClose }
  if (opened.dialog === 'edit') return <QuoteFormDialog {...shared} quote={opened.quote} line={opened.line} />
  if (opened.dialog === 'details') return <QuoteDetails {...shared} mayWrite={mayWrite} />
  if (opened.dialog === 'move') return <MoveDialog {...shared} />
  if (opened.dialog === 'file') return <FileDialog {...shared} />
  return <WithdrawDialog {...shared} />
}
