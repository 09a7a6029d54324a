import type { ClaimFact } from '@portico/contract/areas/claims/claim-facts.ts'
import { claimMessages } from '@portico/contract/areas/claims/claim.messages.ts'
import type { ClaimRow } from '@portico/contract/areas/claims/claim.shapes.ts'
import { useInfiniteQuery } from '@tanstack/react-query'
import { lazy, Suspense, useState } from 'react'
import { buttonLook } from '../../../kit/controls/button-look.ts'
import { moreOf } from '../../../kit/data/more.ts'
import { Loaded } from '../../../kit/feedback/loaded.tsx'
import { EmptyState, LoadingState } from '../../../kit/feedback/states.tsx'
import { Page } from '../../../kit/layout/page.tsx'
import { ServedList } from '../../../kit/lists/served-list.tsx'
import { useServedList } from '../../../kit/lists/use-served-list.ts'
import { ConfirmCall } from '../../../kit/overlays/confirm-call.tsx'
import { useTabs } from '../../../kit/lists/use-tabs.tsx'
import { AppLink } from '../../../platform/app-link.tsx'
import { pagePart } from '../../../platform/page-part.ts'
import classes from '../claims.module.css'
import { allClaims, claimPages, useClaimCalls, useClaimChoices } from '../claims.queries.ts'
import { claimColumns, discardColumn } from './claim-columns.tsx'

const RulesTab = lazy(pagePart(() => import('./rules-tab.tsx')))

const LedgerTab = lazy(pagePart(() => import('../ledger/ledger-tab.tsx')))

const tabs = [
  { value: 'claims', label: 'Claims' },
  { value: 'ledger', label: 'Loss ledger' },
  { value: 'rules', label: 'Deadlines and carriers' },
] as const

const startSorting = [{ key: 'changedAt', direction: 'descending' }] as const

/** The claims of an account: found by search, filters, and order, which the address keeps. */
export default function ClaimsScreen({ accountId }: { readonly accountId: string }) {
  const choices = useClaimChoices(accountId)
  const groups = choices.data?.groups
  const list = useServedList<ClaimFact, ClaimRow>('claims', claimColumns(accountId, groups, ''), startSorting)
  // What the list is narrowed to is known once its choices are.
  const pages = useInfiniteQuery({ ...claimPages(accountId, list.query), enabled: !choices.isPending })
  const first = pages.data?.pages[0]
  const { tab, choice } = useTabs(tabs)
  const { discard } = useClaimCalls(accountId)
  const [discarding, setDiscarding] = useState<ClaimRow>()
  const portal = `/${encodeURIComponent(accountId)}`
  return (
    <Page
      title="Claims"
      lead="Report a claim and follow it to its end."
      action={
        <div className={classes.actions}>
          {first?.mayReport && (
            <AppLink href={`${portal}/claims-portal/codes`} {...buttonLook('secondary')}>
              QR codes
            </AppLink>
          )}
          <AppLink href={`${portal}/dashboard/risk-management/claim-portal`} {...buttonLook('secondary')}>
            Claim analytics
          </AppLink>
          {first?.mayReport && (
            <AppLink href={`${portal}/claims-portal/create`} {...buttonLook('primary')}>
              Report a claim
            </AppLink>
          )}
        </div>
      }
    >
      <Loaded query={pages} failed={claimMessages.loadFailed} lines={8}>
        {({ pages: [data = first!, ...others] }) => (
          <>
            {data.isStaff && <div className={classes.tabs}>{choice}</div>}
            {data.isStaff && tab !== 'claims' ? (
              <Suspense fallback={<LoadingState lines={8} />}>
                {tab === 'rules' ? <RulesTab accountId={accountId} list={data} /> : <LedgerTab accountId={accountId} />}
              </Suspense>
            ) : (
              <ServedList
                label="Claims"
                views="claims"
                noun={{ one: 'claim', many: 'claims' }}
                columns={claimColumns(accountId, groups, data.today)}
                state={list.state}
                onChange={list.onChange}
                rows={[data, ...others].flatMap(({ claims }) => claims)}
                total={data.total}
                isMore={data.isMore}
                more={moreOf(pages)}
                allRows={allClaims(accountId, list.query)}
                rowKey={({ id }) => id}
                actions={
                  data.mayReport &&
                  [data, ...others].some(({ claims }) => claims.some(({ status }) => status === 'DRAFT'))
                    ? discardColumn(setDiscarding)
                    : undefined
                }
                startSorting={startSorting}
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
      {discarding !== undefined && (
        <ConfirmCall
          title={`Discard draft ${discarding.ourNumber}?`}
          confirmLabel="Discard"
          failure={claimMessages.saveFailed}
          run={() => discard(discarding)}
          onClose={() => setDiscarding(undefined)}
        >
          <p>{claimMessages.discardEffect}</p>
        </ConfirmCall>
      )}
    </Page>
  )
}
