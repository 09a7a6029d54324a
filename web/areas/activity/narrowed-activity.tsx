import type { AccountPerson } from '@portico/contract/areas/accounts/account.shapes.ts'
import type { UseInfiniteQueryResult } from '@tanstack/react-query'
import { Button } from '../../kit/controls/button.tsx'
import { MoreButton } from '../../kit/data/more-button.tsx'
import { moreOf } from '../../kit/data/more.ts'
import { Loaded } from '../../kit/feedback/loaded.tsx'
import { EmptyState } from '../../kit/feedback/states.tsx'
import { Card } from '../../kit/layout/card.tsx'
import { ActivityFeed } from './activity-feed.tsx'
import { ActivityFilterFields } from './activity-filter.tsx'
import { type ActivityFilter, type ActivityPages, noFilter } from './activity.queries.ts'

interface Props {
  readonly people: readonly AccountPerson[]
  readonly pages: UseInfiniteQueryResult<ActivityPages, unknown>
  readonly filter: ActivityFilter
  readonly onFilter: (filter: ActivityFilter) => void
  /** Omitted if the entries have no page of their own. */
  readonly accountId?: string
}

/** Activity, narrowed as one likes. */
export function NarrowedActivity({ people, pages, filter, onFilter, accountId }: Props) {
  return (
    <>
      <ActivityFilterFields people={people} filter={filter} onChange={onFilter} />
      <Card title="Activity">
        <Loaded query={pages} failed="The activity could not be loaded." lines={8}>
          {(data) => {
            const entries = data.pages.flatMap(({ items }) => items)
            if (entries.length === 0)
              return <Nothing filtered={filter !== noFilter} onReset={() => onFilter(noFilter)} />
            return (
              <div aria-busy={pages.isPlaceholderData || undefined}>
                <ActivityFeed accountId={accountId} entries={entries} />
                <MoreButton more={moreOf(pages)} />
              </div>
            )
          }}
        </Loaded>
      </Card>
    </>
  )
}

function Nothing({ filtered, onReset }: { readonly filtered: boolean; readonly onReset: () => void }) {
  if (!filtered) return <EmptyState title="No activity yet">Activity on this account appears here.</EmptyState>
  return (
    <EmptyState
      title="No matching activity found"
      action={
        <Button kind="secondary" small onClick={onReset}>
          Show everything
        </Button>
      }
    >
      No activity of this type in this date range.
    </EmptyState>
  )
}
