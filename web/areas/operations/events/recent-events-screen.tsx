import type { RecentEvent } from '@portico/contract/areas/operations/recent-event.shapes.ts'
import { Button } from '../../../kit/controls/button.tsx'
import { type Column, DataTable } from '../../../kit/data/data-table.tsx'
import { MoreButton } from '../../../kit/data/more-button.tsx'
import { Pill } from '../../../kit/data/pill.tsx'
import { Loaded } from '../../../kit/feedback/loaded.tsx'
import { EmptyState } from '../../../kit/feedback/states.tsx'
import { Card } from '../../../kit/layout/card.tsx'
import { Page } from '../../../kit/layout/page.tsx'
import { useFilter } from '../../../kit/lists/use-filter.ts'
import { AppLink } from '../../../platform/app-link.tsx'
import { formatMoment } from '../../../platform/formats.ts'
import { actionLabelOf, nameOf } from '../../activity/activity.public.ts'
import { eventFilter } from './event-filter.ts'
import { EventsBar } from './events-bar.tsx'
import classes from './events.module.css'
import { ReplayButton } from './replay-button.tsx'
import { useRecentEvents } from './recent-events.queries.ts'

/** What is done on the whole platform, as it happens, for its administrators. */
export default function RecentEventsScreen() {
  const { filter, onFilter } = useFilter(eventFilter)
  const { pages, pausedSince, pause, goOn, goBack } = useRecentEvents(filter)
  return (
    <Page
      title="Recent Events"
      lead="Every change on the platform, newest first."
      action={
        <Button kind="secondary" onClick={pausedSince === undefined ? pause : goOn}>
          {pausedSince === undefined ? 'Pause' : 'Resume'}
        </Button>
      }
    >
      <EventsBar filter={filter} onFilter={onFilter} />
      <Card
        title="Events"
        action={
          <span className={classes.state}>
            <span role="status">
              {pausedSince === undefined ? (
                <Pill tone="success">Live</Pill>
              ) : (
                <Pill tone="warning">Paused {formatMoment(pausedSince)}</Pill>
              )}
            </span>
            <ReplayButton events={pages.data?.pages.flatMap(({ items }) => items) ?? []} />
          </span>
        }
      >
        <Loaded query={pages} failed="The events could not be loaded." lines={8}>
          {(data) => (
            <Events
              events={data.pages.flatMap(({ items }) => items)}
              more={pages.hasNextPage ? { busy: pages.isFetchingNextPage, onMore: goBack } : undefined}
            />
          )}
        </Loaded>
      </Card>
    </Page>
  )
}

interface Props {
  readonly events: readonly RecentEvent[]
  readonly more: { readonly busy: boolean; readonly onMore: () => void } | undefined
}

function Events({ events, more }: Props) {
  return (
    <>
      {events.length === 0 && more === undefined && (
        <EmptyState title="No matching events">Remove a filter or try another word.</EmptyState>
      )}
      {events.length === 0 && more !== undefined && (
        <EmptyState title="No matching events yet">
          The newest 20,000 events do not match. Search further back.
        </EmptyState>
      )}
      {events.length > 0 && <DataTable label="Events" columns={columns} rows={events} rowKey={({ id }) => id} />}
      <MoreButton more={more}>{events.length === 0 ? 'Search further back' : 'Show older events'}</MoreButton>
    </>
  )
}

const time = new Intl.DateTimeFormat('en-US', {
  month: '2-digit',
  day: '2-digit',
  hour: 'numeric',
  minute: '2-digit',
  second: '2-digit',
})

/** An entry's values stay with its account: here it only shows who did what, where. */
const withoutValues = { before: null, after: null }

function What({ event }: { readonly event: RecentEvent }) {
  const name = nameOf({ ...event, ...withoutValues })
  return (
    <span className={classes.what}>
      <span>
        {event.actor?.name ?? 'Portico'} {actionLabelOf(event)}
        {name !== '' && `: ${name}`} {event.isInternal && <Pill tone="warning">Brokerage only</Pill>}
      </span>
      <span className={classes.under}>
        {event.action}
        {event.actor !== null && `, ${event.actor.username}`}
        {event.impersonatedBy !== null && `, by ${event.impersonatedBy}, viewing as ${event.actor?.name ?? 'a user'}`}
        {event.ip !== null && `, from ${event.ip}`}
      </span>
    </span>
  )
}

const columns: readonly Column<RecentEvent>[] = [
  { key: 'what', header: 'Event', cell: (event) => <What event={event} /> },
  {
    key: 'account',
    header: 'Account',
    cell: ({ account }) =>
      account === null ? (
        'None'
      ) : (
        <AppLink href={`/${encodeURIComponent(account.code)}/account/activity`}>{account.name}</AppLink>
      ),
  },
  { key: 'brokerage', header: 'Brokerage', cell: ({ brokerage }) => brokerage ?? 'None' },
  { key: 'at', header: 'Time', cell: ({ at }) => <time dateTime={at}>{time.format(new Date(at))}</time> },
]
