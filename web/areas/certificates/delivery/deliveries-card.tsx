import { deliveryMessages } from '@portico/contract/areas/certificates/delivery/certificate-delivery.messages.ts'
import {
  type CertificateDeliveries,
  type CertificateDelivery,
  deliveryForms,
  deliveryStates,
} from '@portico/contract/areas/certificates/delivery/certificate-delivery.shapes.ts'
import type { Certificate } from '@portico/contract/areas/certificates/certificate.shapes.ts'
import { lazy, Suspense, useState } from 'react'
import { Button } from '../../../kit/controls/button.tsx'
import { Pill } from '../../../kit/data/pill.tsx'
import { Loaded } from '../../../kit/feedback/loaded.tsx'
import { Card } from '../../../kit/layout/card.tsx'
import { formatMoment } from '../../../platform/formats.ts'
import { pagePart } from '../../../platform/page-part.ts'
import { deliveryTones } from '../certificate-tones.ts'
import classes from '../certificates.module.css'
import { useDeliveries } from './deliveries.queries.ts'

const SendDialog = lazy(pagePart(async () => ({ default: (await import('./send-dialog.tsx')).SendDialog })))
const BounceDialog = lazy(pagePart(async () => ({ default: (await import('./bounce-dialog.tsx')).BounceDialog })))

interface Props {
  readonly accountId: string
  readonly certificate: Certificate
}

/** The emails of a certificate to its holder, each with its status. */
export function DeliveriesCard({ accountId, certificate }: Props) {
  const at = { accountId, certificateId: certificate.id }
  const deliveries = useDeliveries(at)
  const [asked, setAsked] = useState<'send' | CertificateDelivery>()
  const close = () => setAsked(undefined)
  const log = deliveries.data
  return (
    <Card
      title="Email delivery"
      action={
        log?.maySend && (
          <Button small kind="secondary" onClick={() => setAsked('send')}>
            {log.deliveries.length === 0 ? 'Send by email' : 'Send again'}
          </Button>
        )
      }
    >
      <Loaded query={deliveries} failed={deliveryMessages.loadFailed} lines={2}>
        {(data) => <Log data={data} onBounce={certificate.mayChange ? setAsked : undefined} />}
      </Loaded>
      <Suspense>
        {asked === 'send' && log !== undefined && <SendDialog at={at} log={log} onClose={close} />}
        {asked !== undefined && asked !== 'send' && <BounceDialog at={at} delivery={asked} onClose={close} />}
      </Suspense>
    </Card>
  )
}

interface LogProps {
  readonly data: CertificateDeliveries
  readonly onBounce: ((delivery: CertificateDelivery) => void) | undefined
}

function Log({ data: { deliveries }, onBounce }: LogProps) {
  if (deliveries.length === 0)
    return <p className={classes.under}>No emails yet. Deliveries to the holder appear here with their result.</p>
  return (
    <ul className={classes.list} aria-label="Email deliveries">
      {deliveries.map((delivery) => {
        const { id, recipient, form, state, error, openedAt, queuedAt, revision, sentBy } = delivery
        return (
          <li key={id}>
            <div className={classes.line}>
              <strong>{recipient}</strong>
              <Pill tone={deliveryTones[state]}>{deliveryStates[state]}</Pill>
            </div>
            <span className={classes.under}>
              {deliveryForms[form]}
              {revision > 0 && `, revision ${revision}`}, {formatMoment(queuedAt)}, by {sentBy}
            </span>
            {error !== '' && <span className={classes.under}>Reason: {error}</span>}
            {openedAt !== null && <span className={classes.under}>Page viewed {formatMoment(openedAt)}</span>}
            {state === 'SENT' && onBounce !== undefined && (
              <Button
                small
                kind="quiet"
                aria-label={`Mark the email to ${recipient} as bounced`}
                onClick={() => onBounce(delivery)}
              >
                Mark as bounced
              </Button>
            )}
          </li>
        )
      })}
    </ul>
  )
}
