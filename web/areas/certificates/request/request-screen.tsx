import { certificateMessages } from '@portico/contract/areas/certificates/certificate.messages.ts'
import { useSearch } from '@tanstack/react-router'
import { buttonLook } from '../../../kit/controls/button-look.ts'
import { Loaded } from '../../../kit/feedback/loaded.tsx'
import { Notice } from '../../../kit/feedback/notice.tsx'
import { EmptyState } from '../../../kit/feedback/states.tsx'
import { Page } from '../../../kit/layout/page.tsx'
import { AppLink } from '../../../platform/app-link.tsx'
import { useCertificate, useCertificateOptions } from '../certificates.queries.ts'
import classes from '../certificates.module.css'
import type { ReadContract } from './contract-reading.ts'
import { RequestForm } from './request-form.tsx'

const idOf = (value: unknown): string => (typeof value === 'string' ? value : '')

interface Props {
  readonly accountId: string
  readonly readContract: ReadContract
}

/** Requests a certificate. The draft, or the certificate that is revised, is in the address. */
export default function RequestScreen({ accountId, readContract }: Props) {
  const search: Readonly<Record<string, unknown>> = useSearch({ strict: false })
  const draftId = idOf(search['draft'])
  const revises = idOf(search['revises'])
  const options = useCertificateOptions(accountId)
  const from = draftId === '' ? revises : draftId
  const stored = useCertificate(accountId, from)
  return (
    <Page
      title={revises !== '' && draftId === '' ? 'Revise Certificate' : 'Certificate Request'}
      name="Certificate Request"
      lead="Request a certificate of insurance. What your policies support is issued right away."
      action={
        <div className={classes.actions}>
          <AppLink
            href={`/${encodeURIComponent(accountId)}/certificate-request/contracts`}
            {...buttonLook('secondary')}
          >
            Start from a contract
          </AppLink>
          <AppLink
            href={`/${encodeURIComponent(accountId)}/dashboard/risk-management/certificate-insurance`}
            {...buttonLook('secondary')}
          >
            All certificates
          </AppLink>
        </div>
      }
    >
      <Loaded query={options} failed={certificateMessages.loadFailed} lines={8}>
        {(data) => {
          if (!data.mayRequest) return <Notice kind="info">{certificateMessages.onlyReads}</Notice>
          if (data.policies.length === 0)
            return (
              <EmptyState title="No policies in force">
                Certificates can be requested once a policy of this account is in force.
              </EmptyState>
            )
          if (from === '')
            return <RequestForm key="new" accountId={accountId} options={data} readContract={readContract} />
          return (
            <Loaded query={stored} failed={certificateMessages.loadFailed} lines={8}>
              {(certificate) =>
                draftId !== '' && certificate.status !== 'DRAFT' ? (
                  <Notice kind="info">
                    {certificateMessages.onlyDrafts}{' '}
                    <AppLink href={`/${encodeURIComponent(accountId)}/certificate-request/${certificate.id}`}>
                      Open certificate {certificate.number}
                    </AppLink>
                  </Notice>
                ) : (
                  <RequestForm
                    key={certificate.id}
                    accountId={accountId}
                    options={data}
                    stored={certificate}
                    isRevision={draftId === ''}
                    readContract={readContract}
                  />
                )
              }
            </Loaded>
          )
        }}
      </Loaded>
    </Page>
  )
}
