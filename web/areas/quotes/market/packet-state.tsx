import type { MarketQuote } from '@portico/contract/areas/quotes/quote.shapes.ts'
import { Pill } from '../../../kit/data/pill.tsx'
import { counted, formatDate } from '../../../platform/formats.ts'
import classes from '../quotes.module.css'

type Packet = MarketQuote['packets'][number]

const states: Readonly<Record<Packet['state'], string>> = {
  WAITING: 'Emailed once the packet is ready',
  WORKS: 'Emailed',
  USED_UP: 'Download limit reached',
  EXPIRED: 'Link expired',
  REVOKED: 'Replaced by a later link',
}

/** Who of a market has the packet, since when, and whether it was downloaded. */
export function PacketState({ packets }: Pick<MarketQuote, 'packets'>) {
  const [last, ...earlier] = packets
  if (last === undefined) return <span className={classes.small}>Not emailed</span>
  return (
    <span className={classes.stack}>
      <Pill tone={last.downloads > 0 ? 'success' : 'neutral'}>
        {last.downloads > 0 ? counted(last.downloads, 'download') : states[last.state]}
      </Pill>
      <Contact packet={last} />
      {earlier.length > 0 && (
        <details className={classes.small}>
          <summary>{counted(earlier.length, 'earlier email')}</summary>
          <ul className={classes.list}>
            {earlier.map((packet) => (
              <li key={packet.id}>
                <Contact packet={packet} />
              </li>
            ))}
          </ul>
        </details>
      )}
    </span>
  )
}

function Contact({
  packet: { recipient, email, sentAt, sentBy, submission, lastUsedAt },
}: {
  readonly packet: Packet
}) {
  return (
    <span className={classes.small}>
      {recipient}, {email}
      <br />
      Submission {submission}
      {sentAt !== null && `, ${formatDate(new Date(sentAt))}`}, by {sentBy}
      {lastUsedAt !== null && (
        <>
          <br />
          Last opened {formatDate(new Date(lastUsedAt))}
        </>
      )}
    </span>
  )
}
