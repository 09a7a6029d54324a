import { recordedErrorMessages } from '@portico/contract/areas/operations/recorded-error.messages.ts'
import { chartDays, type RecordedError } from '@portico/contract/areas/operations/recorded-error.shapes.ts'
import { useQuery } from '@tanstack/react-query'
import { useParams } from '@tanstack/react-router'
import { LazyChart } from '../../../kit/charts/lazy-chart.tsx'
import { type Column, DataTable } from '../../../kit/data/data-table.tsx'
import { Facts } from '../../../kit/data/facts.tsx'
import { Loaded } from '../../../kit/feedback/loaded.tsx'
import { Card } from '../../../kit/layout/card.tsx'
import { Page } from '../../../kit/layout/page.tsx'
import { AppLink } from '../../../platform/app-link.tsx'
import { formatCount, formatDate, formatMoment } from '../../../platform/formats.ts'
import { ErrorActions } from './error-actions.tsx'
import { ErrorState, releaseLabel, sourceLabels } from './error-labels.tsx'
import classes from './errors.module.css'
import { errorQuery } from './errors.queries.ts'

/** One error of the platform: its count, first release, brokerages, and place in the code. */
export default function ErrorScreen() {
  const { fingerprint = '' }: { fingerprint?: string } = useParams({ strict: false })
  const query = useQuery(errorQuery(fingerprint))
  return (
    <Page
      title={query.data?.name ?? 'Error'}
      eyebrow={<AppLink href="/admin/errors">Errors</AppLink>}
      lead={query.data && <span className={classes.long}>{query.data.message}</span>}
    >
      <Loaded query={query} failed={recordedErrorMessages.loadFailed} lines={10}>
        {(error) => <Detail error={error} />}
      </Loaded>
    </Page>
  )
}

function Detail({ error }: { readonly error: RecordedError }) {
  return (
    <div className={classes.cards}>
      <Card title="Details" action={<ErrorState {...error} />} footer={<ErrorActions error={error} />}>
        <Facts facts={factsOf(error)} />
      </Card>
      <Card title="Trend">
        <LazyChart
          title={`Times per day, last ${chartDays} days`}
          kind="bars"
          axis="Day"
          labels={error.days.map(({ day }) => formatDate(day).slice(0, 5))}
          figures={[{ name: 'Times', values: error.days.map(({ times }) => times) }]}
          format={formatCount}
        />
      </Card>
      <Card title="Releases">
        <DataTable label="Releases" columns={releaseColumns} rows={error.releases} rowKey={({ release }) => release} />
      </Card>
      <Card title="Brokerages">
        {error.brokerages.length === 0 ? (
          <p>Seen for no brokerage in particular.</p>
        ) : (
          <DataTable
            label="Brokerages"
            columns={brokerageColumns}
            rows={error.brokerages}
            rowKey={({ code }) => code}
          />
        )}
      </Card>
      <Card title="Stack">
        {error.stack === '' ? (
          <p>No stack was reported.</p>
        ) : (
          // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a long line scrolls by keyboard too
          <pre className={classes.stack} tabIndex={0} role="region" aria-label="Stack">
            {error.stack}
          </pre>
        )}
      </Card>
    </div>
  )
}

function factsOf(error: RecordedError) {
  const { resolvedAt, resolvedBy, resolvedRelease, reopenedAt } = error
  return [
    { label: 'Source', value: sourceLabels[error.source] },
    { label: 'Place', value: <span className={classes.long}>{error.place}</span> },
    { label: 'Times', value: formatCount(error.times) },
    { label: 'First seen', value: formatMoment(error.firstSeenAt) },
    { label: 'Last seen', value: formatMoment(error.lastSeenAt) },
    { label: 'First release', value: <span className={classes.long}>{releaseLabel(error.firstRelease)}</span> },
    { label: 'Last release', value: <span className={classes.long}>{releaseLabel(error.lastRelease)}</span> },
    ...(resolvedAt === null
      ? []
      : [
          { label: 'Resolved', value: `${formatMoment(resolvedAt)}${resolvedBy === null ? '' : ` by ${resolvedBy}`}` },
          { label: 'Reopens', value: `If seen in a release after ${releaseLabel(resolvedRelease ?? '')}` },
        ]),
    ...(reopenedAt === null ? [] : [{ label: 'Reopened', value: formatMoment(reopenedAt) }]),
  ]
}

const releaseColumns: readonly Column<RecordedError['releases'][number]>[] = [
  {
    key: 'release',
    header: 'Release',
    cell: ({ release }) => <span className={classes.long}>{releaseLabel(release)}</span>,
  },
  { key: 'times', header: 'Times', cell: ({ times }) => formatCount(times), numeric: true },
  { key: 'last', header: 'Last seen', cell: ({ lastDay }) => formatDate(lastDay) },
]

const brokerageColumns: readonly Column<RecordedError['brokerages'][number]>[] = [
  { key: 'name', header: 'Name', cell: ({ name }) => name },
  { key: 'code', header: 'Code', cell: ({ code }) => code },
  { key: 'times', header: 'Times', cell: ({ times }) => formatCount(times), numeric: true },
]
