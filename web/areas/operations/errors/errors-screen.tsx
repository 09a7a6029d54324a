import { recordedErrorMessages } from '@portico/contract/areas/operations/recorded-error.messages.ts'
import type { RecordedErrorListing } from '@portico/contract/areas/operations/recorded-error.shapes.ts'
import { useInfiniteQuery } from '@tanstack/react-query'
import type { Column } from '../../../kit/data/data-table.tsx'
import { PagedTable } from '../../../kit/data/paged-table.tsx'
import { TwoLines } from '../../../kit/data/two-lines.tsx'
import { EmptyState } from '../../../kit/feedback/states.tsx'
import { Card } from '../../../kit/layout/card.tsx'
import { Page } from '../../../kit/layout/page.tsx'
import { useFilter } from '../../../kit/lists/use-filter.ts'
import { AppLink } from '../../../platform/app-link.tsx'
import { formatCount, formatMoment } from '../../../platform/formats.ts'
import { errorFilter, type ErrorsAddress, errorsAddress } from './error-filter.ts'
import { ErrorState, releaseLabel, sourceLabels } from './error-labels.tsx'
import { ErrorsBar } from './errors-bar.tsx'
import classes from './errors.module.css'
import { errorPages } from './errors.queries.ts'
import { Trend } from './trend.tsx'

/** What failed on the platform, grouped, for its administrators. */
export default function ErrorsScreen() {
  const { filter: address, onFilter } = useFilter(errorsAddress)
  const pages = useInfiniteQuery(errorPages(errorFilter(address)))
  return (
    <Page
      title="Errors"
      lead="Errors of the server, of background jobs, and of the web app. Stored without personal data, for 90 days."
    >
      <ErrorsBar address={address} onFilter={onFilter} />
      <Card title={titles[address.state ?? 'OPEN']}>
        <PagedTable
          pages={pages}
          failed={recordedErrorMessages.listFailed}
          label="Errors"
          columns={columns}
          rowKey={({ fingerprint }) => fingerprint}
          empty={<NoErrors address={address} />}
        />
      </Card>
    </Page>
  )
}

const titles = { OPEN: 'Open errors', RESOLVED: 'Resolved errors', ALL: 'All errors' } as const

function NoErrors({ address }: { readonly address: ErrorsAddress }) {
  return Object.keys(address).length === 0 ? (
    <EmptyState title="No open errors">Errors appear here within seconds after they happen.</EmptyState>
  ) : (
    <EmptyState title="No matching errors">Remove a filter or try another word.</EmptyState>
  )
}

const columns: readonly Column<RecordedErrorListing>[] = [
  {
    key: 'error',
    header: 'Error',
    cell: ({ fingerprint, name, message, source, place }) => (
      <div className={classes.error}>
        <TwoLines under={`${sourceLabels[source]}, ${place}`}>
          <AppLink href={`/admin/errors/${fingerprint}`}>{message === '' ? name : `${name}: ${message}`}</AppLink>
        </TwoLines>
      </div>
    ),
  },
  { key: 'state', header: 'Status', cell: (error) => <ErrorState {...error} /> },
  { key: 'times', header: 'Times', cell: ({ times }) => formatCount(times), numeric: true },
  { key: 'trend', header: 'Last 14 days', cell: ({ trend, name }) => <Trend times={trend} label={name} /> },
  { key: 'seen', header: 'Last seen', cell: ({ lastSeenAt }) => formatMoment(lastSeenAt) },
  {
    key: 'release',
    header: 'Release',
    cell: ({ lastRelease }) => <span className={classes.release}>{releaseLabel(lastRelease)}</span>,
  },
  {
    key: 'brokerages',
    header: 'Brokerages',
    cell: ({ brokerages }) => (brokerages.length === 0 ? 'None' : brokerages.join(', ')),
  },
  { key: 'assignee', header: 'Assigned to', cell: ({ assignee }) => assignee?.name ?? 'Unassigned' },
]
