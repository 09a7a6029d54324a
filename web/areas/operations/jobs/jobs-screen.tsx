import { jobMessages } from '@portico/contract/areas/operations/job.messages.ts'
import { type JobQueueFigures, jobsCounted } from '@portico/contract/areas/operations/job.shapes.ts'
import { choicesOf } from '@portico/contract/kit/field.ts'
import { useQuery } from '@tanstack/react-query'
import { useNavigate, useSearch } from '@tanstack/react-router'
import { type Column, DataTable } from '../../../kit/data/data-table.tsx'
import { Pill } from '../../../kit/data/pill.tsx'
import { Loaded } from '../../../kit/feedback/loaded.tsx'
import { EmptyState } from '../../../kit/feedback/states.tsx'
import { Card } from '../../../kit/layout/card.tsx'
import { Page } from '../../../kit/layout/page.tsx'
import { FilterBar } from '../../../kit/lists/filter-bar.tsx'
import { AppLink } from '../../../platform/app-link.tsx'
import { formatCount } from '../../../platform/formats.ts'
import { type JobsAddress, jobsAddress } from './job-filter.ts'
import { JobList } from './job-list.tsx'
import { stateLabels } from './job-labels.ts'
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
          <JobsBar address={address} queues={queues.data?.queues ?? []} />
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

function JobsBar({ address, queues }: BarProps) {
  const navigate = useNavigate()
  const change = (part: Readonly<Record<string, string>>): void =>
    void navigate({ to: '.', search: { ...jobsAddress({ ...address, ...part }) }, replace: true, resetScroll: false })
  return (
    <FilterBar
      filter={{ state: address.state ?? 'FAILED', queue: address.queue }}
      onChange={change}
      selects={[
        { key: 'state', label: 'Status', all: null, choices: choicesOf(stateLabels) },
        { key: 'queue', label: 'Queue', choices: queues.map(({ queue }) => ({ value: queue, label: queue })) },
      ]}
    />
  )
}

/** Jobs are counted up to a limit. */
const counted = (jobs: number): string => (jobs < jobsCounted ? formatCount(jobs) : `${formatCount(jobs)}+`)

const columns: readonly Column<JobQueueFigures>[] = [
  {
    key: 'queue',
    header: 'Queue',
    cell: ({ queue }) => <AppLink href={`/admin/jobs?queue=${encodeURIComponent(queue)}`}>{queue}</AppLink>,
  },
  { key: 'waiting', header: 'Waiting', cell: ({ waiting }) => counted(waiting), numeric: true },
  { key: 'running', header: 'Running', cell: ({ running }) => counted(running), numeric: true },
  {
    key: 'failed',
    header: 'Failed',
    cell: ({ failed }) => (failed === 0 ? '0' : <Pill tone="danger">{counted(failed)}</Pill>),
    numeric: true,
  },
]
