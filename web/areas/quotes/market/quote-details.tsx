import type { MarketQuote } from '@portico/contract/areas/quotes/quote.shapes.ts'
import { Facts } from '../../../kit/data/facts.tsx'
import { Notice } from '../../../kit/feedback/notice.tsx'
import { Dialog } from '../../../kit/overlays/dialog.tsx'
import { formatMoment } from '../../../platform/formats.ts'
import { Questions } from '../questions.tsx'
import { moneyOr, Verdict } from '../quote-labels.tsx'
import classes from '../quotes.module.css'
import { apiAddress } from '../../../platform/files/api-address.ts'

interface Props {
  readonly accountId: string
  readonly quote: MarketQuote
  readonly mayWrite: boolean
  readonly onClose: () => void
}

/** One quote in detail: its comparison, its decision, and questions about it. */
export function QuoteDetails({ accountId, quote, mayWrite, onClose }: Props) {
  const { carrier, document, differences, exclusions, forms, decision, published, note, exclusionReason } = quote
  const facts = [
    ...(document === null
      ? []
      : [
          {
            label: 'The carrier’s file',
            value: (
              <a href={apiAddress(`/api/documents/${encodeURIComponent(accountId)}/download/${document.id}`)} download>
                {document.name}
              </a>
            ),
          },
        ]),
    ...(note === '' ? [] : [{ label: 'Internal note', value: note }]),
    ...(exclusionReason === '' ? [] : [{ label: 'Reason for quoting an excluded carrier', value: exclusionReason }]),
    ...(forms.length === 0 ? [] : [{ label: 'Key forms', value: forms.join(', ') }]),
    ...(exclusions.length === 0 ? [] : [{ label: 'Key exclusions', value: exclusions.join(', ') }]),
  ]
  return (
    <Dialog title={carrier} size="large" onClose={onClose}>
      {decision !== null && <Decision decision={decision} />}
      {facts.length > 0 && <Facts facts={facts} />}
      {differences.length > 0 && (
        <>
          <h3 className={classes.heading}>Compared with the expiring policy</h3>
          <ul className={classes.list}>
            {differences.map(({ name, verdict, text }) => (
              <li key={name}>
                <strong>{name}</strong> <Verdict verdict={verdict} /> {text}
              </li>
            ))}
          </ul>
        </>
      )}
      <h3 className={classes.heading}>Questions</h3>
      <Questions
        accountId={accountId}
        quoteId={quote.id}
        carrier={carrier}
        questions={quote.questions}
        mayWrite={mayWrite && published !== null}
        isStaff
      />
    </Dialog>
  )
}

function Decision({ decision }: { readonly decision: NonNullable<MarketQuote['decision']> }) {
  const { choice, by, at, total, reason, coverages } = decision
  const declined = coverages.filter(({ isTaken }) => !isTaken)
  return (
    <Notice kind={choice === 'ACCEPTED' ? 'success' : 'info'}>
      {choice === 'ACCEPTED' ? `Accepted for ${moneyOr(total)}` : 'Declined'} by {by}, {formatMoment(at)}.{' '}
      {reason !== '' && `“${reason}”`}
      {declined.map((coverage) => (
        <p key={coverage.name}>
          {coverage.name} declined: “{coverage.reason}”
        </p>
      ))}
    </Notice>
  )
}
