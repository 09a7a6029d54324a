import { jobMessages } from '@portico/contract/areas/operations/job.messages.ts'
import type { JobQueueFigures } from '@portico/contract/areas/operations/job.shapes.ts'
import { useQuery } from '@tanstack/react-query'
import { useNavigate, useSearch } from '@tanstack/react-router'
import { type Column, DataTable } from '../../../kit/data/data-table.tsx'
import { Pill } from '../../../kit/data/pill.tsx'
import { Loaded } from '../../../kit/feedback/loaded.tsx'
import { EmptyState } from '../../../kit/feedback/states.tsx'
import { SelectField } from '../../../kit/forms/select-field.tsx'
import { Card } from '../../../kit/layout/card.tsx'
import { Page } from '../../../kit/layout/page.tsx'
import { AppLink } from '../../../platform/app-link.tsx'
import { formatCount } from '../../../platform/formats.ts'
import { type JobsAddress, jobsAddress } from './job-filter.ts'
import { JobList } from './job-list.tsx'
import { stateLabels } from './job-words.ts'
import classes from './jobs.module.css'
import { queuesQuery } from './jobs.queries.ts'

/** What the platform does in the background, for its administrators. */
export default function JobsScreen() {
  const address = jobsAddress(useSearch({ strict: false }))
  const queues = useQuery(queuesQuery)
  return (
    <Page title="Jobs" lead="Background work by queue. Refreshes every 10 seconds.">
      <div className={classes.cards}>
        <Card title={`${stateLabels[address.state ?? 'FAILED']} jobs`}>
          <FilterBar address={address} queues={queues.data?.queues ?? []} />
          <JobList address={address} />
        </Card>
        <Card title="Queues">
          <Loaded query={queues} failed={jobMessages.queuesFailed} lines={8}>
            {(data) =>
              data.queues.length === 0 ? (
                <EmptyState title="No queues yet">Queues appear here when the first jobs are added.</EmptyState>
              ) : (
                <DataTable label="Queues" columns={columns} rows={data.queues} rowKey={({ queue }) => queue} />
              )
            }
          </Loaded>
        </Card>
      </div>
    </Page>
  )
}

interface BarProps {
  readonly address: JobsAddress
  readonly queues: readonly JobQueueFigures[]
}

function FilterBar({ address, queues }: BarProps) {
  const navigate = useNavigate()
  const change = (part: Readonly<Record<string, string>>): void =>
    void navigate({ to: '.', search: { ...jobsAddress({ ...address, ...part }) }, replace: true, resetScroll: false })
  return (
    <search className={classes.bar}>
      <SelectField
        label="Status"
        data={Object.entries(stateLabels).map(([value, label]) => ({ value, label }))}
        value={address.state ?? 'FAILED'}
        onChange={(event) => change({ state: event.currentTarget.value })}
      />
      <SelectField
        label="Queue"
        data={[{ value: '', label: 'All' }, ...queues.map(({ queue }) => ({ value: queue, label: queue }))]}
        value={address.queue ?? ''}
        onChange={(event) => change({ queue: event.currentTarget.value })}
      />
    </search>
  )
}

const columns: readonly Column<JobQueueFigures>[] = [
  {
    key: 'queue',
    header: 'Queue',
    cell: ({ queue }) => <AppLink href={`/admin/jobs?queue=${encodeURIComponent(queue)}`}>{queue}</AppLink>,
  },
  { key: 'waiting', header: 'Waiting', cell: ({ waiting }) => formatCount(waiting), numeric: true },
  { key: 'running', header: 'Running', cell: ({ running }) => formatCount(running), numeric: true },
  {
    key: 'failed',
    header: 'Failed',
    cell: ({ failed }) => (failed === 0 ? '0' : <Pill tone="danger">{formatCount(failed)}</Pill>),
    numeric: true,
  },
]
