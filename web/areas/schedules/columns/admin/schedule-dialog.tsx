import type { ColumnDefinition } from '@portico/contract/areas/schedules/column.shapes.ts'
import type { ShapingBrokerages } from '@portico/contract/areas/schedules/columns/column-settings.shapes.ts'
import type { ScheduleType } from '@portico/contract/areas/schedules/schedule-types.ts'
import { useInfiniteQuery } from '@tanstack/react-query'
import { type Column, DataTable } from '../../../../kit/data/data-table.tsx'
import { moreOf } from '../../../../kit/data/more.ts'
import { Loaded } from '../../../../kit/feedback/loaded.tsx'
import { Dialog } from '../../../../kit/overlays/dialog.tsx'
import { AppLink } from '../../../../platform/app-link.tsx'
import { formatMoment } from '../../../../platform/formats.ts'
import { shapingBrokeragesPages } from '../columns.queries.ts'
import { kindNames } from '../kind-names.ts'
import type { UsedSchedule } from './admin-schedules-screen.tsx'
import classes from './schedule-dialog.module.css'

interface Props {
  readonly schedule: UsedSchedule
  readonly onClose: () => void
}

/** The standard columns of a schedule, and the brokerages that have them otherwise. */
export function ScheduleDialog({ schedule, onClose }: Props) {
  return (
    <Dialog title={schedule.name} size="large" onClose={onClose}>
      <h3 className={classes.subtitle}>Brokerages with custom columns</h3>
      {schedule.brokerages === 0 ? (
        <p className={classes.none}>Every brokerage has the standard columns.</p>
      ) : (
        <Brokerages schedule={schedule} />
      )}
      <h3 className={classes.subtitle}>Standard columns</h3>
      <DataTable label="Standard columns" rows={schedule.columns} rowKey={({ key }) => key} columns={standardColumns} />
    </Dialog>
  )
}

function Brokerages({ schedule: { scheduleType } }: Pick<Props, 'schedule'>) {
  const pages = useInfiniteQuery(shapingBrokeragesPages(scheduleType))
  return (
    <Loaded query={pages} failed="The brokerages could not be loaded">
      {(data) => (
        <DataTable
          label="Brokerages with custom columns"
          rows={data.pages.flatMap(({ brokerages }) => brokerages)}
          rowKey={({ brokerCode }) => brokerCode}
          columns={brokerageColumns(scheduleType)}
          more={moreOf(pages)}
        />
      )}
    </Loaded>
  )
}

const standardColumns: readonly Column<ColumnDefinition>[] = [
  { key: 'heading', header: 'Heading', cell: ({ heading }) => heading },
  { key: 'key', header: 'Key', cell: ({ key }) => <code>{key}</code> },
  { key: 'kind', header: 'Kind', cell: ({ kind }) => kindNames[kind] },
  { key: 'required', header: 'Required', cell: ({ required }) => (required ? 'Yes' : '') },
  { key: 'synonyms', header: 'Also in files as', cell: ({ synonyms }) => synonyms.join(', ') },
]

const brokerageColumns = (scheduleType: ScheduleType): Column<ShapingBrokerages['brokerages'][number]>[] => [
  {
    key: 'brokerage',
    header: 'Brokerage',
    cell: ({ brokerCode, brokerName }) => (
      <AppLink href={`/brokerage-administration/${brokerCode}/configuration/schedule-columns/${scheduleType}`}>
        {brokerName}
      </AppLink>
    ),
  },
  { key: 'added', header: 'Added', cell: ({ added }) => added, numeric: true },
  { key: 'hidden', header: 'Hidden', cell: ({ hidden }) => hidden, numeric: true },
  { key: 'changed', header: 'Changed', cell: ({ changed }) => changed, numeric: true },
  {
    key: 'at',
    header: 'Last changed',
    cell: ({ changedAt, changedByName }) =>
      [changedAt === null ? null : formatMoment(changedAt), changedByName].filter(Boolean).join(' · '),
  },
]
