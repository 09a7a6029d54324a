import { certificateMessages } from '@portico/contract/areas/certificates/certificate.messages.ts'
import { statusNames } from '@portico/contract/areas/certificates/certificate.rules.ts'
import { standingNames } from '@portico/contract/areas/certificates/standing.rules.ts'
import {
  type Certificate,
  certificateForms,
  urgencies,
} from '@portico/contract/areas/certificates/certificate.shapes.ts'
import { useParams } from '@tanstack/react-router'
import { useState } from 'react'
import { buttonLook } from '../../../kit/controls/button-look.ts'
import { Button } from '../../../kit/controls/button.tsx'
import { Facts } from '../../../kit/data/facts.tsx'
import { Pill } from '../../../kit/data/pill.tsx'
import { Loaded } from '../../../kit/feedback/loaded.tsx'
import { Notice } from '../../../kit/feedback/notice.tsx'
import { Card } from '../../../kit/layout/card.tsx'
import { Page } from '../../../kit/layout/page.tsx'
import { AppLink } from '../../../platform/app-link.tsx'
import { apiAddress } from '../../../platform/files/api-address.ts'
import { formatDate } from '../../../platform/formats.ts'
import { certificateTones } from '../certificate-tones.ts'
import classes from '../certificates.module.css'
import { certificatePath, useCertificate } from '../certificates.queries.ts'
import { FindingsList } from '../findings-list.tsx'
import { DeliveriesCard } from '../delivery/deliveries-card.tsx'
import { HolderPageCard } from './holder-page-card.tsx'
import { ReviewDialog, type ReviewMove } from './review-dialog.tsx'
import { StatedLines } from './stated-lines.tsx'

/** A certificate: what was requested, what it states, and its revisions. */
export default function CertificateScreen({ accountId }: { readonly accountId: string }) {
  const { certificateId = '' }: { readonly certificateId?: string } = useParams({ strict: false })
  const certificate = useCertificate(accountId, certificateId)
  const { data } = certificate
  return (
    <Page
      key={certificateId}
      title={data === undefined ? 'Certificate' : `Certificate ${data.number}`}
      lead={
        data && (
          <span className={classes.actions}>
            <Pill tone={certificateTones[data.status]}>{statusNames[data.status]}</Pill>
            <span>{data.holderName}</span>
            {data.revision > 0 && <span>Revision {data.revision}</span>}
          </span>
        )
      }
      action={data && <Actions accountId={accountId} certificate={data} />}
    >
      <Loaded query={certificate} failed={certificateMessages.loadFailed} lines={8}>
        {(shown) => <Parts accountId={accountId} certificate={shown} />}
      </Loaded>
    </Page>
  )
}

interface Props {
  readonly accountId: string
  readonly certificate: Certificate
}

/** Whether a request waits for the brokerage. */
const isOpen = ({ status }: Certificate): boolean => status === 'SUBMITTED' || status === 'IN_REVIEW'

function Actions({ accountId, certificate }: Props) {
  const { id, status, contents, mayChange, mayReview } = certificate
  return (
    <div className={classes.actions}>
      {contents !== null && (
        <a
          href={apiAddress(`/api/accounts/${encodeURIComponent(accountId)}/certificates/${id}/file`)}
          download
          {...buttonLook('primary')}
        >
          Download PDF
        </a>
      )}
      {status === 'ISSUED' && mayChange && (
        <AppLink
          href={`/${encodeURIComponent(accountId)}/certificate-request?revises=${id}`}
          {...buttonLook('secondary')}
        >
          Revise
        </AppLink>
      )}
      {status === 'DRAFT' && mayChange && (
        <AppLink href={certificatePath(accountId, certificate)} {...buttonLook('primary')}>
          Continue the request
        </AppLink>
      )}
      {isOpen(certificate) && mayReview && <ReviewActions accountId={accountId} certificate={certificate} />}
    </div>
  )
}

function ReviewActions({ accountId, certificate }: Props) {
  const [move, setMove] = useState<ReviewMove>()
  return (
    <>
      <Button kind="secondary" onClick={() => setMove('REJECT')}>
        Reject
      </Button>
      <Button kind="secondary" onClick={() => setMove('REVIEW')}>
        {certificate.status === 'SUBMITTED' ? 'Start review' : 'Change expected date'}
      </Button>
      <Button onClick={() => setMove('APPROVE')}>Approve and issue</Button>
      {move !== undefined && (
        <ReviewDialog accountId={accountId} certificate={certificate} move={move} onClose={() => setMove(undefined)} />
      )}
    </>
  )
}

function Parts({ accountId, certificate }: Props) {
  const { contents, revisions } = certificate
  return (
    <div className={classes.stack}>
      <State certificate={certificate} />
      <div className={classes.sides}>
        <div className={classes.stack}>
          <RequestCard accountId={accountId} certificate={certificate} />
          <Card title="Comparison with the policies">
            <FindingsList findings={certificate.findings} />
          </Card>
        </div>
        <div className={classes.stack}>
          {contents !== null && <StatedLines contents={contents} />}
          <HolderPageCard certificate={certificate} />
          {contents !== null && <DeliveriesCard accountId={accountId} certificate={certificate} />}
          {revisions.length > 1 && <Revisions accountId={accountId} certificate={certificate} />}
        </div>
      </div>
    </div>
  )
}

/** What its status means for the reader. */
function State({ certificate }: Pick<Props, 'certificate'>) {
  const { status, reason, expectedOn, neededBy, standing } = certificate
  if (standing !== null && standing !== 'IN_FORCE')
    return (
      <Notice kind="warning">
        {standingNames[standing]}. The holder sees this at the address on the certificate. Revise it if it is still
        needed.
      </Notice>
    )
  if (status === 'REJECTED') return <Notice kind="error">Rejected: {reason}</Notice>
  if (status === 'SUPERSEDED') return <Notice kind="warning">A later revision replaces this certificate.</Notice>
  if (!isOpen(certificate) || expectedOn === null) return null
  return (
    <Notice kind="info">
      The brokerage expects the endorsement by {formatDate(expectedOn)}.
      {neededBy !== null && neededBy < expectedOn && ' That is after the date it is needed.'} Coverage is not in effect
      until the carrier confirms.
    </Notice>
  )
}

const dayText = (day: string | null): string => (day === null ? '' : formatDate(day))

function RequestCard({ accountId, certificate }: Props) {
  const { holderName, request, requestedBy, neededBy, issuedOn, urgency, contract } = certificate
  const facts = [
    { label: 'Holder', value: holderName },
    { label: 'Form', value: certificateForms[request.form] },
    { label: 'Project or contract', value: request.project },
    { label: 'Requested by', value: requestedBy },
    { label: 'Needed by', value: dayText(neededBy) },
    { label: 'Urgency', value: urgency === 'NORMAL' ? '' : urgencies[urgency] },
    { label: 'Issued', value: dayText(issuedOn) },
    {
      label: 'Contract',
      value: contract !== null && (
        <a href={apiAddress(`/api/documents/${encodeURIComponent(accountId)}/download/${contract.id}`)} download>
          {contract.name}
        </a>
      ),
    },
    { label: 'Description of operations', value: request.operations, isWide: true },
  ]
  return (
    <Card title="Request">
      <Facts facts={facts.filter(({ value }) => value !== '' && value !== false)} />
    </Card>
  )
}

function Revisions({ accountId, certificate }: Props) {
  return (
    <Card title="Revisions">
      <ul className={classes.list} aria-label="Revisions">
        {certificate.revisions.map(({ id, revision, status, issuedOn }) => (
          <li key={id} className={classes.line}>
            {id === certificate.id ? (
              <strong>Revision {revision}, shown here</strong>
            ) : (
              <AppLink href={certificatePath(accountId, { id, status })}>Revision {revision}</AppLink>
            )}
            <span className={classes.under}>
              {statusNames[status]}
              {issuedOn !== null && `, ${formatDate(issuedOn)}`}
            </span>
          </li>
        ))}
      </ul>
    </Card>
  )
}
