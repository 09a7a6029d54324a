import { certificateMessages } from '@portico/contract/areas/certificates/certificate.messages.ts'
import type { CertificateList, CertificateRow } from '@portico/contract/areas/certificates/certificate.shapes.ts'
import { useInfiniteQuery } from '@tanstack/react-query'
import { buttonLook } from '../../../kit/controls/button-look.ts'
import { moreOf } from '../../../kit/data/more.ts'
import { Loaded } from '../../../kit/feedback/loaded.tsx'
import { EmptyState } from '../../../kit/feedback/states.tsx'
import { Page } from '../../../kit/layout/page.tsx'
import { ServedList } from '../../../kit/lists/served-list.tsx'
import { useServedList } from '../../../kit/lists/use-served-list.ts'
import { useTabs } from '../../../kit/lists/use-tabs.tsx'
import { AppLink } from '../../../platform/app-link.tsx'
import { NaicCard } from '../../carriers/carriers.public.ts'
import classes from '../certificates.module.css'
import { allCertificates, type CertificateFilter, certificatePages, listKey } from '../certificates.queries.ts'
import { certificateColumns } from './certificate-columns.tsx'

const tabs = [
  { value: 'certificates', label: 'Certificates' },
  { value: 'carriers', label: 'Carriers' },
] as const

const startSorting = [{ key: 'changedAt', direction: 'descending' }] as const

/** The certificates of an account: found by search, filters, and order, which the address keeps. */
export default function CertificatesScreen({ accountId }: { readonly accountId: string }) {
  const columns = certificateColumns(accountId)
  const list = useServedList<CertificateFilter, CertificateRow>('certificates', columns, startSorting)
  const pages = useInfiniteQuery(certificatePages(accountId, list.query))
  const first = pages.data?.pages[0]
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
          <AppLink href={`${portal}/dashboard/risk-management/vendor-certificates`} {...buttonLook('secondary')}>
            Vendor certificates
          </AppLink>
          <AppLink href={`${portal}/certificate-renewals`} {...buttonLook('secondary')}>
            Renew certificates
          </AppLink>
          {first?.mayRequest && (
            <AppLink href={`${portal}/certificate-request`} {...buttonLook('primary')}>
              Request a certificate
            </AppLink>
          )}
        </div>
      }
    >
      <Loaded query={pages} failed={certificateMessages.loadFailed} lines={8}>
        {({ pages: [data = first!, ...others] }) => (
          <>
            {data.isStaff && <div className={classes.tabs}>{choice}</div>}
            {data.isStaff && tab === 'carriers' ? (
              <NaicCard
                brokerCode={data.brokerCode}
                numbers={data.naicNumbers}
                missing={withoutNumber(data)}
                lead="Certificates leave the NAIC number blank."
                pageKey={listKey}
              />
            ) : (
              <ServedList
                label="Certificates"
                views="certificates"
                noun={{ one: 'certificate', many: 'certificates' }}
                columns={columns}
                state={list.state}
                onChange={list.onChange}
                rows={[data, ...others].flatMap(({ certificates }) => certificates)}
                total={data.total}
                isMore={data.isMore}
                more={moreOf(pages)}
                allRows={allCertificates(accountId, list.query)}
                rowKey={({ id }) => id}
                startSorting={startSorting}
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
