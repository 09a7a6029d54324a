import { brokerageMessages } from '@portico/contract/areas/administration/brokerage.messages.ts'
import {
  type BrokerageDetail,
  brokerageRowsShown,
} from '@portico/contract/areas/administration/brokerage-detail.shapes.ts'
import type { FeatureEntry } from '@portico/contract/areas/features/feature.shapes.ts'
import { useQuery } from '@tanstack/react-query'
import { type Column, DataTable } from '../../../kit/data/data-table.tsx'
import { Pill } from '../../../kit/data/pill.tsx'
import { Loaded } from '../../../kit/feedback/loaded.tsx'
import { Card } from '../../../kit/layout/card.tsx'
import { AppLink } from '../../../platform/app-link.tsx'
import { formatDate, formatMoment } from '../../../platform/formats.ts'
import { actionLabelOf } from '../../activity/activity.public.ts'
import { featuresSetQuery } from './brokerage-detail.queries.ts'
import classes from './brokerages.module.css'

/** The feature flags that are set of the brokerage; all others have their defaults. */
export function FeaturesCard({ brokerCode }: { readonly brokerCode: string }) {
  const query = useQuery(featuresSetQuery(brokerCode))
  return (
    <Card title="Features" action={<AppLink href="/admin/feature-flag-report">Feature report</AppLink>}>
      <Loaded query={query} failed={brokerageMessages.featuresFailed} lines={3}>
        {(features) =>
          features.length === 0 ? (
            <p>No features set. The brokerage has the defaults.</p>
          ) : (
            <DataTable label="Features" columns={featureColumns} rows={features} rowKey={({ name }) => name} />
          )
        }
      </Loaded>
    </Card>
  )
}

const featureColumns: readonly Column<FeatureEntry>[] = [
  { key: 'name', header: 'Feature', cell: ({ name }) => name },
  { key: 'value', header: 'Value', cell: ({ value }) => valueText(value) },
]

function valueText(value: FeatureEntry['value']): string {
  if (typeof value === 'boolean') return value ? 'On' : 'Off'
  if (typeof value === 'string') return value === '' ? 'Blank' : value
  if (Array.isArray(value)) return value.length === 0 ? 'None' : value.join(', ')
  return Object.entries(value)
    .map(([name, text]) => `${name}: ${text}`)
    .join(', ')
}

type Member = BrokerageDetail['staff'][number]

/** Who works at the brokerage, with their roles. */
export function StaffCard({ staff }: { readonly staff: readonly Member[] }) {
  return (
    <Card title="Staff" {...cutAt(staff.length, `The first ${brokerageRowsShown} by name.`)}>
      {staff.length === 0 ? (
        <p>No staff yet.</p>
      ) : (
        <DataTable label="Staff" columns={staffColumns} rows={staff} rowKey={({ username }) => username} />
      )}
    </Card>
  )
}

const staffColumns: readonly Column<Member>[] = [
  {
    key: 'name',
    header: 'Name',
    cell: ({ username, name, isDisabled }) => (
      <span className={classes.who}>
        <span className={classes.pills}>
          <AppLink href={`/admin/users/${encodeURIComponent(username)}`}>{name}</AppLink>
          {isDisabled && <Pill tone="danger">Disabled</Pill>}
        </span>
        <span className={classes.under}>{username}</span>
      </span>
    ),
  },
  { key: 'roles', header: 'Roles', cell: ({ roles }) => roles.join(', ') },
  {
    key: 'login',
    header: 'Last login',
    cell: ({ lastLoginAt }) => (lastLoginAt === null ? 'Never' : formatDate(new Date(lastLoginAt))),
  },
]

type Event = BrokerageDetail['events'][number]

/** The latest audit entries about the brokerage and its staff. */
export function EventsCard({ events }: { readonly events: readonly Event[] }) {
  return (
    <Card title="Recent activity" {...cutAt(events.length, `The latest ${brokerageRowsShown}.`)}>
      {events.length === 0 ? (
        <p>No activity yet.</p>
      ) : (
        <DataTable
          label="Recent activity"
          columns={eventColumns}
          rows={events.map((event, at) => ({ ...event, key: String(at) }))}
          rowKey={({ key }) => key}
        />
      )}
    </Card>
  )
}

const cutAt = (many: number, footer: string) => (many === brokerageRowsShown ? { footer } : {})

const eventColumns: readonly Column<Event & { readonly key: string }>[] = [
  { key: 'at', header: 'Time', cell: ({ at }) => formatMoment(at) },
  { key: 'by', header: 'User', cell: ({ by }) => by ?? 'System' },
  {
    key: 'action',
    header: 'Action',
    cell: ({ action, reason }) => (
      <span className={classes.who}>
        <span>{sentence(actionLabelOf({ action, subject: subjectOf(action) }))}</span>
        {reason !== null && <span className={classes.under}>{reason}</span>}
      </span>
    ),
  },
]

const subjectOf = (action: string) => ({ type: action.split('.')[0] ?? '', id: null })

const sentence = (words: string): string => words.charAt(0).toUpperCase() + words.slice(1)
