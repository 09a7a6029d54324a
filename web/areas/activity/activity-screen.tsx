import { isBrokerageAdmin } from '@portico/contract/areas/session/roles.rules.ts'
import type { Account } from '@portico/contract/areas/accounts/account.shapes.ts'
import { useInfiniteQuery } from '@tanstack/react-query'
import { useRouterState } from '@tanstack/react-router'
import { useState } from 'react'
import { LoadingState } from '../../kit/feedback/states.tsx'
import { Page } from '../../kit/layout/page.tsx'
import { useAccount } from '../accounts/accounts.public.ts'
import { useSignedInUser } from '../session/session.public.ts'
import { activityPages, noFilter, wholeActivity } from './activity.queries.ts'
import { ExportButton } from './export-button.tsx'
import { MergedActivity } from './merged-activity.tsx'
import { MergedAccounts } from './merged-accounts.tsx'
import { NarrowedActivity } from './narrowed-activity.tsx'
import { OneEntry } from './one-entry.tsx'

/** Who did what on an account, and who saw what; for admins of its brokerage, including accounts merged into it. */
export default function ActivityScreen({ accountId }: { readonly accountId: string }) {
  const account = useAccount(accountId)
  const user = useSignedInUser()
  const searched = useRouterState({ select: ({ location }) => location.searchStr })
  const search = new URLSearchParams(searched)
  const [entryId, mergedId] = [search.get('entry'), search.get('merged')]
  if (account === undefined) return <LoadingState lines={8} />
  if (entryId !== null) return <OneEntry accountId={accountId} entryId={entryId} />
  const seesMerged = isBrokerageAdmin(user, account.brokerCode)
  if (mergedId !== null && seesMerged) return <MergedActivity account={account} mergedId={mergedId} />
  return <WholeActivity account={account} seesMerged={seesMerged} />
}

interface WholeProps {
  readonly account: Account
  readonly seesMerged: boolean
}

function WholeActivity({ account, seesMerged }: WholeProps) {
  const { accountCode, users } = account
  const [filter, setFilter] = useState(noFilter)
  const pages = useInfiniteQuery(activityPages(accountCode, filter))
  return (
    <Page
      title="Activity"
      lead="A permanent record of changes and document views on this account."
      action={<ExportButton accountId={accountCode} read={wholeActivity(accountCode)} filter={filter} />}
    >
      <NarrowedActivity accountId={accountCode} people={users} pages={pages} filter={filter} onFilter={setFilter} />
      {seesMerged && <MergedAccounts account={account} />}
    </Page>
  )
}
