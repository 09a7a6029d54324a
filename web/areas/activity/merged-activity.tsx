import type { Account } from '@portico/contract/areas/accounts/account.shapes.ts'
import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Page } from '../../kit/layout/page.tsx'
import { AppLink } from '../../platform/app-link.tsx'
import { activityPath, mergedPages, mergedQuery, noFilter, wholeMerged } from './activity.queries.ts'
import { ExportButton } from './export-button.tsx'
import { NarrowedActivity } from './narrowed-activity.tsx'

interface Props {
  readonly account: Account
  readonly mergedId: string
}

/** What was done on an account before it was merged into another. */
export function MergedActivity({ account, mergedId }: Props) {
  const [filter, setFilter] = useState(noFilter)
  const pages = useInfiniteQuery(mergedPages(account, mergedId, filter))
  const merged = useQuery(mergedQuery(account)).data?.find(({ accountCode }) => accountCode === mergedId)
  return (
    <Page
      title={`Activity of ${merged?.companyName ?? mergedId}`}
      lead={
        <>
          Activity before this account was merged.{' '}
          <AppLink href={activityPath(account.accountCode)}>Activity of this account</AppLink>
        </>
      }
      action={<ExportButton accountId={mergedId} read={wholeMerged(account, mergedId)} filter={filter} />}
    >
      <NarrowedActivity people={account.users} pages={pages} filter={filter} onFilter={setFilter} />
    </Page>
  )
}
