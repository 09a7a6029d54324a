import type { Overview } from '@portico/contract/areas/administration/overview.shapes.ts'
import { type Column, DataTable } from '../../kit/data/data-table.tsx'
import { Facts } from '../../kit/data/facts.tsx'
import { Pill } from '../../kit/data/pill.tsx'
import { formatCount, formatMoment } from '../../platform/formats.ts'
import classes from './admin-dashboard.module.css'

/** Highlights a count of problems unless it is zero. */
const wrong = (many: number) => (many === 0 ? '0' : <Pill tone="danger">{formatCount(many)}</Pill>)

type Phase = Overview['tenants']['accounts'][number]

const phaseColumns: readonly Column<Phase>[] = [
  { key: 'phase', header: 'Phase', cell: ({ phase }) => phase },
  { key: 'clients', header: 'Clients', cell: ({ clients }) => formatCount(clients), numeric: true },
  { key: 'prospects', header: 'Prospects', cell: ({ prospects }) => formatCount(prospects), numeric: true },
]

export function PhasesTable({ tenants: { brokerages, accounts, isEstimate } }: Pick<Overview, 'tenants'>) {
  const total = accounts.reduce((sum, { clients, prospects }) => sum + clients + prospects, 0)
  return (
    <>
      <p className={classes.note}>
        {isEstimate && 'About '}
        {formatCount(total)} accounts of {formatCount(brokerages)} brokerages
      </p>
      <DataTable label="Accounts by phase" columns={phaseColumns} rows={accounts} rowKey={({ phase }) => phase} />
    </>
  )
}

const channelNames: Readonly<Record<string, string>> = { email: 'Email', sms: 'Text messages', voice: 'Voice calls' }

const messageColumns: readonly Column<Overview['messages'][number]>[] = [
  { key: 'channel', header: 'Channel', cell: ({ channel }) => channelNames[channel] ?? channel },
  { key: 'waiting', header: 'Waiting', cell: ({ waiting }) => formatCount(waiting), numeric: true },
  { key: 'givenUp', header: 'Failed', cell: ({ givenUp }) => wrong(givenUp), numeric: true },
]

export function MessagesTable({ messages }: Pick<Overview, 'messages'>) {
  return <DataTable label="Messages" columns={messageColumns} rows={messages} rowKey={({ channel }) => channel} />
}

const jobColumns: readonly Column<Overview['jobs'][number]>[] = [
  { key: 'queue', header: 'Queue', cell: ({ queue }) => queue },
  { key: 'waiting', header: 'Waiting', cell: ({ waiting }) => formatCount(waiting), numeric: true },
  { key: 'failed', header: 'Failed', cell: ({ failed }) => wrong(failed), numeric: true },
]

/** Queues with jobs; the others are on the page of jobs. */
export function JobsTable({ jobs }: Pick<Overview, 'jobs'>) {
  const busy = jobs.filter(({ waiting, failed }) => waiting > 0 || failed > 0)
  if (busy.length === 0) return <p>No jobs are waiting or failed in {formatCount(jobs.length)} queues.</p>
  return <DataTable label="Background jobs" columns={jobColumns} rows={busy} rowKey={({ queue }) => queue} />
}

type SlowCall = Overview['process']['slowCalls'][number]

const slowColumns: readonly Column<SlowCall>[] = [
  { key: 'call', header: 'Call', cell: ({ call }) => call },
  { key: 'slow', header: 'Slow', cell: ({ slow }) => formatCount(slow), numeric: true },
  { key: 'answers', header: 'Of', cell: ({ answers }) => formatCount(answers), numeric: true },
]

/** The process that answered, and its calls that took more than half a second. */
export function SlowCallsTable({
  process: { startedAt, openStreams, answers, errors, slow, slowCalls },
}: Pick<Overview, 'process'>) {
  return (
    <>
      <Facts
        facts={[
          { label: 'Running since', value: formatMoment(startedAt) },
          { label: 'Open event streams', value: formatCount(openStreams) },
          { label: 'Responses', value: formatCount(answers) },
          { label: 'Of these, errors', value: wrong(errors) },
          { label: 'Slower than half a second', value: formatCount(slow) },
        ]}
      />
      {slowCalls.length > 0 && (
        <div className={classes.slow}>
          <DataTable label="Slow calls" columns={slowColumns} rows={slowCalls} rowKey={({ call }) => call} />
        </div>
      )}
    </>
  )
}
