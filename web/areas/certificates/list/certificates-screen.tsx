import { certificateMessages } from '@portico/contract/areas/certificates/certificate.messages.ts'
import type { CertificateList } from '@portico/contract/areas/certificates/certificate.shapes.ts'
import { buttonLook } from '../../../kit/controls/button-look.ts'
import { Loaded } from '../../../kit/feedback/loaded.tsx'
import { Notice } from '../../../kit/feedback/notice.tsx'
import { EmptyState } from '../../../kit/feedback/states.tsx'
import { Page } from '../../../kit/layout/page.tsx'
import { RecordList } from '../../../kit/lists/record-list.tsx'
import { useTabs } from '../../../kit/lists/use-tabs.tsx'
import { AppLink } from '../../../platform/app-link.tsx'
import { NaicCard } from '../../carriers/carriers.public.ts'
import classes from '../certificates.module.css'
import { listKey, useCertificates } from '../certificates.queries.ts'
import { certificateColumns } from './certificate-columns.tsx'

const tabs = [
  { value: 'certificates', label: 'Certificates' },
  { value: 'carriers', label: 'Carriers' },
] as const

/** The certificates of an account: found by search, filters, and order, which the address keeps. */
export default function CertificatesScreen({ accountId }: { readonly accountId: string }) {
  const certificates = useCertificates(accountId)
  const { tab, choice } = useTabs(tabs)
  const portal = `/${encodeURIComponent(accountId)}`
  return (
    <Page
      title="Certificates"
      lead="Certificates of insurance that were requested and issued."
      action={
        <div className={classes.actions}>
          <AppLink href={`${portal}/certificate-holders`} {...buttonLook('secondary')}>
            Certificate holders
          </AppLink>
          <AppLink href={`${portal}/certificate-request/contracts`} {...buttonLook('secondary')}>
            Contract reviews
          </AppLink>
          <AppLink href={`${portal}/certificate-renewals`} {...buttonLook('secondary')}>
            Renew certificates
          </AppLink>
          {certificates.data?.mayRequest && (
            <AppLink href={`${portal}/certificate-request`} {...buttonLook('primary')}>
              Request a certificate
            </AppLink>
          )}
        </div>
      }
    >
      <Loaded query={certificates} failed={certificateMessages.loadFailed} lines={8}>
        {(data) => (
          <>
            {data.isStaff && <div className={classes.tabs}>{choice}</div>}
            {data.isCut && <Notice kind="info">{certificateMessages.newestListed}</Notice>}
            {data.isStaff && tab === 'carriers' ? (
              <NaicCard
                brokerCode={data.brokerCode}
                numbers={data.naicNumbers}
                missing={withoutNumber(data)}
                lead="Certificates leave the NAIC number blank."
                pageKey={listKey}
              />
            ) : (
              <RecordList
                isFramed
                label="Certificates"
                views="certificates"
                name="certificates"
                noun={{ one: 'certificate', many: 'certificates' }}
                columns={certificateColumns(accountId, data.certificates)}
                rows={data.certificates}
                rowKey={({ id }) => id}
                startSorting={[{ key: 'changedAt', direction: 'descending' }]}
                fileName={`${accountId} certificates.csv`}
                empty={
                  <EmptyState
                    title="No certificates yet"
                    action={
                      data.mayRequest && (
                        <AppLink href={`${portal}/certificate-request`} {...buttonLook('secondary', true)}>
                          Request a certificate
                        </AppLink>
                      )
                    }
                  >
                    Certificates appear here once they are requested.
                  </EmptyState>
                }
              />
            )}
          </>
        )}
      </Loaded>
    </Page>
  )
}

/** Carriers of policies in force that have no NAIC number yet. */
function withoutNumber({ carriers, naicNumbers }: CertificateList): string[] {
  const known = new Set(naicNumbers.map(({ carrier }) => carrier.toLowerCase()))
  return carriers.filter((name) => !known.has(name.toLowerCase()))
}
