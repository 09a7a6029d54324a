import type { FieldDefinitions } from '@portico/contract/areas/schedules/column.shapes.ts'
import type { ScheduleUse } from '@portico/contract/areas/schedules/columns/column-settings.shapes.ts'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Button } from '../../../../kit/controls/button.tsx'
import { type Column, DataTable } from '../../../../kit/data/data-table.tsx'
import { Loaded } from '../../../../kit/feedback/loaded.tsx'
import { EmptyState } from '../../../../kit/feedback/states.tsx'
import { SearchField } from '../../../../kit/forms/kinds/search-field.tsx'
import { Card } from '../../../../kit/layout/card.tsx'
import { Page } from '../../../../kit/layout/page.tsx'
import { formatCount } from '../../../../platform/formats.ts'
import { fieldDefinitionsQuery, scheduleUseQuery } from '../columns.queries.ts'
import classes from '../schedule-list.module.css'
import { ScheduleDialog } from './schedule-dialog.tsx'

/** A type with its columns, and how much it is used. */
export type UsedSchedule = FieldDefinitions & Omit<ScheduleUse, 'scheduleType'>

/** Every schedule type over the platform: its columns, its rows and the brokerages that shaped it. */
export default function AdminSchedulesScreen() {
  const [typed, setTyped] = useState('')
  const definitions = useQuery(fieldDefinitionsQuery)
  const use = useQuery(scheduleUseQuery)
  const both = {
    data: definitions.data && use.data && joined(definitions.data, use.data),
    isError: definitions.isError || use.isError,
    refetch: () => Promise.all([definitions.refetch(), use.refetch()]),
  }
  return (
    <Page title="Schedules" lead="All schedule types and their standard columns.">
      <search className={classes.bar}>
        <SearchField
          label="Find a schedule or a column"
          placeholder="Name, code, or heading"
          value={typed}
          onChange={(event) => setTyped(event.currentTarget.value)}
        />
      </search>
      <Loaded query={both} failed="The schedules could not be loaded" lines={12}>
        {(schedules) => <Schedules schedules={schedules.filter(matching(typed))} />}
      </Loaded>
    </Page>
  )
}

function joined(definitions: readonly FieldDefinitions[], use: readonly ScheduleUse[]): UsedSchedule[] {
  const byType = new Map(use.map((used) => [used.scheduleType, used]))
  return definitions.map((definition) => {
    const { rows = 0, tabs = 0, brokerages = 0 } = byType.get(definition.scheduleType) ?? {}
    return { ...definition, rows, tabs, brokerages }
  })
}

function matching(typed: string): (schedule: UsedSchedule) => boolean {
  const wanted = typed.trim().toLowerCase()
  return ({ name, scheduleType, columns }) =>
    [name, scheduleType, ...columns.map(({ heading }) => heading)].some((text) => text.toLowerCase().includes(wanted))
}

function Schedules({ schedules }: { readonly schedules: readonly UsedSchedule[] }) {
  const [open, setOpen] = useState<UsedSchedule>()
  if (schedules.length === 0) return <EmptyState title="No matching schedules or columns" />
  return (
    <Card title="Schedule types">
      <DataTable
        label="Schedule types"
        rows={schedules}
        rowKey={({ scheduleType }) => scheduleType}
        columns={columnsOf(setOpen)}
      />
      {open !== undefined && <ScheduleDialog schedule={open} onClose={() => setOpen(undefined)} />}
    </Card>
  )
}

const columnsOf = (onOpen: (schedule: UsedSchedule) => void): Column<UsedSchedule>[] => [
  {
    key: 'name',
    header: 'Schedule',
    cell: (schedule) => (
      <Button kind="quiet" small onClick={() => onOpen(schedule)}>
        {schedule.name}
      </Button>
    ),
    sortValue: ({ name }) => name,
  },
  { key: 'code', header: 'Code', cell: ({ scheduleType }) => <code>{scheduleType}</code> },
  countOf('Rows', ({ rows }) => rows),
  countOf('Tabs with rows', ({ tabs }) => tabs),
  countOf('Standard columns', ({ columns }) => columns.length),
  countOf('Customized by brokerages', ({ brokerages }) => brokerages),
]

const countOf = (header: string, of: (schedule: UsedSchedule) => number): Column<UsedSchedule> => ({
  key: header,
  header,
  cell: (schedule) => formatCount(of(schedule)),
  sortValue: of,
  numeric: true,
})
