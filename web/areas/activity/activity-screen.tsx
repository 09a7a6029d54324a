import { useInfiniteQuery } from '@tanstack/react-query'
import { useRouterState } from '@tanstack/react-router'
import { useState } from 'react'
import { Button } from '../../kit/controls/button.tsx'
import { MoreButton } from '../../kit/data/more-button.tsx'
import { moreOf } from '../../kit/data/more.ts'
import { Loaded } from '../../kit/feedback/loaded.tsx'
import { EmptyState, LoadingState } from '../../kit/feedback/states.tsx'
import { Card } from '../../kit/layout/card.tsx'
import { Page } from '../../kit/layout/page.tsx'
import { useAccount } from '../accounts/accounts.door.ts'
import { ActivityFeed } from './activity-feed.tsx'
import { ActivityFilterFields } from './activity-filter.tsx'
import { activityPages, noFilter } from './activity.queries.ts'
import { ExportButton } from './export-button.tsx'
import { OneEntry } from './one-entry.tsx'

/** Who did what on an account, and who saw what of it. */
export default function ActivityScreen({ accountId }: { readonly accountId: string }) {
  const account = useAccount(accountId)
  const entryId = useRouterState({ select: ({ location }) => new URLSearchParams(location.searchStr).get('entry') })
  const [filter, setFilter] = useState(noFilter)
  const pages = useInfiniteQuery(activityPages(accountId, filter))
  if (account === undefined) return <LoadingState lines={8} />
  if (entryId !== null) return <OneEntry accountId={accountId} entryId={entryId} />
  return (
    <Page
      title="Activity"
      lead="Who did what, and who opened which document. Nothing here can be changed."
      action={<ExportButton account={account} filter={filter} />}
    >
      <ActivityFilterFields people={account.users} filter={filter} onChange={setFilter} />
      <Card title="What happened">
        <Loaded query={pages} failed="The activity could not be loaded." lines={8}>
          {(data) => {
            const entries = data.pages.flatMap(({ items }) => items)
            if (entries.length === 0)
              return <Nothing filtered={filter !== noFilter} onReset={() => setFilter(noFilter)} />
            return (
              <div aria-busy={pages.isPlaceholderData || undefined}>
                <ActivityFeed accountId={accountId} entries={entries} />
                <MoreButton more={moreOf(pages)} />
              </div>
            )
          }}
        </Loaded>
      </Card>
    </Page>
  )
}

function Nothing({ filtered, onReset }: { readonly filtered: boolean; readonly onReset: () => void }) {
  if (!filtered) return <EmptyState title="Nothing yet">Whatever is done on this account will appear here.</EmptyState>
  return (
    <EmptyState
      title="Nothing fits"
      action={
        <Button kind="secondary" small onClick={onReset}>
          Show everything
        </Button>
      }
    >
      Nothing of this kind was done in these days.
    </EmptyState>
  )
}
