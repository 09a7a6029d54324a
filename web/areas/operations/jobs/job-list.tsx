import { jobMessages } from '@portico/contract/areas/operations/job.messages.ts'
import type { Job } from '@portico/contract/areas/operations/job.shapes.ts'
import { useInfiniteQuery } from '@tanstack/react-query'
import { Button } from '../../../kit/controls/button.tsx'
import { type Column, DataTable } from '../../../kit/data/data-table.tsx'
import { moreOf } from '../../../kit/data/more.ts'
import { Loaded } from '../../../kit/feedback/loaded.tsx'
import { Notice } from '../../../kit/feedback/notice.tsx'
import { EmptyState } from '../../../kit/feedback/states.tsx'
import { formatCount, formatMoment } from '../../../platform/formats.ts'
import { useWork } from '../../../platform/use-work.ts'
import type { JobsAddress } from './job-filter.ts'
import { momentLabels, stateLabels } from './job-labels.ts'
import classes from './jobs.module.css'
import { jobPages, useRunAgain } from './jobs.queries.ts'

/** The jobs in a state; those that failed can be run again. */
export function JobList({ address: { state = 'FAILED', queue } }: { readonly address: JobsAddress }) {
  const pages = useInfiniteQuery(jobPages({ state, ...(queue !== undefined && { queue }) }))
  const runAgain = useRunAgain()
  const work = useWork()
  const action = (job: Job) => (
    <Button
      kind="secondary"
      small
      busy={work.busy}
      aria-label={`Run again: ${job.queue}, ${formatMoment(job.at)}`}
      onClick={() => void work.run(() => runAgain(job), jobMessages.runFailed)}
    >
      Run again
    </Button>
  )
  return (
    <>
      {work.refused !== undefined && <Notice kind="error">{work.refused}</Notice>}
      <Loaded query={pages} failed={jobMessages.listFailed} lines={5}>
        {(data) => {
          const jobs = data.pages.flatMap(({ items }) => items)
          if (jobs.length === 0)
            return <EmptyState title={`No ${stateLabels[state].toLowerCase()} jobs`}>{nothing[state]}</EmptyState>
          return (
            <DataTable
              label="Jobs"
              columns={[
                ...columns,
                { key: 'at', header: momentLabels[state], cell: ({ at }) => formatMoment(at) },
                ...(state === 'FAILED' ? [{ key: 'again', header: 'Action', cell: action }] : []),
              ]}
              rows={jobs}
              rowKey={({ id }) => id}
              more={moreOf(pages)}
            />
          )
        }}
      </Loaded>
    </>
  )
}

const nothing = {
  FAILED: 'Jobs appear here when their last try fails. They stay for 7 days.',
  RUNNING: 'Jobs appear here while they run.',
  WAITING: 'Jobs appear here until they start, also between two tries.',
} as const

const columns: readonly Column<Job>[] = [
  { key: 'queue', header: 'Queue', cell: ({ queue }) => queue },
  {
    key: 'reason',
    header: 'Reason',
    cell: ({ reason }) => <span className={classes.reason}>{reason ?? 'None'}</span>,
  },
  { key: 'tries', header: 'Failed tries', cell: ({ tries }) => formatCount(tries), numeric: true },
  { key: 'created', header: 'Created', cell: ({ createdAt }) => formatMoment(createdAt) },
]
