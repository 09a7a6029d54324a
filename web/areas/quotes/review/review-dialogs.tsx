import { quoteMessages } from '@portico/contract/areas/quotes/quote.messages.ts'
import type { QuoteReview, ReviewQuote } from '@portico/contract/areas/quotes/quote.shapes.ts'
import { ConfirmCall } from '../../../kit/overlays/confirm-call.tsx'
import { useReviewCalls } from '../quotes.queries.ts'
import { AcceptDialog } from './accept-dialog.tsx'
import { DeclineDialog } from './decline-dialog.tsx'

/** What is open above the options. */
export interface ReviewOpened {
  readonly dialog: 'accept' | 'decline' | 'take-back'
  readonly quoteId: string
}

interface Props {
  readonly accountId: string
  readonly review: QuoteReview
  readonly opened: ReviewOpened
  readonly onClose: () => void
}

/** The dialog that is open above the options. */
export function ReviewDialogs({ accountId, review, opened, onClose }: Props) {
  const { takeBack } = useReviewCalls(accountId)
  const option = review.lines.flatMap(({ options }) => options).find(({ id }) => id === opened.quoteId)
  // It was withdrawn since.
  if (option === undefined) return null
  const shared: { readonly accountId: string; readonly option: ReviewQuote; readonly onClose: () => void } = {
    accountId,
    option,
    onClose,
  }
  if (opened.dialog === 'accept') return <AcceptDialog {...shared} />
  if (opened.dialog === 'decline') return <DeclineDialog {...shared} />
  return (
    <ConfirmCall
      title={`Undo your decision on ${option.carrier}?`}
      confirmLabel="Undo decision"
      failure={quoteMessages.saveFailed}
      run={() => takeBack(option.id)}
      onClose={onClose}
    >
      <p>You can decide again until a bind request is made. We will notify your advisor.</p>
    </ConfirmCall>
  )
}
