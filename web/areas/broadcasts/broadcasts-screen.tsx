import { audienceText } from '@portico/contract/areas/broadcasts/audience.ts'
import { broadcastMessages } from '@portico/contract/areas/broadcasts/broadcast.messages.ts'
import { broadcastChannels, type BroadcastListing } from '@portico/contract/areas/broadcasts/broadcast.shapes.ts'
import { useInfiniteQuery } from '@tanstack/react-query'
import { buttonLook } from '../../kit/controls/button-look.ts'
import type { Column } from '../../kit/data/data-table.tsx'
import { PagedTable } from '../../kit/data/paged-table.tsx'
import { TwoLines } from '../../kit/data/two-lines.tsx'
import { EmptyState } from '../../kit/feedback/states.tsx'
import { Card } from '../../kit/layout/card.tsx'
import { Page } from '../../kit/layout/page.tsx'
import { AppLink } from '../../platform/app-link.tsx'
import { formatCount, formatMoment } from '../../platform/formats.ts'
import { BroadcastState } from './broadcast-state.tsx'
import { broadcastPages } from './broadcasts.queries.ts'

/** Every broadcast of the platform, for its administrators. */
export default function BroadcastsScreen() {
  const pages = useInfiniteQuery(broadcastPages())
  return (
    <Page
      title="Broadcast"
      lead="Messages to many people at once, by banner or email."
      action={
        <AppLink href="/admin/broadcast/new" {...buttonLook('primary')}>
          New broadcast
        </AppLink>
      }
    >
      <Card title="All broadcasts">
        <PagedTable
          pages={pages}
          failed={broadcastMessages.listFailed}
          label="Broadcasts"
          columns={columns}
          rowKey={({ id }) => id}
          empty={
            <EmptyState title="No broadcasts yet">
              Broadcasts appear here with their delivery and read counts. Choose New broadcast to write one.
            </EmptyState>
          }
        />
      </Card>
    </Page>
  )
}

const columns: readonly Column<BroadcastListing>[] = [
  {
    key: 'title',
    header: 'Title',
    cell: ({ id, title, audience }) => (
      <TwoLines under={audienceText(audience)}>
        <AppLink href={`/admin/broadcast/${id}`}>{title}</AppLink>
      </TwoLines>
    ),
  },
  { key: 'state', header: 'Status', cell: ({ state }) => <BroadcastState state={state} /> },
  { key: 'channel', header: 'Channel', cell: ({ channel }) => broadcastChannels[channel] },
  { key: 'send', header: 'Send time', cell: ({ sendAt }) => formatMoment(sendAt) },
  {
    key: 'recipients',
    header: 'Recipients',
    cell: ({ state, recipients }) => (state === 'SCHEDULED' ? 'Not sent yet' : formatCount(recipients)),
  },
]
