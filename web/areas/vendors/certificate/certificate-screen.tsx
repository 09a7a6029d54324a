import type { VendorCertificate } from '@portico/contract/areas/vendors/vendor-certificate.shapes.ts'
import { vendorMessages } from '@portico/contract/areas/vendors/vendor.messages.ts'
import type { Vendor } from '@portico/contract/areas/vendors/vendor-list.shapes.ts'
import { useParams } from '@tanstack/react-router'
import { Suspense } from 'react'
import { Pill } from '../../../kit/data/pill.tsx'
import { Loaded } from '../../../kit/feedback/loaded.tsx'
import { EmptyState, LoadingState } from '../../../kit/feedback/states.tsx'
import { Card } from '../../../kit/layout/card.tsx'
import { Page } from '../../../kit/layout/page.tsx'
import { apiAddress } from '../../../platform/files/api-address.ts'
import { formatDate } from '../../../platform/formats.ts'
import { PdfView } from '../../documents/documents.public.ts'
import { stateLooks } from '../vendor-looks.ts'
import classes from '../vendors.module.css'
import { useVendor } from '../vendors.queries.ts'
import { ConfirmForm } from './confirm-form.tsx'
import { ValuesCard } from './values-card.tsx'

/** A certificate beside its document: its values are checked against what it shows, and confirmed. */
export default function CertificateScreen({ accountId }: { readonly accountId: string }) {
  const { vendorId = '', certificateId = '' }: { readonly vendorId?: string; readonly certificateId?: string } =
    useParams({ strict: false })
  const vendor = useVendor(accountId, vendorId)
  const certificate = vendor.data?.certificates.find(({ id }) => id === certificateId)
  return (
    <Page
      key={certificateId}
      title={certificate === undefined ? 'Certificate' : `Certificate: ${certificate.fileName}`}
      name="Certificate"
      lead={certificate && <Lead certificate={certificate} />}
    >
      <Loaded query={vendor} failed={vendorMessages.loadFailed} lines={8}>
        {(data) =>
          certificate === undefined ? (
            <EmptyState title="No such certificate">It may have been removed with its vendor.</EmptyState>
          ) : (
            <Parts accountId={accountId} vendor={data} certificate={certificate} />
          )
        }
      </Loaded>
    </Page>
  )
}

function Lead({ certificate: { state, sentBy, receivedAt } }: { readonly certificate: VendorCertificate }) {
  return (
    <span className={classes.actions}>
      <Pill tone={stateLooks[state].tone}>{stateLooks[state].label}</Pill>
      <span>
        Received {formatDate(new Date(receivedAt))} from {sentBy}
      </span>
    </span>
  )
}

interface Props {
  readonly accountId: string
  readonly vendor: Vendor
  readonly certificate: VendorCertificate
}

function Parts({ accountId, vendor, certificate }: Props) {
  const isDecided = certificate.state === 'CONFIRMED' || certificate.state === 'REJECTED'
  const { documentId } = certificate
  return (
    <div className={classes.beside}>
      {isDecided || !vendor.mayWrite ? (
        <ValuesCard certificate={certificate} clauses={vendor.requirementSet?.clauses ?? []} />
      ) : (
        <ConfirmForm accountId={accountId} vendor={vendor} certificate={certificate} />
      )}
      <div className={classes.document}>
        <Card title="Document">
          <Suspense fallback={<LoadingState lines={8} />}>
            <PdfView address={apiAddress(`/api/documents/${encodeURIComponent(accountId)}/preview/${documentId}`)} />
          </Suspense>
        </Card>
      </div>
    </div>
  )
}
