import { quoteStatusNames } from '@portico/contract/areas/quotes/quote-statuses.ts'
import type { MarketGrid, Expiring, MarketQuote } from '@portico/contract/areas/quotes/quote.shapes.ts'
import type { Column } from '../../../kit/data/data-table.tsx'
import { Pill } from '../../../kit/data/pill.tsx'
import { formatDate, formatMoment } from '../../../platform/formats.ts'
import { carrierFacts } from '@portico/contract/areas/quotes/quote-labels.ts'
import { moneyOr, priceText, statusTones } from '../quote-labels.tsx'
import { PacketState } from './packet-state.tsx'
import classes from '../quotes.module.css'

/** What the grid shows of a quote. */
export function quoteColumns({ expiring }: Pick<MarketGrid['lines'][number], 'expiring'>): Column<MarketQuote>[] {
  return [
    {
      key: 'carrier',
      header: 'Carrier',
      sortValue: ({ carrier }) => carrier,
      cell: (quote) => (
        <span className={classes.stack}>
          <strong>{quote.carrier}</strong>
          <span className={classes.small}>{carrierFacts(quote)}</span>
          {quote.sentOn !== null && <span className={classes.small}>Sent {formatDate(quote.sentOn)}</span>}
        </span>
      ),
    },
    {
      key: 'status',
      header: 'Status',
      sortValue: ({ status }) => quoteStatusNames[status],
      cell: (quote) => (
        <span className={classes.stack}>
          <Pill tone={statusTones[quote.status]}>{quoteStatusNames[quote.status]}</Pill>
          {quote.isBindable && <span className={classes.small}>Bindable</span>}
          {quote.declinedReason !== '' && <span className={classes.small}>{quote.declinedReason}</span>}
        </span>
      ),
    },
    { key: 'packet', header: 'Packet', cell: ({ packets }) => <PacketState packets={packets} /> },
    {
      key: 'total',
      header: 'Total',
      numeric: true,
      sortValue: ({ total }) => total,
      cell: (quote) => (
        <span>
          <strong>{moneyOr(quote.total)}</strong>
          {quote.total !== null && (
            <span className={classes.small}>
              <br />
              {moneyOr(quote.premium)} premium, {moneyOr(quote.taxes)} taxes, {moneyOr(quote.fees)} fees
            </span>
          )}
          <Change quote={quote} expiring={expiring} />
        </span>
      ),
    },
    {
      key: 'commission',
      header: 'Commission',
      numeric: true,
      sortValue: ({ commission }) => commission,
      cell: ({ commission }) => (commission === null ? '–' : `${(commission / 100).toString()}%`),
    },
    {
      key: 'shortfalls',
      header: 'Coverage gaps',
      sortValue: ({ shortfalls }) => shortfalls.length,
      cell: ({ coverages, shortfalls }) => <Shortfalls isPriced={coverages.length > 0} shortfalls={shortfalls} />,
    },
    {
      key: 'expires',
      header: 'Quote expires',
      sortValue: ({ expiresOn }) => expiresOn,
      cell: ({ expiresOn, isExpired }) => (
        <span className={classes.stack}>
          {expiresOn === null ? '–' : formatDate(expiresOn)}
          {isExpired && <Pill tone="danger">Expired</Pill>}
        </span>
      ),
    },
    { key: 'client', header: 'Client', cell: (quote) => <ClientState quote={quote} /> },
  ]
}

function Change({ quote, expiring }: { readonly quote: MarketQuote; readonly expiring: Expiring | null }) {
  const words = priceText(quote, expiring)
  if (words === null) return null
  return (
    <span className={classes.small}>
      <br />
      {words}
    </span>
  )
}

function Shortfalls({ isPriced, shortfalls }: { readonly isPriced: boolean; readonly shortfalls: readonly string[] }) {
  if (!isPriced) return <>–</>
  if (shortfalls.length === 0) return <Pill tone="success">None</Pill>
  return (
    <details>
      <summary>{shortfalls.length === 1 ? '1 gap' : `${shortfalls.length} gaps`}</summary>
      <ul className={classes.list}>
        {shortfalls.map((shortfall) => (
          <li key={shortfall}>{shortfall}</li>
        ))}
      </ul>
    </details>
  )
}

/** What the client sees, has read and has decided. */
function ClientState({ quote: { published, decision, questions } }: { readonly quote: MarketQuote }) {
  if (published === null) return <span className={classes.small}>Not shown</span>
  const last = questions.at(-1)
  return (
    <span className={classes.stack}>
      {decision === null ? (
        <Pill tone="brand">{published.isFirm ? 'Shown as firm' : 'Shown as indication'}</Pill>
      ) : (
        <Pill tone={decision.choice === 'ACCEPTED' ? 'success' : 'danger'}>
          {decision.choice === 'ACCEPTED' ? 'Accepted' : 'Declined'}
        </Pill>
      )}
      {!published.isCurrent && <Pill tone="warning">Changed since shared</Pill>}
      {last?.isStaff === false && <Pill tone="warning">Unanswered question</Pill>}
      <span className={classes.small}>
        {published.seenAt === null ? 'Not read yet' : `Read ${formatMoment(published.seenAt)}`}
      </span>
    </span>
  )
}
