import type { ScheduleColumnsSummary } from '@portico/contract/areas/schedules/columns/column-settings.shapes.ts'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { type Column, DataTable } from '../../../kit/data/data-table.tsx'
import { Loaded } from '../../../kit/feedback/loaded.tsx'
import { EmptyState } from '../../../kit/feedback/states.tsx'
import { SearchField } from '../../../kit/forms/kinds/search-field.tsx'
import { Card } from '../../../kit/layout/card.tsx'
import { Page } from '../../../kit/layout/page.tsx'
import { AppLink } from '../../../platform/app-link.tsx'
import { formatMoment } from '../../../platform/formats.ts'
import { shapedSchedulesQuery } from './columns.queries.ts'
import classes from './schedule-list.module.css'

/** Every schedule whose columns a brokerage may shape. */
export default function ScheduleColumnsListScreen({ brokerCode }: { readonly brokerCode: string }) {
  const [typed, setTyped] = useState('')
  const query = useQuery(shapedSchedulesQuery(brokerCode))
  const configuration = `/brokerage-administration/${encodeURIComponent(brokerCode)}/configuration`
  const wanted = typed.trim().toLowerCase()
  return (
    <Page
      title="Schedule Columns"
      eyebrow={<AppLink href={configuration}>Configuration</AppLink>}
      lead="Choose the columns for your accounts’ schedules. Changes take effect immediately."
    >
      <search className={classes.bar}>
        <SearchField label="Find a schedule" value={typed} onChange={(event) => setTyped(event.currentTarget.value)} />
      </search>
      <Loaded query={query} failed="The schedules could not be loaded" lines={12}>
        {(schedules) => (
          <Schedules
            schedules={schedules.filter(({ name }) => name.toLowerCase().includes(wanted))}
            hrefOf={({ scheduleType }) => `${configuration}/schedule-columns/${scheduleType}`}
          />
        )}
      </Loaded>
    </Page>
  )
}

interface Props {
  readonly schedules: readonly ScheduleColumnsSummary[]
  readonly hrefOf: (schedule: ScheduleColumnsSummary) => string
}

function Schedules({ schedules, hrefOf }: Props) {
  if (schedules.length === 0) return <EmptyState title="No matching schedules" />
  return (
    <Card title="Schedules">
      <DataTable
        label="Schedules"
        rows={schedules}
        rowKey={({ scheduleType }) => scheduleType}
        columns={columnsOf(hrefOf)}
      />
    </Card>
  )
}

const columnsOf = (hrefOf: Props['hrefOf']): Column<ScheduleColumnsSummary>[] => [
  {
    key: 'name',
    header: 'Schedule',
    cell: (schedule) => <AppLink href={hrefOf(schedule)}>{schedule.name}</AppLink>,
    sortValue: ({ name }) => name,
  },
  {
    key: 'shown',
    header: 'Columns shown',
    cell: ({ shown }) => shown,
    sortValue: ({ shown }) => shown,
    numeric: true,
  },
  { key: 'difference', header: 'Compared with standard', cell: differenceText },
  {
    key: 'changed',
    header: 'Last changed',
    cell: ({ changedAt, changedByName }) =>
      changedAt === null ? '' : [formatMoment(changedAt), changedByName].filter(Boolean).join(' · '),
    sortValue: ({ changedAt }) => changedAt,
  },
]

/** How far columns are from the standard, as text. */
function differenceText({ added, hidden, changed, changedAt }: ScheduleColumnsSummary): string {
  const said = [
    added > 0 && `${added} added`,
    hidden > 0 && `${hidden} hidden`,
    changed > 0 && `${changed} changed`,
  ].filter((words) => words !== false)
  if (said.length > 0) return said.join(', ')
  return changedAt === null ? 'Standard' : 'Reordered or reset to standard'
}
