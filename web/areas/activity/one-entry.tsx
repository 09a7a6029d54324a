import { useQuery } from '@tanstack/react-query'
import { Loaded } from '../../kit/feedback/loaded.tsx'
import { Card } from '../../kit/layout/card.tsx'
import { Page } from '../../kit/layout/page.tsx'
import { AppLink } from '../../platform/app-link.tsx'
import { Entry } from './activity-feed.tsx'
import { activityPath, entryQuery } from './activity.queries.ts'
import classes from './activity.module.css'

/** One entry, under an address that can be passed on. */
export function OneEntry({ accountId, entryId }: { readonly accountId: string; readonly entryId: string }) {
  const entry = useQuery(entryQuery(accountId, entryId))
  return (
    <Page title="Activity" lead={<AppLink href={activityPath(accountId)}>All activity</AppLink>}>
      <Card title="Activity">
        <Loaded query={entry} failed="The entry could not be loaded." lines={3}>
          {(data) => (
            <ol className={classes.entries}>
              <Entry accountId={accountId} entry={data} opened />
            </ol>
          )}
        </Loaded>
      </Card>
    </Page>
  )
}
