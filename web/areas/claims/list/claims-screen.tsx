import { claimMessages } from '@portico/contract/areas/claims/claim.messages.ts'
import { lazy, Suspense } from 'react'
import { buttonLook } from '../../../kit/controls/button-look.ts'
import { Loaded } from '../../../kit/feedback/loaded.tsx'
import { EmptyState, LoadingState } from '../../../kit/feedback/states.tsx'
import { Page } from '../../../kit/layout/page.tsx'
import { RecordList } from '../../../kit/lists/record-list.tsx'
import { useTabs } from '../../../kit/lists/use-tabs.tsx'
import { AppLink } from '../../../platform/app-link.tsx'
import { pagePart } from '../../../platform/page-part.ts'
import classes from '../claims.module.css'
import { useClaims } from '../claims.queries.ts'
import { claimColumns } from './claim-columns.tsx'

const RulesTab = lazy(pagePart(() => import('./rules-tab.tsx')))

const tabs = [
  { value: 'claims', label: 'Claims' },
  { value: 'rules', label: 'Deadlines and carriers' },
] as const

/** The claims of an account: found by search, filters, and order, which the address keeps. */
export default function ClaimsScreen({ accountId }: { readonly accountId: string }) {
  const claims = useClaims(accountId)
  const { tab, choice } = useTabs(tabs)
  const portal = `/${encodeURIComponent(accountId)}`
  return (
    <Page
      title="Claims"
      lead="Report a claim and follow it to its end."
      action={
        <div className={classes.actions}>
          <AppLink href={`${portal}/dashboard/risk-management/claim-portal`} {...buttonLook('secondary')}>
            Claim analytics
          </AppLink>
          {claims.data?.mayReport && (
            <AppLink href={`${portal}/claims-portal/create`} {...buttonLook('primary')}>
              Report a claim
            </AppLink>
          )}
        </div>
      }
    >
      <Loaded query={claims} failed={claimMessages.loadFailed} lines={8}>
        {(data) => (
          <>
            {data.isStaff && <div className={classes.tabs}>{choice}</div>}
            {data.isStaff && tab === 'rules' ? (
              <Suspense fallback={<LoadingState lines={8} />}>
                <RulesTab accountId={accountId} list={data} />
              </Suspense>
            ) : (
              <RecordList
                label="Claims"
                views="claims"
                name="claims"
                noun={{ one: 'claim', many: 'claims' }}
                columns={claimColumns(accountId, data.claims, data.today)}
                rows={data.claims}
                rowKey={({ id }) => id}
                startSorting={[{ key: 'changedAt', direction: 'descending' }]}
                fileName={`${accountId} claims.csv`}
                empty={
                  <EmptyState
                    title="No claims yet"
                    action={
                      data.mayReport && (
                        <AppLink href={`${portal}/claims-portal/create`} {...buttonLook('secondary', true)}>
                          Report a claim
                        </AppLink>
                      )
                    }
                  >
                    Claims appear here once they are reported.
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
